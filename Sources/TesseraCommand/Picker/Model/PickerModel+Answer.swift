extension PickerModel {
  /// Chooses: the marked items, or else the focused one, or else the text that was typed where new ones are allowed.
  ///
  /// Where nothing can be chosen the picker ends without a choice.
  func accept(key: String? = nil) {
    finishSearch()
    if !marks.isEmpty {
      choose(options.selection.keepsMarkingOrder ? marks.inOrderOfMarking : marks.inInputOrder, key: key)
    } else if let item = focusedItem {
      choose([item], key: key)
    } else if options.selection.allowsNew, !query.isEmpty {
      chooseQuery(key: key)
    } else if key != nil || options.answer.printsQuery {
      // The key or the query is an answer too.
      finish(PickerAnswer(query: query.text, key: key))
    } else {
      outcome = .cancelled
    }
  }

  /// Chooses items.
  func choose(_ items: [Int], key: String? = nil) {
    finish(PickerAnswer(items: items, query: query.text, key: key))
  }

  /// Chooses the text that was typed.
  func chooseQuery(key: String? = nil) {
    finish(PickerAnswer(newText: Array(query.text.utf8), query: query.text, key: key))
  }

  /// A click on a tile: it chooses, or marks where several can be chosen; there the second of two clicks chooses, with
  /// the tile marked.
  func click(_ item: Int) {
    guard outcome == nil, canPick(item) else { return }
    numberEntry.cancel()
    showsKeys = false
    guard isMulti else { return choose([item]) }
    guard clickCount == 2 else { return toggleMark(item) }
    mark(item)
    accept()
  }

  /// The time of `--timeout` is over.
  func timeIsOver() {
    guard outcome == nil else { return }
    if let value = options.selection.timeout?.value {
      outcome = .accepted(PickerAnswer(newText: value, query: query.text))
    } else {
      outcome = .cancelled
    }
  }

  private func finish(_ answer: PickerAnswer) {
    guard options.selection.keepsOpen else {
      outcome = .accepted(answer)
      return
    }
    if !answer.isEmpty { hasDelivered = true }
    deliver(answer)
    if options.selection.allowsRun {
      for item in answer.items {
        guard let command = items.details[item]?.run else { continue }
        let value = items.withAnswerBytes(of: item) { Array($0) }
        handOver { ChildProcess.run(command, item: value) }
      }
    }
    marks.removeAll { _ in true }
    countVisibleMarks()
  }
}
