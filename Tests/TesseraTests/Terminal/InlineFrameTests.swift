import Testing

@testable import Tessera
@testable import TesseraUI

@Suite struct InlineFrameTests {
  private static func bytes(_ text: String) -> [UInt8] { text.utf8.map { $0 == UInt8(ascii: "^") ? 0x1B : $0 } }

  @Test(arguments: [
    ("", ""),
    ("^[Habc", "\rabc\r"),
    ("^[3;5Hx", "\r^[2B^[4Cx\r^[2A"),
    ("^[9;1Hx", "\r^[3Bx\r^[3A"),
    ("^[2;1H^[4;1H^[1;1H", "\r^[1B\r^[2B\r^[3A\r"),
    ("^[2dx", "^[1Bx\r^[1A"),
    ("a\nb\n", "a\nb\n\r^[2A"),
    ("^[3B^[A^Mx", "^[3B^[1A^Mx\r^[1A"),
    ("^[H^[2J", "\r^[2K^[1B^[2K^[1B^[2K^[1B^[2K^[3A\r"),
    ("^[3;1H^[J", "\r^[2B^[K^[1B^[2K^[1A\r^[2A"),
    ("^[1;24r^[8;24;80tx", "x\r"),
    ("^[38;5;17mx^[?25h^(B", "^[38;5;17mx^[?25h^(B\r"),
    ("^]104\u{7}x", "^]104\u{7}x\r"),
    // What would scroll or shift rows outside of its own.
    ("^Mx", "x\r"),
    ("^[2S^[T^[L^[3Mx", "x\r"),
    ("^[4dx\ny", "^[3Bxy\r^[3A"),
    ("^[4d^D^Ex", "^[3Bx\r^[3A"),
  ])
  func movesBecomeRelativeInFourRows(frame: String, sent: String) {
    #expect(InlineFrame.rewrite(Self.bytes(frame), rows: 4) == Self.bytes(sent))
  }

  @Test(arguments: 0..<500) func noFrameMovesBelowOrAboveItsRows(seed: Int) {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    let pieces = ["^[9;9H", "^[H", "^[2A", "^[9B", "^[2J", "^[J", "x", "^[3d", "^[5;2H"]
    let frame = (0..<20).map { _ -> String in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return pieces[Int(random >> 33) % pieces.count]
    }
    let rows = Self.rowRange(InlineFrame.rewrite(Self.bytes(frame.joined()), rows: 3))
    #expect(rows == (0, rows.1, 0) && rows.1 <= 2, "\(frame)")
  }

  /// The lowest and the highest row that relative moves lead to, and the last.
  private static func rowRange(_ sent: [UInt8]) -> (Int, Int, Int) {
    var (row, low, high) = (0, 0, 0)
    for part in String(decoding: sent, as: UTF8.self).split(separator: "\u{1B}[").map(String.init) {
      let digits = part.prefix { $0.isNumber }
      if let final = part.dropFirst(digits.count).first, let number = Int(digits) {
        if final == "A" { row -= number }
        if final == "B" { row += number }
      }
      (low, high) = (min(low, row), max(high, row))
    }
    return (low, high, row)
  }
}
