/// Something that the loop reads besides the terminal, such as items on standard input.
package struct InputSource {
  /// Whether a source is read on.
  package enum Continuation: Sendable {
    /// There may be more.
    case keep
    /// It has ended, or isn't wanted any longer.
    case finish
  }

  /// The descriptor to wait on.
  package let descriptor: Int32

  /// Reads one slice, once the descriptor is readable or has ended.
  ///
  /// Keys wait meanwhile: a slice should take a few milliseconds at most.
  package let readSlice: @MainActor () -> Continuation

  /// Creates a source.
  package init(descriptor: Int32, readSlice: @escaping @MainActor () -> Continuation) {
    self.descriptor = descriptor
    self.readSlice = readSlice
  }
}
