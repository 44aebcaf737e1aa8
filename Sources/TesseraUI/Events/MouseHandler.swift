import TesseraLayout

/// What a view does with the mouse over it.
@MainActor
package struct MouseHandler {
  /// Which view it is.
  package let identity: ViewIdentity
  /// The cells in which the view is seen.
  package let cells: CellRect
  /// Takes the event or leaves it to what is below.
  package let action: (MouseEvent) -> KeyPress.Result
}
