/// Why there is no terminal to draw on. The wording is the command's.
package enum TerminalError: Error, Equatable, Sendable {
  /// There is no controlling terminal, or it can't be opened; with the system's error number.
  case noDevice(code: Int32)
  /// `TERM` is unset or empty.
  case typeNotSet
  /// `TERM` is `dumb`, which can't place text.
  case typeIsDumb
  /// `TERM` names a type that the terminfo database doesn't have, or one that stands for a family of types.
  case unknownType(String)
  /// There is no terminfo database at all where one is looked for.
  case noTypeDatabase
  /// `TERM` names a type whose cursor can't be placed, such as a printing terminal.
  case incapableType(String)
  /// The device's modes can't be read or set; with the system's error number.
  case modes(code: Int32)
  /// Signals can't be recorded, as no pipe can be made; with the system's error number.
  case signals(code: Int32)
  /// The file that collects a frame can't be made, or ncurses can't be opened on it; with the system's error number.
  case screen(code: Int32)
  /// ncurses refused something that it never refuses a healthy screen.
  case refused(CursesOperation)
  /// The terminal has gone: it was closed, or its line was hung up.
  case gone
}

/// What was asked of ncurses.
package enum CursesOperation: Equatable, Sendable {
  /// Making a cell of a character and its attributes.
  case makeCell
  /// Putting a row of cells.
  case putRow
  /// Taking another size.
  case resize
  /// Sending the difference.
  case update
  /// Switching colours on.
  case startColor
  /// Defining a pair of colours.
  case definePair
  /// Showing or hiding the cursor.
  case showCursor
  /// Leaving.
  case end
}
