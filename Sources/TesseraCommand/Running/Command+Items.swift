import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where items come from, and what can be answered without asking.
extension Command {
  /// The items of the arguments, and the input that brings more; neither where the sample palette is meant.
  ///
  /// Standard input is read where no items are given otherwise and it isn't a terminal, or where `--file=-` says so.
  func openItems(_ options: Options) throws(CommandError) -> (items: ItemStore, input: ItemInput?) {
    let wishes = options.input
    let form: ItemStaging.Form? = wishes.isJSON ? .json : wishes.sectionPrefix.map { .headings(prefix: $0) }
    // Labels of JSON have no line ends to leave out.
    let items = ItemStore(separator: wishes.isJSON ? .null : wishes.separator)
    items.shape = ItemShape(options)
    try add(options.items, to: items, form: form)
    var sources = try ItemSource.sources(of: wishes.files)
    if sources.isEmpty, options.items.isEmpty, streams.inputWasClosed || isatty(STDIN_FILENO) == 0 {
      sources = [.standardInput]
    }
    guard !sources.isEmpty else { return (items, nil) }
    return (items, ItemInput(items: items, sources: sources, separator: wishes.separator, form: form))
  }

  private func add(_ arguments: [[UInt8]], to items: ItemStore, form: ItemStaging.Form?) throws(CommandError) {
    guard !arguments.isEmpty else { return }
    do throws(CommandError.BadItem) {
      let staging = form.map { ItemStaging(form: $0, separator: .newline, items: items) }
      for argument in arguments {
        do throws(ItemStoreError) { try (staging?.store ?? items).append(item: argument) } catch { throw .tooMuch }
      }
      try staging?.flush(atEnd: true)
    } catch {
      throw CommandError(error, source: "arguments")
    }
  }

  /// Prints the items that match, best first; the status tells whether there was any.
  func printMatches(of filter: String, options: Options, in items: ItemStore) throws(CommandError) -> Int32 {
    let found = Self.matches(of: filter, options: options, in: items).filter { items.canPick($0) }
    let answers = PickerAnswers(options: options.answer, streams: streams)
    do throws(AnswerError) {
      // Also where nothing matches, the query was asked for.
      try answers.write(PickerAnswer(items: found, query: filter), of: items)
      try answers.finish()
    } catch {
      throw .output(error)
    }
    return (found.isEmpty ? ExitStatus.nothing : .picked).rawValue
  }

  /// The status where nothing has to be asked: no items, `--select-1`, `--exit-0`; nil where a choice is to be made.
  ///
  /// Where one of the two options is given, all of the input must have been read.
  func answerAtOnce(_ options: Options, items: ItemStore) throws(CommandError) -> Int32? {
    let selection = options.selection
    guard items.count > 0 else {
      if !selection.leavesWhenEmpty { complain("no items", program: "tessera") }
      return ExitStatus.nothing.rawValue
    }
    guard selection.picksOnlyItem || selection.leavesWhenEmpty else { return nil }
    let query = options.search.query ?? ""
    let found = Self.matches(of: query, options: options, in: items).filter { items.canPick($0) }
    let isAnswer = selection.picksOnlyItem && found.count == 1
    guard isAnswer || selection.leavesWhenEmpty && found.isEmpty else { return nil }
    return try give(PickerAnswer(items: found, query: query), options: options, items: items)
  }

  /// Writes an answer, and runs what its items say where that is allowed; its status.
  func give(_ answer: PickerAnswer, options: Options, items: ItemStore) throws(CommandError) -> Int32 {
    let answers = PickerAnswers(
      options: options.answer, expectedKeys: options.selection.expectedKeys, streams: streams)
    do throws(AnswerError) {
      try answers.write(answer, of: items)
      try answers.finish()
    } catch {
      throw .output(error)
    }
    runCommands(of: answer, options: options, items: items)
    return (answer.isEmpty ? ExitStatus.nothing : .picked).rawValue
  }

  /// Runs what the items of an answer say, one after the other, where `--allow-run` allows it.
  func runCommands(of answer: PickerAnswer, options: Options, items: ItemStore) {
    guard options.selection.allowsRun else { return }
    for item in answer.items {
      guard let command = items.details[item]?.run else { continue }
      ChildProcess.run(command, item: items.withAnswerBytes(of: item) { Array($0) })
    }
  }

  /// The items that match a query, best first.
  static func matches(of query: String, options: Options, in items: ItemStore) -> [Int] {
    let search = ItemSearch(options: SearchOptions(options.search))
    search.setQuery(query)
    _ = search.advance(over: .searched(of: items), budget: .unlimited)
    return search.matches.map { Array($0) } ?? Array(0..<items.count)
  }
}

extension SearchText {
  /// What of a store's items is searched: the fields of `--nth`, or the labels.
  static func searched(of items: ItemStore) -> SearchText {
    guard items.shape.searchedFields != nil else { return SearchText(of: items) }
    return SearchText(of: items, extraction: { index, body in items.withSearchedBytes(of: index, body) })
  }
}

extension ItemStore {
  /// Whether an item can be picked: it isn't disabled.
  func canPick(_ index: Int) -> Bool { details[index]?.isDisabled != true }
}
