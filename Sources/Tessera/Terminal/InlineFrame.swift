/// A frame that ncurses made for a whole screen, made to fit into some rows of the terminal's main screen.
///
/// ncurses addresses rows from the top of the screen, which nobody knows of rows below a prompt. So every move to a row
/// becomes a move relative to the one before, and what erases or scrolls the screen becomes the same for these rows alone.
/// No row outside is touched, and the terminal needn't be asked anything.
/// Understands the sequences of ECMA-48, in which ``TerminalType/allowsInline`` types speak.
package struct InlineFrame {
  private let rows: Int
  // Where the cursor is.
  private var row = 0
  private var result: [UInt8] = []

  /// Rewrites a frame; the cursor must be in the first column of the first of the rows, and is there again at the end.
  ///
  /// Linear.
  package static func rewrite(_ frame: [UInt8], rows: Int) -> [UInt8] {
    guard !frame.isEmpty else { return [] }
    var rewriting = InlineFrame(rows: rows)
    rewriting.result.reserveCapacity(frame.count + 64)
    rewriting.take(frame)
    rewriting.go(toRow: 0, column: 0)
    return rewriting.result
  }

  private init(rows: Int) { self.rows = max(rows, 1) }

  private mutating func take(_ frame: [UInt8]) {
    var index = 0
    while index < frame.count {
      let byte = frame[index]
      if byte == 0x1B, index + 1 < frame.count {
        index = takeSequence(frame, from: index)
        continue
      }
      index += 1
      if byte == 0x0A {
        // From the last row it would scroll.
        guard row < rows - 1 else { continue }
        row += 1
      }
      result.append(byte)
    }
  }

  /// Takes the sequence that starts with the ESC at an index; where it ends.
  private mutating func takeSequence(_ frame: [UInt8], from start: Int) -> Int {
    var end = start + 1
    switch frame[end] {
    case UInt8(ascii: "["):
      end += 1
      while end < frame.count, (0x20...0x3F).contains(frame[end]) { end += 1 }
      guard end < frame.count, (0x40...0x7E).contains(frame[end]) else { return end }
      takeControl(frame[start...end], parameters: frame[start + 2..<end], final: frame[end])
      return end + 1
    case UInt8(ascii: "]"):
      while end < frame.count, frame[end] != 0x07, frame[end] != 0x1B { end += 1 }
      if end + 1 < frame.count, frame[end] == 0x1B, frame[end + 1] == UInt8(ascii: "\\") { end += 1 }
      guard end < frame.count, frame[end] != 0x1B else { return end }
    case 0x20...0x2F:
      while end < frame.count, (0x20...0x2F).contains(frame[end]) { end += 1 }
      guard end < frame.count, (0x30...0x7E).contains(frame[end]) else { return end }
    // What isn't finished is left out: what follows would finish it.
    case 0x00...0x1F: return end
    case UInt8(ascii: "M"):
      guard row > 0 else { return end + 1 }
      row -= 1
    case UInt8(ascii: "D"), UInt8(ascii: "E"):
      guard row < rows - 1 else { return end + 1 }
      row += 1
    default: break
    }
    end = min(end + 1, frame.count)
    result += frame[start..<end]
    return end
  }

  private mutating func takeControl(_ whole: ArraySlice<UInt8>, parameters: ArraySlice<UInt8>, final: UInt8) {
    // Private ones, and those with an intermediate byte, are none of those below, whatever their final byte is.
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else {
      result += whole
      return
    }
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Self.number)
    func number(_ index: Int) -> Int { max(index < numbers.count ? numbers[index] : 1, 1) }
    switch final {
    case UInt8(ascii: "H"), UInt8(ascii: "f"): go(toRow: number(0) - 1, column: number(1) - 1)
    case UInt8(ascii: "d"): go(toRow: number(0) - 1)
    case UInt8(ascii: "A"): go(toRow: row - number(0))
    case UInt8(ascii: "B"), UInt8(ascii: "e"): go(toRow: row + number(0))
    case UInt8(ascii: "J"): erase(numbers.first ?? 0)
    // Regions that scroll, shifted rows, and reports of the window, are the screen's.
    case UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "L"), UInt8(ascii: "M"), UInt8(ascii: "S"),
      UInt8(ascii: "T"):
      break
    default: result += whole
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 10_000) }
  }

  private mutating func go(toRow target: Int, column: Int) {
    // First, as a cursor that waits behind the last column goes on from there otherwise.
    result.append(0x0D)
    go(toRow: target)
    if column > 0 { result += "\u{1B}[\(column)C".utf8 }
  }

  private mutating func go(toRow target: Int) {
    let target = min(max(target, 0), rows - 1)
    if target < row { result += "\u{1B}[\(row - target)A".utf8 }
    if target > row { result += "\u{1B}[\(target - row)B".utf8 }
    row = target
  }

  /// Erases what `CSI J` would, of these rows: from the cursor on, or all where the kind says more.
  private mutating func erase(_ kind: Int) {
    let here = row
    if kind == 0 { result += "\u{1B}[K".utf8 } else { go(toRow: 0) }
    let first = kind == 0 ? here + 1 : 0
    for other in first..<max(rows, first) {
      go(toRow: other)
      result += "\u{1B}[2K".utf8
    }
    go(toRow: here)
  }
}
