/// Where input waits that isn't items byte for byte: lines among which are headings, or JSON text.
///
/// Of one input; the next one has its own. Holds no more than is unfinished, but for an array, which is held whole.
final class ItemStaging {
  /// What is made of the input.
  enum Form: Equatable {
    /// Lines, those that begin with these bytes are headings.
    case headings(prefix: [UInt8])
    /// JSON text.
    case json
  }

  /// Where the bytes go as they are read.
  private(set) var store: ItemStore

  private let form: Form
  private let items: ItemStore
  private var reader = JSONItemReader()
  private var hasBegun = false

  /// Begins an input whose items go to `items`.
  init(form: Form, separator: ItemSeparator, items: ItemStore) {
    self.form = form
    self.items = items
    store = ItemStore(separator: separator)
  }

  /// Makes items of what has come; at the end of the input, of all that is left.
  func flush(atEnd: Bool) throws(CommandError.BadItem) {
    if form == .json { store.withAllBytes { reader.look(at: $0) } }
    if reader.waitsForAll {
      if atEnd { try readArray() }
      return
    }
    guard store.count > 0 else { return }
    for index in 0..<store.count { try take(index) }
    // What is unfinished goes on; the rest is let go.
    let rest = ItemStore(separator: store.separator)
    let unfinished = store.withUnfinishedBytes { Array($0) }
    do throws(ItemStoreError) { try rest.append(block: unfinished) } catch { throw .tooMuch }
    store = rest
  }

  private func readArray() throws(CommandError.BadItem) {
    let reader = reader
    try store.withAllBytes { (bytes) throws(CommandError.BadItem) in try reader.read(array: bytes, into: items) }
  }

  private func take(_ index: Int) throws(CommandError.BadItem) {
    switch form {
    case .json:
      try store.withBytes(of: index) { (line) throws(CommandError.BadItem) in
        var reader = self.reader
        try reader.read(line: line, into: items)
        self.reader = reader
      }
    case .headings(let prefix):
      try store.withBytes(of: index) { (line) throws(CommandError.BadItem) in
        let isFirst = !hasBegun
        hasBegun = true
        try take(line, isFirst: isFirst, prefix: prefix)
      }
    }
  }

  private func take(
    _ line: UnsafeRawBufferPointer, isFirst: Bool, prefix: [UInt8]
  ) throws(CommandError.BadItem) {
    var text = line[...]
    if isFirst, text.starts(with: ItemStore.byteOrderMark) { text = text.dropFirst(3) }
    guard text.starts(with: prefix) else {
      do throws(ItemStoreError) { try items.append(item: line) } catch { throw .tooMuch }
      return
    }
    var title = text.dropFirst(prefix.count)
    if store.separator == .newline, title.last == 0x0D { title = title.dropLast() }
    items.sections.begin(Array(title), at: items.count)
  }
}
