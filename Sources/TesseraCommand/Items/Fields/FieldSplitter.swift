/// Finds the fields of an item.
struct FieldSplitter {
  /// What separates them.
  let delimiter: FieldDelimiter

  /// Where the fields are, in order; an empty item has one empty field, and by blanks none.
  ///
  /// Linear in the bytes.
  func fields(of bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    switch delimiter {
    case .blanks: words(of: bytes)
    case .text(let text): pieces(of: bytes, around: text)
    case .anyOf(let characters): pieces(of: bytes, aroundAnyOf: characters)
    }
  }

  /// The bytes of some fields, put together.
  ///
  /// Neighbours of one range keep what stands between them; between ranges comes the delimiter. Ranges without a
  /// field add nothing.
  func bytes(of ranges: FieldRanges, in bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    var isFirst = true
    for part in places(of: ranges, in: bytes) {
      if !isFirst { result += delimiter.joiner }
      isFirst = false
      result.append(contentsOf: bytes[part])
    }
    return result
  }

  /// Where the bytes of some fields are, one place a range that has any field.
  func places(of ranges: FieldRanges, in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    let fields = fields(of: bytes)
    return ranges.ranges.compactMap { range in
      let indices = range.indices(count: fields.count)
      guard let first = indices.first, let last = indices.last else { return nil }
      return fields[first].lowerBound..<fields[last].upperBound
    }
  }

  private func words(of bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == 0x20 || byte == 0x09 {
        if let begun = start { words.append(begun..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { words.append(start..<bytes.count) }
    return words
  }

  private func pieces(of bytes: UnsafeRawBufferPointer, around text: [UInt8]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    var index = 0
    while index + text.count <= bytes.count {
      if bytes[index] == text[0], bytes[index...].starts(with: text) {
        pieces.append(start..<index)
        index += text.count
        start = index
      } else {
        index += 1
      }
    }
    pieces.append(start..<bytes.count)
    return pieces
  }

  private func pieces(of bytes: UnsafeRawBufferPointer, aroundAnyOf characters: [UInt8]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where characters.contains(byte) {
      pieces.append(start..<index)
      start = index + 1
    }
    pieces.append(start..<bytes.count)
    return pieces
  }
}
