/// What becomes of a line's end inside a text.
package enum LineBreakPolicy: Hashable, Sendable {
  /// LF, CR, CR LF, U+2028 and U+2029 start a new line, as in a view's text.
  case `break`

  /// They are shown as a sign each, as in an item that must stay on its line.
  case mark
}
