#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The items of a session as the bytes they came in, in one piece of memory.
///
/// - In the input every separator ends an item, so that there is exactly one item a line, empty lines included; a
///   last one without separator counts. Nothing is trimmed or altered: carriage returns, blanks, NUL bytes and
///   bytes that aren't UTF-8 come out as they went in. Only ``withLabelBytes(of:_:)`` leaves out what isn't drawn.
/// - Items are only ever added, so an index stays the same item. Two equal items are two.
/// - Memory is the input's bytes and four bytes an item: 34 MB for a million lines of 30 bytes. Growing moves pages
///   rather than copying bytes (see ``GrowingMemory``).
///
/// A reference, not a value: views and plans look at the items while they still come in, and a copy held by one of
/// them would make the next block copy all bytes. It is used by one thread.
final class ItemStore {
  /// The most bytes that a store holds unless it is told otherwise: 4 GiB, but no more than half of the machine's memory.
  ///
  /// It bounds what an endless producer can take.
  static let defaultByteLimit = limit(pages: sysconf(Int32(_SC_PHYS_PAGES)), pageSize: sysconf(Int32(_SC_PAGESIZE)))

  /// The limit on a machine of so many pages, -1 for a number that isn't known.
  static func limit(pages: Int, pageSize: Int) -> Int {
    guard pages > 0, pageSize > 0 else { return 4 << 30 }
    let (bytes, overflows) = pages.multipliedReportingOverflow(by: pageSize)
    return overflows ? 4 << 30 : min(4 << 30, bytes / 2)
  }

  /// What ends an item in the input.
  let separator: ItemSeparator

  /// The most bytes that are held, separators included.
  let byteLimit: Int

  /// What is shown and searched of items.
  var shape = ItemShape()

  /// What some items have besides their labels.
  var details = ItemDetails()

  /// The headings among them.
  var sections = ItemSections()

  private var memory = GrowingMemory()
  /// The offset behind each complete item's separator.
  private var ends = OffsetTable()
  /// Whether bytes were lost, so that the unfinished item isn't what went in.
  private var isCut = false

  /// The bytes that are held, with a separator after each item.
  private(set) var byteCount = 0

  /// Creates an empty store.
  init(separator: ItemSeparator, byteLimit: Int = ItemStore.defaultByteLimit) {
    self.separator = separator
    self.byteLimit = byteLimit
  }

  /// How many complete items there are.
  var count: Int { ends.count }

  /// Whether bytes have come of an item whose separator hasn't.
  var hasUnfinishedItem: Bool { byteCount > endOfItems }

  /// Appends a block of the input, which may begin and end anywhere in an item.
  ///
  /// Where not all of it fits, what fits is taken and the item that is cut is dropped.
  func append(block: UnsafeRawBufferPointer) throws(ItemStoreError) {
    var rest = block
    while !rest.isEmpty {
      let taken = try fill(atMost: rest.count) { space in
        space.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest[..<space.count]))
        return space.count
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[taken...])
    }
  }

  /// Lets `read` write up to `most` bytes of the input straight to their place, and takes as many as it says.
  ///
  /// The space is shorter than `most` where the limit is near, never empty. Returns what `read` returned; zero or
  /// less takes nothing. Throws without calling `read` when there is no space.
  @discardableResult
  func fill(
    atMost most: Int, _ read: (UnsafeMutableRawBufferPointer) -> Int
  ) throws(ItemStoreError) -> Int {
    let space = min(most, byteLimit - byteCount)
    guard space > 0 else {
      isCut = true
      throw .full
    }
    guard let start = memory.reserve(byteCount + space) else {
      isCut = true
      throw .outOfMemory
    }
    let block = UnsafeMutableRawBufferPointer(start: start + byteCount, count: space)
    let taken = read(block)
    guard taken > 0 else { return taken }
    precondition(taken <= space, "a read cannot take more bytes than there is space for")
    let new = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(block)[..<taken])
    let base = byteCount
    byteCount += taken
    guard ends.appendEnds(of: separator.byte, in: new, base: base) else {
      isCut = true
      throw .outOfMemory
    }
    return taken
  }

  /// Appends one item, whatever bytes it has, separators included.
  ///
  /// An unfinished item ends before it.
  func append(item: UnsafeRawBufferPointer) throws(ItemStoreError) {
    try finish()
    guard byteCount + item.count < byteLimit else { throw .full }
    guard let start = memory.reserve(byteCount + item.count + 1) else { throw .outOfMemory }
    if let source = item.baseAddress {
      (start + byteCount).copyMemory(from: source, byteCount: item.count)
    }
    byteCount += item.count
    try endItem()
  }

  /// Appends a block of the input.
  func append(block: [UInt8]) throws(ItemStoreError) {
    var failure: ItemStoreError?
    block.withUnsafeBytes { bytes in
      do throws(ItemStoreError) { try append(block: bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Appends one item, whatever bytes it has.
  func append(item: [UInt8]) throws(ItemStoreError) {
    var failure: ItemStoreError?
    // The closure of a typed throw crashes the compiler (6.3.1) where it is converted to an untyped one.
    item.withUnsafeBytes { bytes in
      do throws(ItemStoreError) { try append(item: bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Tells that the input has ended: a last item without separator is complete.
  ///
  /// An item that was cut because the store was full is dropped. Calling it again changes nothing.
  func finish() throws(ItemStoreError) {
    guard hasUnfinishedItem else { return }
    if isCut {
      byteCount = endOfItems
    } else {
      try endItem()
    }
  }

  /// Calls `body` with the bytes of an item as they came in, without its separator.
  ///
  /// The bytes are valid only meanwhile, and `body` must not append to the store.
  func withBytes<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bounds = (index == 0 ? 0 : ends[index - 1])..<(ends[index] - 1)
    let start = memory.start.map { UnsafeRawPointer($0) + bounds.lowerBound }
    return try body(UnsafeRawBufferPointer(start: start, count: bounds.count))
  }

  /// Calls `body` with the bytes of the item whose separator hasn't come yet; there may be none.
  func withUnfinishedBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withAllBytes { bytes in body(UnsafeRawBufferPointer(rebasing: bytes[endOfItems...])) }
  }

  /// Calls `body` with everything that came in, separators included.
  func withAllBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: memory.start.map { UnsafeRawPointer($0) }, count: byteCount))
  }

  private var endOfItems: Int { ends.count == 0 ? 0 : ends[ends.count - 1] }

  private func endItem() throws(ItemStoreError) {
    // One byte past the limit at most: a last item that fits isn't dropped for its separator.
    guard let start = memory.reserve(byteCount + 1), ends.append(byteCount + 1) else {
      isCut = true
      throw .outOfMemory
    }
    start.storeBytes(of: separator.byte, toByteOffset: byteCount, as: UInt8.self)
    byteCount += 1
  }
}
