#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes what was picked, byte for byte, with a separator after each item.
///
/// Short answers are gathered, so that they arrive in one piece; only after ``finish()`` they are delivered. `SIGPIPE`
/// must be ignored or at its default: ignored, a reader that has left is an error, otherwise it ends the process, as
/// the shell expects. A reader that doesn't read holds the writer up, also through signals that are only recorded,
/// unless it is told to gather, and what fits is delivered.
struct AnswerWriter {
  /// What is written to. It isn't closed.
  let descriptor: Int32

  /// What ends an item.
  let separator: ItemSeparator

  /// Whether everything is gathered until it is asked to be delivered, however much it is.
  var gathersAll = false

  private var gathered: [UInt8] = []
  // How much of it has been delivered.
  private var delivered = 0
  private static let mostGathered = 64 << 10
  // What a pipe that has room takes at once: POSIX's PIPE_BUF of Linux, eight times what it has to be.
  private static let pieceLength = 4 << 10
  private static let mostInSlice = 1 << 20

  /// Creates a writer that has written nothing.
  init(descriptor: Int32, separator: ItemSeparator) {
    self.descriptor = descriptor
    self.separator = separator
  }

  /// Writes or gathers what stands for an item of a store, see ``ItemStore/withAnswerBytes(of:fields:_:)``.
  mutating func write(item index: Int, of store: ItemStore, fields: FieldRanges? = nil) throws(AnswerError) {
    try store.withAnswerBytes(of: index, fields: fields) { (bytes) throws(AnswerError) in try write(bytes) }
  }

  /// Writes or gathers one answer and its separator.
  mutating func write(_ answer: [UInt8]) throws(AnswerError) {
    var failure: AnswerError?
    // The closure of a typed throw crashes the compiler (6.3.1) where it is converted to an untyped one.
    answer.withUnsafeBytes { bytes in
      do throws(AnswerError) { try write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes or gathers one answer and its separator.
  mutating func write(_ answer: UnsafeRawBufferPointer) throws(AnswerError) {
    if !gathersAll, gathered.count + answer.count >= Self.mostGathered { try finish() }
    if !gathersAll, answer.count >= Self.mostGathered {
      try deliver(answer)
    } else {
      gathered.append(contentsOf: answer)
    }
    gathered.append(separator.byte)
  }

  /// Gathers a text as it is, without a separator after it.
  mutating func write(text: String) { gathered.append(contentsOf: text.utf8) }

  /// Delivers everything that is gathered. Without it answers are lost.
  ///
  /// After an error nothing is gathered any more; how much had been delivered is unknown.
  mutating func finish() throws(AnswerError) {
    let answers = gathered[delivered...]
    forget()
    var failure: AnswerError?
    answers.withUnsafeBytes { bytes in
      do throws(AnswerError) { try deliver(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Whether something is gathered that wasn't delivered.
  var hasGathered: Bool { delivered < gathered.count }

  /// Delivers what is gathered as far as that can be done without waiting, at most 1 MiB; the rest stays gathered.
  ///
  /// After an error nothing is gathered any more.
  mutating func deliverWhatFits() throws(AnswerError) {
    var failure: AnswerError?
    let end = min(gathered.count, delivered + Self.mostInSlice)
    while delivered < end, failure == nil, hasRoom {
      let piece = gathered[delivered..<min(end, delivered + Self.pieceLength)]
      var count: Int?
      piece.withUnsafeBytes { bytes in
        do throws(AnswerError) { count = try writeOnce(bytes) } catch { failure = error }
      }
      guard let count else { break }
      delivered += count
    }
    if failure != nil || !hasGathered { forget() }
    if let failure { throw failure }
  }

  private mutating func forget() {
    gathered.removeAll(keepingCapacity: true)
    delivered = 0
  }

  private func deliver(_ bytes: UnsafeRawBufferPointer) throws(AnswerError) {
    var rest = bytes
    while !rest.isEmpty {
      if let written = try writeOnce(rest) {
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      } else {
        waitUntilWritable()
      }
    }
  }

  /// Writes in one call; how many bytes, at least one, nil where a descriptor that others made a non-blocking one has no
  /// room.
  private func writeOnce(_ bytes: UnsafeRawBufferPointer) throws(AnswerError) -> Int? {
    while true {
      #if canImport(Darwin)
        let written = Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        let written = Musl.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        let written = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
      if written > 0 { return written }
      // A write of nothing would be tried for ever.
      switch written == 0 ? EIO : errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return nil
      case EPIPE: throw .readerIsGone
      case ENOSPC, EDQUOT: throw .noSpaceLeft
      case let code: throw .unwritable(errno: code)
      }
    }
  }

  // A reader that has left counts as room, as writing tells that.
  private var hasRoom: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Waits for a descriptor that others made a non-blocking one.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // Whatever it answers, the next write tells what is wrong.
    _ = poll(&request, 1, -1)
  }
}
