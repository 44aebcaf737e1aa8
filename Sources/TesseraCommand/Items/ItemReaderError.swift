/// Why items can't be read further.
enum ItemReaderError: Error, Hashable, Sendable {
  /// The system refused to read, for the reason that `errno` tells: `EISDIR` for a directory, `EBADF` for a
  /// descriptor that isn't open.
  case unreadable(errno: Int32)
  /// The store holds as much as it may.
  case storeIsFull
  /// The system has no more memory.
  case outOfMemory
}
