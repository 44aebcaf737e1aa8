/// What stands in one cell, or in two when it is wide: a character and up to three combining marks.
///
/// Glyphs are made of cleaned text only, so a glyph is printable and its width is the one that
/// ncurses and the terminal count.
public struct Glyph: Hashable, Sendable {
  // Three marks of 21 bits each, the first in the lowest bits; zero is no mark. Before what is smaller, so that a cell
  // takes 32 bytes.
  private var packedMarks: UInt64 = 0

  /// The character that takes the cell.
  public let base: Unicode.Scalar

  /// Whether it takes two cells.
  public let isWide: Bool

  /// An empty cell.
  public static let blank = Glyph(" ", isWide: false)

  /// Creates a glyph without marks.
  package init(_ base: Unicode.Scalar, isWide: Bool) {
    self.base = base
    self.isWide = isWide
  }

  /// Cells taken: 1 or 2.
  public var columns: Int { isWide ? 2 : 1 }

  /// The combining marks that stand on the base, in their order; at most three.
  public var marks: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var rest = packedMarks
    while rest != 0 {
      if let mark = Unicode.Scalar(UInt32(rest & 0x1F_FFFF)) { result.append(mark) }
      rest >>= 21
    }
    return result
  }

  /// Whether no mark stands on the base.
  public var isPlain: Bool { packedMarks == 0 }

  /// Adds a combining mark; a fourth and later ones are dropped, since a curses cell holds no more.
  package mutating func add(mark: Unicode.Scalar) {
    var shift: UInt64 = 0
    while shift < 63 {
      if (packedMarks >> shift) & 0x1F_FFFF == 0 {
        packedMarks |= UInt64(mark.value) << shift
        return
      }
      shift += 21
    }
  }
}
