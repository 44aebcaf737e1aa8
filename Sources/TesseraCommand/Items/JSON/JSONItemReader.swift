/// Makes items of JSON text: of one object a line as the lines come, or of one array once all of it has come.
struct JSONItemReader {
  /// What the text turned out to be.
  private enum Form {
    case undecided
    case lines
    case array
  }

  private var form = Form.undecided
  // The lines that were read, for errors; before an array these are blank.
  private var lineCount = 0

  /// Whether the text is an array, so that nothing can be made of a part of it.
  var waitsForAll: Bool { form == .array }

  /// Looks at the beginning of the text, before any line of it is read.
  mutating func look(at text: UnsafeRawBufferPointer) {
    guard form == .undecided else { return }
    // A part of a byte-order mark tells nothing yet.
    guard lineCount > 0 || text.count >= 3 || !ItemStore.byteOrderMark.starts(with: text) else { return }
    var rest = text[...]
    if lineCount == 0, rest.starts(with: ItemStore.byteOrderMark) { rest = rest.dropFirst(3) }
    guard let first = rest.first(where: { !Self.isBlank($0) }) else { return }
    form = first == UInt8(ascii: "[") ? .array : .lines
  }

  /// Reads a line, without its end; blank ones are passed over.
  mutating func read(line: UnsafeRawBufferPointer, into items: ItemStore) throws(CommandError.BadItem) {
    var text = line[...]
    if lineCount == 0, text.starts(with: ItemStore.byteOrderMark) { text = text.dropFirst(3) }
    lineCount += 1
    guard text.contains(where: { !Self.isBlank($0) }) else { return }
    let line = UnsafeRawBufferPointer(rebasing: text)
    let end = try Self.readItem(line, startLine: lineCount, startColumn: 1, into: items)
    if let other = line[end...].firstIndex(where: { !Self.isBlank($0) }) {
      throw .json(
        JSONItemError(line: lineCount, column: other + 1, reason: "there is more than one value in the line"))
    }
  }

  /// Reads the text behind the lines that were read as an array.
  func read(array text: UnsafeRawBufferPointer, into items: ItemStore) throws(CommandError.BadItem) {
    // The last line's end may be the store's; what is missing is told at the end of the line before.
    let isEnded = text.last == 0x0A || text.last == 0x00
    var cursor = JSONCursor(
      UnsafeRawBufferPointer(rebasing: text.dropLast(isEnded ? 1 : 0)), firstLine: lineCount + 1)
    if lineCount == 0, text.starts(with: ItemStore.byteOrderMark) { cursor.advance(by: 3) }
    cursor.skipBlanks()
    cursor.advance(by: 1)
    cursor.skipBlanks()
    if cursor.next == UInt8(ascii: "]") {
      cursor.advance(by: 1)
    } else {
      while true {
        cursor.skipBlanks()
        let length = try Self.readItem(
          cursor.rest, startLine: cursor.line, startColumn: cursor.column, into: items)
        cursor.advance(by: length)
        cursor.skipBlanks()
        let separator = cursor.next
        guard separator == UInt8(ascii: ",") || separator == UInt8(ascii: "]") else {
          throw cursor.error("a comma or the end of the array is expected")
        }
        cursor.advance(by: 1)
        if separator == UInt8(ascii: "]") { break }
      }
    }
    cursor.skipBlanks()
    if cursor.next != nil { throw cursor.error("there is something behind the array") }
  }

  /// Reads one item at the beginning of a text; how many bytes it took.
  private static func readItem(
    _ text: UnsafeRawBufferPointer, startLine: Int, startColumn: Int, into items: ItemStore
  ) throws(CommandError.BadItem) -> Int {
    let document: JSONDocument
    do throws(JSONDocument.SyntaxError) {
      document = try JSONDocument(text)
    } catch {
      let column = error.line == 1 ? startColumn + error.column - 1 : error.column
      throw .json(JSONItemError(line: startLine + error.line - 1, column: column, reason: error.reason))
    }
    let item: JSONItem
    do throws(JSONItem.Refusal) {
      item = try JSONItem(document.root)
    } catch {
      throw .json(JSONItemError(line: startLine, key: error.key, reason: error.expected))
    }
    let index = items.count
    do throws(ItemStoreError) { try items.append(item: item.label) } catch { throw .tooMuch }
    items.sections.note(item.section, at: index)
    items.details.append(item.detail, at: index)
    return document.byteCount
  }

  fileprivate static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

/// A place in JSON text, with its line and column.
private struct JSONCursor {
  private let text: UnsafeRawBufferPointer
  private var position = 0
  private var lineStart = 0

  /// The line of the place, counted on from that of the text's start.
  private(set) var line: Int

  init(_ text: UnsafeRawBufferPointer, firstLine: Int) {
    self.text = text
    line = firstLine
  }

  /// The column of the place in bytes, from 1.
  var column: Int { position - lineStart + 1 }

  /// The byte at the place, nil at the end.
  var next: UInt8? { position < text.count ? text[position] : nil }

  /// The text from the place on.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: text[position...]) }

  mutating func advance(by count: Int) {
    let end = min(text.count, position + count)
    while position < end {
      position += 1
      if text[position - 1] == 0x0A {
        line += 1
        lineStart = position
      }
    }
  }

  mutating func skipBlanks() {
    while let byte = next, JSONItemReader.isBlank(byte) { advance(by: 1) }
  }

  func error(_ reason: String) -> CommandError.BadItem {
    .json(JSONItemError(line: line, column: column, reason: reason))
  }
}
