extension ItemStore {
  /// Calls `body` with the bytes of an item that are drawn: without a byte-order mark at the beginning of the first
  /// item, and without a carriage return that stands before a line feed; of what is left, what the ``shape`` shows.
  ///
  /// Both stay in the output. Items that end by NUL keep their carriage returns, which are part of them. The bytes
  /// are valid only meanwhile, and `body` must not append to the store.
  func withLabelBytes<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard shape.altersLabels else { return try withTextBytes(of: index, body) }
    return try Self.withCopy(of: styledLabel(of: index).bytes, body)
  }

  /// Calls `body` with the bytes of an item that a query is compared with: fields of its label, or all of it.
  func withSearchedBytes<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let fields = shape.searchedFields else { return try withLabelBytes(of: index, body) }
    let found = withLabelBytes(of: index) { bytes in
      FieldSplitter(delimiter: shape.delimiter).bytes(of: fields, in: bytes)
    }
    return try Self.withCopy(of: found, body)
  }

  /// The label of an item and where it is coloured. Its bytes are those of ``withLabelBytes(of:_:)``.
  ///
  /// - Parameter limit: How many bytes of it are wanted. Where no fields are shown, no more of the item is looked at.
  func styledLabel(of index: Int, atMost limit: Int = .max) -> StyledLabel {
    withTextBytes(of: index) { bytes in
      // Where a field stands is known only when all of them were seen.
      let isLookedAtWhole = shape.shownFields != nil || bytes.count <= limit
      var label = shape.label(of: isLookedAtWhole ? bytes : UnsafeRawBufferPointer(rebasing: bytes[..<limit]))
      if label.bytes.count > limit { label.bytes.removeSubrange(limit...) }
      return label
    }
  }

  /// Calls `body` with the bytes that are printed where an item is picked: its value, or else the item as it came in;
  /// where fields are wanted, these fields of it, without colours, carriage return and byte-order mark.
  func withAnswerBytes<Result, Failure: Error>(
    of index: Int, fields: FieldRanges? = nil, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let value = details[index]?.value
    guard let fields else {
      if let value { return try Self.withCopy(of: value, body) }
      return try withBytes(of: index, body)
    }
    let whole =
      value
      ?? withTextBytes(of: index) { bytes in
        shape.readsColors ? ColorSequences.label(of: bytes).bytes : Array(bytes)
      }
    let found = Self.withCopy(of: whole) { bytes in
      FieldSplitter(delimiter: shape.delimiter).bytes(of: fields, in: bytes)
    }
    return try Self.withCopy(of: found, body)
  }

  /// Whether an item's value, or else the item itself, is exactly these bytes.
  func isItem(_ index: Int, equalTo value: [UInt8]) -> Bool {
    withAnswerBytes(of: index) { $0.elementsEqual(value) }
  }

  /// The bytes of an item without what is never part of its text.
  private func withTextBytes<Result, Failure: Error>(
    of index: Int, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withBytes(of: index) { (bytes) throws(Failure) -> Result in
      var drawn = bytes[...]
      if index == 0, drawn.starts(with: Self.byteOrderMark) { drawn = drawn.dropFirst(3) }
      if separator == .newline, drawn.last == 0x0D { drawn = drawn.dropLast() }
      return try body(UnsafeRawBufferPointer(rebasing: drawn))
    }
  }

  /// The byte-order mark in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  // An array's own access would make the typed throw an untyped one, which crashes the compiler (6.3.1).
  private static func withCopy<Result, Failure: Error>(
    of bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    defer { copy.deallocate() }
    copy.copyBytes(from: bytes)
    return try body(UnsafeRawBufferPointer(copy))
  }
}
