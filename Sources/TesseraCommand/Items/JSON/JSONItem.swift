/// An item of `--json`: an object, or a string, which is a label alone.
///
/// Keys that aren't known are left alone, so that the output of other programs can be used; `null` counts as absent.
struct JSONItem {
  /// What is shown, decoded.
  private(set) var label: [UInt8] = []

  /// The heading that it stands under.
  private(set) var section: [UInt8]?

  /// Everything else.
  private(set) var detail = ItemDetail()

  /// What is wrong with a value, and of which key.
  struct Refusal: Error {
    var key: String?
    var expected: String
  }

  /// Reads an item.
  init(_ node: JSONNode) throws(Refusal) {
    if let string = node.string {
      label = string
      return
    }
    guard node.isObject else { throw Refusal(expected: "an object is expected, as in {\"label\": \"one\"}") }
    guard let label = try Self.string(node, "label") else {
      throw Refusal(key: "label", expected: "it is missing")
    }
    self.label = label
    section = try Self.string(node, "section")
    detail.value = node["value"].map { $0.string ?? $0.text }
    detail.detail = try Self.string(node, "detail")
    detail.icon = try Self.string(node, "icon")
    detail.span = try Self.span(node)
    detail.color = try Self.color(node)
    detail.isDisabled = try Self.bool(node, "disabled")
    detail.isSelected = try Self.bool(node, "selected")
    detail.key = try Self.key(node)
    detail.run = try Self.command(node)
  }

  private static func string(_ node: JSONNode, _ key: String) throws(Refusal) -> [UInt8]? {
    guard let value = node[key] else { return nil }
    guard let string = value.string else { throw Refusal(key: key, expected: "a string is expected") }
    return string
  }

  private static func bool(_ node: JSONNode, _ key: String) throws(Refusal) -> Bool {
    guard let value = node[key] else { return false }
    guard let bool = value.bool else { throw Refusal(key: key, expected: "true or false is expected") }
    return bool
  }

  private static func span(_ node: JSONNode) throws(Refusal) -> Int? {
    guard let value = node["span"] else { return nil }
    guard let span = value.integer, (1...1000).contains(span) else {
      throw Refusal(key: "span", expected: "a whole number from 1 to 1000 is expected")
    }
    return span
  }

  private static func color(_ node: JSONNode) throws(Refusal) -> ColorAssignment.Value? {
    guard let name = try string(node, "color") else { return nil }
    guard let color = ColorAssignment.Value(String(decoding: name, as: UTF8.self)) else {
      throw Refusal(key: "color", expected: "a colour is expected, as in red, bright-red, 124 or #ff8000")
    }
    return color
  }

  private static func key(_ node: JSONNode) throws(Refusal) -> NamedKey? {
    guard let name = try string(node, "key") else { return nil }
    guard let key = NamedKey(String(decoding: name, as: UTF8.self)) else {
      throw Refusal(key: "key", expected: "the name of a key is expected, as in x, ctrl-x or f2")
    }
    if let use = key.reservedUse { throw Refusal(key: "key", expected: "\(key.name) always \(use)") }
    return key
  }

  private static func command(_ node: JSONNode) throws(Refusal) -> ItemCommand? {
    guard let value = node["run"] else { return nil }
    let refusal = Refusal(key: "run", expected: "a program and its arguments in an array, or a string for the shell")
    if let line = value.string {
      guard !line.isEmpty, !line.contains(0) else { throw refusal }
      return .shell(line)
    }
    guard let elements = value.elements, !elements.isEmpty else { throw refusal }
    let words = elements.compactMap(\.string)
    // A NUL can't be handed to a program.
    guard words.count == elements.count, words.first?.isEmpty == false, !words.contains(where: { $0.contains(0) })
    else { throw refusal }
    return .arguments(words)
  }
}
