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
  private var failure: AnswerError?

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

  /// Writes an answer while the screen is open: at once, or after leaving where standard output is the screen.
  ///
  /// What goes wrong is told by ``finish()``.
  func deliver(_ answer: PickerAnswer, of items: ItemStore) {
    guard failure == nil else { return }
    do throws(AnswerError) {
      try write(answer, of: items)
      if isatty(STDOUT_FILENO) == 0 { try writer.finish() }
    } catch {
      failure = error
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
