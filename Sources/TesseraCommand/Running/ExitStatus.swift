/// How the program ends, as scripts rely on it.
enum ExitStatus: Int32 {
  /// Something was picked, or the sample palette was left.
  case picked = 0
  /// Nothing was picked: no items, or the picker was cancelled.
  case nothing = 1
  /// Usage, terminal, input or output failed.
  case failure = 2
}
