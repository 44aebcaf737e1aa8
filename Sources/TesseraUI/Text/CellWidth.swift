import CUnistring

/// How many columns a terminal gives a character: the one place that decides it.
///
/// libunistring's tables with the overrides below. The answer is the one that glibc's `wcwidth` gives in
/// a UTF-8 locale, which ncurses and tmux ask; `wcwidth` itself isn't called, since it depends on the
/// locale of the process. Compared over all code points with libunistring 1.0 and glibc 2.36 (both
/// Unicode 14).
package enum CellWidth {
  /// The columns that a character takes: 0 for a mark that stands on the character before it, 1, or 2.
  ///
  /// Nil for what isn't drawn: controls, formatting characters, line separators, variation selectors and
  /// other characters that are invisible by design, unassigned code points. Characters whose width is
  /// ambiguous take one column; an option for two columns belongs in this function, beside the overrides.
  /// Costs a few comparisons for Latin, Han, kana and Hangul, else about 20 ns.
  package static func columns(of character: Unicode.Scalar) -> Int? {
    let value = character.value
    switch value {
    case 0x20...0x7E: return 1
    case 0...0x9F: return nil
    // Common letters, all assigned: quicker than the tables, and the same.
    case 0xA0...0xAC, 0xAE...0x2FF: return 1
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return 2
    // Circled numbers on black squares and the hexagrams: ambiguous or narrow for Unicode, wide for
    // glibc, tmux and libvterm.
    case 0x3248...0x324F, 0x4DC0...0x4DFF: return 2
    default: break
    }
    guard !isInvisible(character) else { return nil }
    let category = tessera_uc_category_mask(value)
    if category & undrawn != 0 { return nil }
    // libunistring gives five such marks a column, glibc none.
    if category & marks != 0 { return 0 }
    return max(0, Int(tessera_uc_width(value)))
  }

  /// Whether a character is invisible by design, so that leaving it out loses nothing that could be seen.
  ///
  /// Unicode's default ignorable characters (joiners, variation selectors, bidirectional controls, tags,
  /// the soft hyphen, the byte-order mark) and the formatting characters without a shape of their own.
  /// The Hangul fillers aren't among them: they have a width, and hold a syllable's place.
  package static func isInvisible(_ character: Unicode.Scalar) -> Bool {
    let value = character.value
    switch value {
    case 0...0xAC: return false
    case 0x115F, 0x1160, 0x3164, 0xFFA0: return false
    // Signs of Arabic, Syriac and Kaithi that enclose the digits after them.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: break
    }
    return tessera_uc_category_mask(value) & UInt32(UC_CATEGORY_MASK_Cf) != 0
      || uc_is_property_default_ignorable_code_point(value)
  }

  /// Whether a character is a letter of any script, or a mark that belongs to one.
  package static func isLetterOrMark(_ character: Unicode.Scalar) -> Bool {
    tessera_uc_category_mask(character.value) & UInt32(UC_CATEGORY_MASK_L | UC_CATEGORY_MASK_M) != 0
  }

  private static let marks = UInt32(UC_CATEGORY_MASK_Mn | UC_CATEGORY_MASK_Me)

  private static let undrawn = UInt32(
    UC_CATEGORY_MASK_Cc | UC_CATEGORY_MASK_Cf | UC_CATEGORY_MASK_Cs | UC_CATEGORY_MASK_Cn
      | UC_CATEGORY_MASK_Zl | UC_CATEGORY_MASK_Zp)
}
