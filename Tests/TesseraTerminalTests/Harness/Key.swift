/// A key, or a click of the left button, on the keyboard of an emulated terminal.
enum Key {
  case up, down, left, right, home, end, pageUp, pageDown, enter, escape, tab, backTab, backspace
  /// A letter with Control held, such as `.control("c")`.
  case control(Character)
  /// Characters, each typed by itself.
  case text(String)
  /// A press and a release on a cell counted from zero; nothing is sent when the program asked for no clicks.
  case click(column: Int, row: Int)
  /// A press without a release.
  case press(column: Int, row: Int)
  /// The mouse over another cell, with the button held that is.
  case drag(column: Int, row: Int)
  /// The release of the button.
  case release(column: Int, row: Int)
  /// One notch of the wheel towards the bottom of what is shown.
  case wheelDown(column: Int, row: Int)
}
