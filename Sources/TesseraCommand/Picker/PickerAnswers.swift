import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes what a picker answers: the query, the key and the items, each ended by the separator, as fzf orders them.
@MainActor
final class PickerAnswers {
  private let options: Options.Answer
  private let expectsKey: Bool
  private let outputWasClosed: Bool
  private var writer: AnswerWriter
  private var failure: AnswerError? {
    didSet { if failure != nil { onFailure() } }
  }

  /// What is done when an answer can't be delivered: nobody should go on picking what is lost.
  var onFailure: @MainActor () -> Void = {}

  /// Prepares to write.
  ///
  /// - Parameters:
  ///   - options: What is printed of an answer.
  ///   - expectedKeys: The keys of `--expect`. A script that expects keys reads their line in any case: it is empty where
  ///     another way than one of them led to the answer.
  init(options: Options.Answer, expectedKeys: [NamedKey] = [], streams: StandardStreams) {
    self.options = options
    expectsKey = !expectedKeys.isEmpty
    outputWasClosed = streams.outputWasClosed
    writer = AnswerWriter(descriptor: STDOUT_FILENO, separator: options.separator)
  }

  /// Whether a reader that doesn't read is waited for.
  enum Patience {
    /// It is: nothing else has to be done, and signals end the wait.
    case untilItReads
    /// It isn't: what it doesn't take now is written as ``source`` says, and by ``finish()`` at the latest.
    case none
  }

  /// Writes an answer before the last one: at once, or after leaving where standard output is the screen.
  ///
  /// What goes wrong is told by ``finish()``.
  func deliver(_ answer: PickerAnswer, of items: ItemStore, patience: Patience) {
    guard failure == nil else { return }
    if outputWasClosed {
      failure = .unwritable(errno: EBADF)
      return
    }
    writer.gathersAll = patience == .none
    do throws(AnswerError) {
      try write(answer, of: items)
      guard isatty(STDOUT_FILENO) == 0 else { return }
      if patience == .none { try writer.deliverWhatFits() } else { try writer.finish() }
    } catch {
      failure = error
    }
  }

  /// Whether an answer couldn't be delivered.
  var hasFailed: Bool { failure != nil }

  /// What the loop waits for to write what a reader hasn't taken yet; nil where there is nothing to be written.
  var source: InputSource? {
    guard failure == nil, writer.hasGathered, isatty(STDOUT_FILENO) == 0 else { return nil }
    return InputSource(descriptor: STDOUT_FILENO, wait: .room) { [self] in
      do throws(AnswerError) { try writer.deliverWhatFits() } catch { failure = error }
      return .keep
    }
  }

  /// Gathers an answer.
  func write(_ answer: PickerAnswer, of items: ItemStore) throws(AnswerError) {
    if options.printsQuery { try write(Array(answer.query.utf8)) }
    if expectsKey || answer.key != nil { try write(Array((answer.key ?? "").utf8)) }
    if let text = answer.newText { try write(text) }
    for item in answer.items {
      if options.printsIndex {
        try write(Array(String(item + 1).utf8))
      } else {
        try writer.write(item: item, of: items, fields: options.fields)
      }
    }
  }

  /// Delivers what is gathered; throws what went wrong since the start.
  func finish() throws(AnswerError) {
    if let failure { throw failure }
    if outputWasClosed { throw .unwritable(errno: EBADF) }
    writer.gathersAll = false
    try writer.finish()
  }

  private func write(_ bytes: [UInt8]) throws(AnswerError) {
    var failure: AnswerError?
    // The closure of a typed throw crashes the compiler where it is converted to an untyped one.
    bytes.withUnsafeBytes { bytes in
      do throws(AnswerError) { try writer.write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
