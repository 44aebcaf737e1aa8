#if canImport(TesseraCommand)
  @testable import TesseraCommand
#endif

extension FuzzTarget {
  /// Blocks of input: however they are cut, the items are those between the separators, byte for byte.
  ///
  /// The first byte tells the separator and how long the blocks are.
  static let itemReader = FuzzTarget(name: "item-reader") { bytes in
    guard let first = bytes.first else { return nil }
    let separator: ItemSeparator = first & 1 == 0 ? .newline : .null
    let end: UInt8 = first & 1 == 0 ? 0x0A : 0x00
    let input = Array(bytes.dropFirst())
    let store = ItemStore(separator: separator)
    let length = Int(first >> 1) + 1
    // Not by a closure: one that throws a typed error crashes the compiler here.
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: input.count, alignment: 1)
    defer { memory.deallocate() }
    memory.copyBytes(from: input)
    do {
      for start in stride(from: 0, to: input.count, by: length) {
        try store.append(block: UnsafeRawBufferPointer(rebasing: memory[start..<min(start + length, input.count)]))
      }
      try store.finish()
    } catch {
      return "the store refuses \(input.count) bytes: \(error)"
    }
    var expected = input.split(separator: end, omittingEmptySubsequences: false).map(Array.init)
    if expected.last?.isEmpty ?? false { expected.removeLast() }
    guard store.count == expected.count else { return "\(store.count) items instead of \(expected.count)" }
    for (index, item) in expected.enumerated() {
      let found = store.withBytes(of: index) { Array($0) }
      if found != item { return "item \(index) is \(found) instead of \(item)" }
    }
    return nil
  }
}
