/// Why an item of `--json` isn't one.
struct JSONItemError: Error, Equatable {
  /// The line of the input, from 1.
  var line: Int

  /// The column in bytes, from 1, where it is known.
  var column: Int?

  /// The key whose value is wrong, nil where the object itself is.
  var key: String?

  /// What is wrong, and what would be right.
  var reason: String

  /// The place and the reason, without the input's name.
  var explanation: String {
    let place = "line \(line)" + (column.map { ", column \($0)" } ?? "")
    return place + (key.map { ", key '\(printable($0))'" } ?? "") + ": \(printable(reason, columns: 160))"
  }
}
