extension ItemStore {
  /// Calls `body` with the bytes of an item that are drawn: without a byte-order mark at the beginning of the first
  /// item, and without a carriage return that stands before a line feed.
  ///
  /// Both stay in the output. Items that end by NUL keep their carriage returns, which are part of them. The bytes
  /// are valid only meanwhile, and `body` must not append to the store.
  func withLabelBytes<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withBytes(of: index) { (bytes) throws(Failure) -> Result in
      var drawn = bytes[...]
      if index == 0, drawn.starts(with: [0xEF, 0xBB, 0xBF]) { drawn = drawn.dropFirst(3) }
      if separator == .newline, drawn.last == 0x0D { drawn = drawn.dropLast() }
      return try body(UnsafeRawBufferPointer(rebasing: drawn))
    }
  }
}
