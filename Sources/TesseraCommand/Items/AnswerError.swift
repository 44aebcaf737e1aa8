/// Why an answer wasn't delivered in full.
enum AnswerError: Error, Hashable, Sendable {
  /// The reader of the pipe has left (`EPIPE`).
  case readerIsGone
  /// The device or the quota is full (`ENOSPC`, `EDQUOT`).
  case noSpaceLeft
  /// The system refused to write, for the reason that `errno` tells.
  case unwritable(errno: Int32)
}
