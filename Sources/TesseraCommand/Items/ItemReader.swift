#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads the items of a descriptor into a store, a slice at a time.
///
/// It never waits: a descriptor is only read when `poll` says that there is something, so that it may be a blocking
/// one. Its flags stay as they are, because other processes may share them. (Another process that reads the same
/// pipe could take the bytes in between, which would hold the loop up.)
struct ItemReader {
  /// What a slice has come to.
  enum Progress: Hashable, Sendable {
    /// The budget is spent and there may be more: call again when there is time.
    case more
    /// Nothing has arrived: wait for the descriptor to become readable.
    case waiting
    /// The input has ended, and the store is finished.
    case ended
    /// It won't go on. The items that are complete are good.
    case failed(ItemReaderError)
  }

  /// The block that is read first, 64 KiB: what a pipe holds.
  static let smallestBlock = 64 << 10

  /// The block that reading grows to where blocks come in full, 1 MiB.
  static let largestBlock = 1 << 20

  /// What is read. It isn't closed.
  let descriptor: Int32

  private var block = ItemReader.smallestBlock
  private var outcome: Progress?

  /// Creates a reader at the place where the descriptor stands.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Reads until `budget` bytes have come, nothing is left for now, or the input has ended.
  ///
  /// Interrupted calls are repeated; a short read is a read like any other. After an end or a failure it returns
  /// the same again.
  mutating func readSlice(into store: ItemStore, budget: Int) -> Progress {
    if let outcome { return outcome }
    var rest = budget
    while rest > 0 {
      if let pause = pauseBeforeReading() { return settle(pause) }
      do {
        let space = min(block, rest)
        var code: Int32 = 0
        let taken = try store.fill(atMost: space) { buffer in
          let taken = read(descriptor, buffer.baseAddress, buffer.count)
          code = errno
          return taken
        }
        if taken > 0 {
          rest -= taken
          if taken == block { block = min(block * 2, Self.largestBlock) }
        } else if taken == 0 {
          try store.finish()
          return settle(.ended)
        } else if code == EAGAIN || code == EWOULDBLOCK {
          return .waiting
        } else if code != EINTR {
          return settle(.failed(.unreadable(errno: code)))
        }
      } catch {
        return settle(.failed(error == .full ? .storeIsFull : .outOfMemory))
      }
    }
    return .more
  }

  /// Why reading must not be tried now, nil when it won't block.
  private func pauseBeforeReading() -> Progress? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var ready: Int32
    repeat { ready = poll(&request, 1, 0) } while ready < 0 && errno == EINTR
    if ready < 0 { return .failed(.unreadable(errno: errno)) }
    if ready == 0 { return .waiting }
    return request.revents & Int16(POLLNVAL) != 0 ? .failed(.unreadable(errno: EBADF)) : nil
  }

  private mutating func settle(_ progress: Progress) -> Progress {
    if progress != .waiting { outcome = progress }
    return progress
  }
}
