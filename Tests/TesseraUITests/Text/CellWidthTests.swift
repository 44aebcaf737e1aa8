import CUnistring
import Testing

@testable import TesseraUI

struct CellWidthTests {
  private static let allCharacters = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

  @Test("What is drawn has the width that wcwidth gives it, over all code points")
  func agreesWithTheCLibrary() throws {
    let library = try #require(LibraryWidth())
    var compared = 0
    var wrong: [String] = []
    for character in Self.allCharacters {
      guard let columns = CellWidth.columns(of: character) else { continue }
      compared += 1
      if library.columns(of: character) != columns { wrong.append(String(character.value, radix: 16)) }
    }
    #expect(wrong.isEmpty)
    #expect(compared > 250_000)
  }

  @Test("Only what wcwidth doesn't know either, and what is invisible or enclosing, isn't drawn")
  func refusesNoMore() throws {
    let library = try #require(LibraryWidth())
    let wrong = Self.allCharacters.filter {
      $0.value >= 0xA0 && CellWidth.columns(of: $0) == nil && library.columns(of: $0) > 0
        && !CellWidth.isInvisible($0)
    }
    #expect(
      wrong.map(\.value) == [
        0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
      ])
  }

  @Test("libunistring's width holds but for the overrides that are written down")
  func agreesWithLibunistring() {
    var different: [UInt32] = []
    for character in Self.allCharacters {
      guard let columns = CellWidth.columns(of: character) else { continue }
      if Int(tessera_uc_width(character.value)) != columns { different.append(character.value) }
    }
    let expected =
      [0xCBF, 0xCC6] + Array(0x3248...0x324F) + Array(0x4DC0...0x4DFF) + [0x11A07, 0x11A08, 0x11C3F]
    #expect(different == expected.map { UInt32($0) })
  }

  @Test(
    "A character's columns",
    arguments: [
      ("a", 1), ("~", 1), (" ", 1), ("\u{A0}", 1), ("é", 1), ("±", 1), ("①", 1), ("★", 1), ("…", 1), ("─", 1),
      ("\u{301}", 0), ("\u{0E31}", 0), ("\u{20DD}", 0), ("\u{1161}", 0), ("\u{11A8}", 0), ("\u{1100}", 2),
      ("한", 2), ("中", 2), ("。", 2), ("「", 2), ("\u{3000}", 2), ("Ａ", 2), ("ｱ", 1), ("\u{FF9E}", 1),
      ("\u{1F1EA}", 1), ("😀", 2), ("❤", 1), ("✅", 2), ("→", 1), ("ﷺ", 1), ("\u{E0B0}", 1), ("א", 1), ("س", 1),
      ("\u{3164}", 2), ("\u{FFFD}", 1), ("䷀", 2), ("\u{93F}", 1), ("\u{94D}", 0),
    ] as [(Unicode.Scalar, Int)])
  func columns(of character: Unicode.Scalar, are columns: Int) {
    #expect(CellWidth.columns(of: character) == columns)
  }

  @Test(
    "What can't be drawn has no width",
    arguments: [
      0x00, 0x07, 0x0A, 0x1B, 0x7F, 0x80, 0x85, 0x9B, 0x9F, 0xAD, 0x34F, 0x378, 0x600, 0x61C, 0x200B, 0x200D, 0x200E,
      0x2028, 0x2029, 0x202E, 0x2060, 0x2066, 0xFE0F, 0xFEFF, 0xFFF9, 0xFFFE, 0xE0061, 0xE0100, 0x10FFFF,
    ] as [UInt32])
  func isNotDrawn(_ value: UInt32) throws {
    #expect(CellWidth.columns(of: try #require(Unicode.Scalar(value))) == nil)
  }

  @Test("A letter is as wide and looks the same whether its marks come composed or apart")
  func compositionsKeepTheWidth() {
    var compared = 0
    var different: [UInt32] = []
    for character in Self.allCharacters where CellWidth.columns(of: character) ?? 0 > 0 {
      let parts = character.decomposition
      guard parts.count > 1, CellWidth.columns(of: parts[1]) == 0 else { continue }
      compared += 1
      let composed = CleanText(String(character), lineBreaks: .mark)
      let apart = CleanText(String(String.UnicodeScalarView(parts)), lineBreaks: .mark)
      if composed.idealSize != apart.idealSize { different.append(character.value) }
    }
    #expect(different.isEmpty)
    #expect(compared > 10_000)
  }
}

extension Unicode.Scalar {
  // One step of the canonical decomposition, by libunistring; empty where there is none.
  fileprivate var decomposition: [Unicode.Scalar] {
    var parts = [ucs4_t](repeating: 0, count: Int(UC_DECOMPOSITION_MAX_LENGTH))
    let count = uc_canonical_decomposition(value, &parts)
    return count > 0 ? parts.prefix(Int(count)).compactMap(Unicode.Scalar.init) : []
  }
}
