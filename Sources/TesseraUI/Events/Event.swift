/// What reaches a view from outside: everything that can change state.
///
/// A resize isn't an event: the size is asked of the terminal before each plan and changes no state.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted, byte for byte as the terminal sent it.
  case paste([UInt8])
}
