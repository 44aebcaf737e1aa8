/// Something that the mouse did over a cell.
public struct MouseEvent: Hashable, Sendable {
  /// What it did.
  public enum Action: Hashable, Sendable {
    /// A button went down: 0 left, 1 middle, 2 right.
    case press(button: Int)
    /// A button went up.
    case release(button: Int)
    /// The mouse moved with a button held.
    case drag(button: Int)
    /// The mouse moved with no button held.
    case move
    /// The wheel turned one notch towards the top.
    case scrollUp
    /// The wheel turned one notch towards the bottom.
    case scrollDown
    /// The wheel turned one notch to the left.
    case scrollLeft
    /// The wheel turned one notch to the right.
    case scrollRight
  }

  /// What it did.
  public var action: Action

  /// The cell it did it over, counted from zero. Never negative; it may lie outside the surface.
  public var position: CellPosition

  /// The keys held meanwhile.
  public var modifiers: EventModifiers

  /// How many presses of the same button over the same cell this press ends, each at most 400 ms after the one
  /// before: 2 for a double click. Also told for the drags and the release that follow; 1 for everything else.
  public var clickCount = 1

  /// Creates an event.
  public init(_ action: Action, at position: CellPosition, modifiers: EventModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
