import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input as items that come while the screen is open.
@MainActor
final class ItemInput {
  /// What a slice reads at most before keys are looked at again, in bytes.
  private static let sliceBudget = 1 << 20

  /// Whether everything was read, or nothing more can be.
  private(set) var hasEnded = false

  /// Why reading stopped before the end; nil where it didn't.
  private(set) var failure: ItemReaderError?

  private let items: ItemStore
  private var reader = ItemReader(descriptor: STDIN_FILENO)

  init(items: ItemStore) { self.items = items }

  /// Waits for the first item, or the end of the input.
  ///
  /// No screen opens before there is something to show on it. Interrupted as any program that reads is.
  func readFirst() throws(CommandError) {
    while items.count == 0, !hasEnded {
      readSlice()
      if items.count == 0, !hasEnded { wait() }
    }
    // Throws only what left nothing to show: otherwise what there is can still be picked.
    if items.count == 0, let failure { throw CommandError(failure) }
  }

  /// A source for the loop, which tells of new items.
  func source(onChange: @escaping @MainActor () -> Void) -> InputSource {
    InputSource(descriptor: STDIN_FILENO) { [self] in
      let before = items.count
      readSlice()
      if items.count != before || hasEnded { onChange() }
      return hasEnded ? .finish : .keep
    }
  }

  private func readSlice() {
    switch reader.readSlice(into: items, budget: Self.sliceBudget) {
    case .more, .waiting: return
    case .ended: hasEnded = true
    case .failed(let error):
      failure = error
      hasEnded = true
    }
  }

  private func wait() {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // An interrupted wait ends in another slice.
    _ = poll(&request, 1, -1)
  }
}
