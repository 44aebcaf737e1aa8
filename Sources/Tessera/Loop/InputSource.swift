/// Something that the loop reads besides the terminal, such as items on standard input, or writes as there is room.
package struct InputSource {
  /// Whether a source is read on.
  package enum Continuation: Sendable {
    /// There may be more.
    case keep
    /// It has ended, or isn't wanted any longer.
    case finish
  }

  /// What is waited for.
  package enum Wait: Sendable {
    /// Something to read.
    case input
    /// Room to write.
    case room
  }

  /// What the descriptor is waited on for.
  package let wait: Wait

  /// The descriptor to wait on.
  package let descriptor: Int32

  /// Reads or writes one slice, once the descriptor is ready or has ended.
  ///
  /// Keys wait meanwhile: a slice should take a few milliseconds at most.
  package let readSlice: @MainActor () -> Continuation

  /// Creates a source.
  package init(descriptor: Int32, wait: Wait = .input, readSlice: @escaping @MainActor () -> Continuation) {
    self.descriptor = descriptor
    self.wait = wait
    self.readSlice = readSlice
  }
}
