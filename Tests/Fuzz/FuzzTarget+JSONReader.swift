#if canImport(TesseraCommand)
  @testable import TesseraCommand
#endif

extension FuzzTarget {
  /// JSON text: it is read into items or refused with a place within it; blocks may be cut anywhere, and objects one a
  /// line are the same items as in an array.
  ///
  /// The first byte tells how long the blocks are.
  static let jsonReader = FuzzTarget(name: "json-reader") { bytes in
    guard let first = bytes.first else { return nil }
    let text = Array(bytes.dropFirst())
    let whole = read(text, blocks: max(1, text.count))
    if case .refused(let line, let column) = whole {
      let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
      guard (1...lines.count + 1).contains(line) else { return "there is no line \(line)" }
      if let column, column < 1 || column > text.count + 2 { return "there is no column \(column)" }
    }
    guard read(text, blocks: Int(first) + 1) == whole else { return "cut into blocks it is read otherwise" }
    return arrayFault(of: text, whole)
  }

  /// What came of a text.
  private enum JSONOutcome: Equatable {
    case items([[UInt8]])
    case refused(line: Int, column: Int?)
    case failed
  }

  /// Lines as an array must be the same items.
  @Sendable private static func arrayFault(of text: [UInt8], _ whole: JSONOutcome) -> String? {
    guard case .items(let items) = whole, !items.isEmpty, text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
      return nil
    }
    let lines = text.split(separator: 0x0A).filter { $0.contains { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } }
    let array = Array("[".utf8) + lines.joined(separator: Array(",".utf8)) + Array("]".utf8)
    guard read(array, blocks: array.count) == whole else { return "as an array the items are others" }
    return nil
  }

  @Sendable private static func read(_ text: [UInt8], blocks length: Int) -> JSONOutcome {
    let items = ItemStore(separator: .null)
    let staging = ItemStaging(form: .json, separator: .newline, items: items)
    do {
      for start in stride(from: 0, to: text.count, by: length) {
        try staging.store.append(block: Array(text[start..<min(start + length, text.count)]))
        try staging.flush(atEnd: false)
      }
      try staging.store.finish()
      try staging.flush(atEnd: true)
    } catch CommandError.BadItem.json(let error) {
      return .refused(line: error.line, column: error.column)
    } catch {
      return .failed
    }
    return .items((0..<items.count).map { index in items.withBytes(of: index) { Array($0) } })
  }
}
