extension Command {
  /// The version of the program and of everything that is packaged of it.
  static let version = "0.1.0"
}
