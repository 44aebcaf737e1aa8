import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The items of one or more sources, one source after the other, also while the screen is open.
@MainActor
final class ItemInput {
  /// What a slice reads at most before keys are looked at again, in bytes.
  private static let sliceBudget = 1 << 20

  /// What is read before the first picture, in bytes: a screenful, and no more than a pipe holds.
  private static let firstBudget = ItemReader.smallestBlock

  /// Whether everything was read, or nothing more can be.
  private(set) var hasEnded = false

  /// Why reading stopped before the end; nil where it didn't.
  private(set) var failure: CommandError?

  private let items: ItemStore
  private let separator: ItemSeparator
  private let form: ItemStaging.Form?
  private var sources: ArraySlice<ItemSource>
  // One number for all sources, as the loop waits on one descriptor.
  private let descriptor: Int32
  private var source: ItemSource
  private var reader: ItemReader
  private var staging: ItemStaging?

  /// Begins to read sources, of which there is at least one, into a store.
  init(items: ItemStore, sources: [ItemSource], separator: ItemSeparator, form: ItemStaging.Form? = nil) {
    self.items = items
    self.form = form
    self.separator = separator
    self.sources = sources.dropFirst()
    source = sources.first ?? .standardInput
    descriptor = source.descriptor
    reader = ItemReader(descriptor: descriptor)
    staging = form.map { ItemStaging(form: $0, separator: separator, items: items) }
  }

  /// Waits for the first item, or the end of the input.
  ///
  /// No screen opens before there is something to show on it. Interrupted as any program that reads is.
  func readFirst() throws(CommandError) {
    while items.count == 0, !hasEnded {
      readSlice(budget: Self.firstBudget)
      if items.count == 0, !hasEnded { wait() }
    }
    // Throws what left nothing to show, otherwise what there is can still be picked; and what is wrong with an item.
    if let failure, items.count == 0 || failure.isOfItem { throw failure }
  }

  /// Reads everything, waiting where nothing has come.
  ///
  /// Throws where reading failed before the end.
  func readAll() throws(CommandError) {
    while !hasEnded {
      if readSlice() == .waiting { wait() }
    }
    if let failure { throw failure }
  }

  /// A source for the loop, which tells of new items and of the end.
  func source(onChange: @escaping @MainActor () -> Void) -> InputSource {
    InputSource(descriptor: descriptor) { [self] in
      let before = items.count
      readSlice()
      if items.count != before || hasEnded { onChange() }
      return hasEnded ? .finish : .keep
    }
  }

  @discardableResult
  private func readSlice(budget: Int = sliceBudget) -> ItemReader.Progress {
    guard !hasEnded else { return .ended }
    let progress = reader.readSlice(into: staging?.store ?? items, budget: budget)
    do throws(CommandError.BadItem) { try staging?.flush(atEnd: progress == .ended) } catch {
      fail(CommandError(error, source: source.name))
      return progress
    }
    switch progress {
    case .more, .waiting: break
    case .ended: openNext()
    case .failed(let error): fail(CommandError(error, source: source.name))
    }
    return progress
  }

  private func fail(_ error: CommandError) {
    failure = error
    hasEnded = true
  }

  private func openNext() {
    guard let next = sources.popFirst() else {
      hasEnded = true
      return
    }
    // The next source takes the number of the one that has ended.
    if next.descriptor != descriptor {
      if dup2(next.descriptor, descriptor) < 0 {
        fail(.input(source: next.name, errno: errno))
        return
      }
      if next.descriptor > STDERR_FILENO { close(next.descriptor) }
    }
    source = next
    reader = ItemReader(descriptor: descriptor)
    staging = form.map { ItemStaging(form: $0, separator: separator, items: items) }
  }

  private func wait() {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // An interrupted wait ends in another slice.
    _ = poll(&request, 1, -1)
  }
}
