/// Quarters of a cell, 4 × 8 points each: what the corner of a fill leaves out is one of them.
package struct Quadrants: OptionSet, Hashable, Sendable {
  /// One bit a quarter.
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let upperLeft = Quadrants(rawValue: 1)
  package static let upperRight = Quadrants(rawValue: 2)
  package static let lowerLeft = Quadrants(rawValue: 4)
  package static let lowerRight = Quadrants(rawValue: 8)
  package static let upper: Quadrants = [.upperLeft, .upperRight]
  package static let lower: Quadrants = [.lowerLeft, .lowerRight]

  // By the bits: Block Elements of Unicode, which terminals draw themselves rather than by a font.
  private static let signs: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// The character that fills these quarters.
  package var glyph: Glyph { Glyph(Self.signs[Int(rawValue & 15)], isWide: false) }

  /// The quarters that a character fills; nil for one that is no block of quarters.
  package init?(_ glyph: Glyph) {
    guard glyph.isPlain, let index = Self.signs.firstIndex(of: glyph.base) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  /// Whether each half row is filled wholly or not at all.
  package var areHalves: Bool {
    (contains(.upper) || isDisjoint(with: .upper)) && (contains(.lower) || isDisjoint(with: .lower))
  }
}
