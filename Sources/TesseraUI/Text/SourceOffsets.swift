/// Whether a cleaned text knows where in its source each glyph came from.
package enum SourceOffsets: Hashable, Sendable {
  /// It doesn't: nothing is stored.
  case forget

  /// It does, for highlighting: eight bytes a glyph.
  case keep
}
