extension PickerModel {
  /// Marks an item that is shown, or takes its mark away.
  func toggleMark(_ item: Int) {
    guard isMulti, canPick(item) else { return }
    if !marks.remove(item) { marks.insert(item) }
    countVisibleMarks()
  }

  /// Marks an item that is shown.
  func mark(_ item: Int) {
    guard isMulti, canPick(item), marks.insert(item) else { return }
    countVisibleMarks()
  }

  /// Takes the mark of an item away.
  func unmark(_ item: Int) {
    if marks.remove(item) { countVisibleMarks() }
  }

  /// Marks all that is shown, in its order, as many as may be; marks that are hidden stay.
  func markAll() {
    guard isMulti else { return }
    finishSearch()
    for position in 0..<list.count where !marks.isFull {
      let item = list.item(at: position)
      if canPick(item) { marks.insert(item) }
    }
    countVisibleMarks()
  }

  /// Takes the marks of all that is shown away; marks that are hidden stay.
  func unmarkAll() {
    finishSearch()
    marks.removeAll { list.contains($0) }
    countVisibleMarks()
  }

  /// Exchanges marked and unmarked among what is shown.
  func toggleAllMarks() {
    guard isMulti else { return }
    finishSearch()
    let before = marks
    marks.removeAll { list.contains($0) }
    for position in 0..<list.count where !marks.isFull {
      let item = list.item(at: position)
      if canPick(item), !before.contains(item) { marks.insert(item) }
    }
    countVisibleMarks()
  }

  /// Marks the items of `--preselect` and those that say so themselves; of equal ones all, as far as may be.
  ///
  /// Items that come in later are looked at when they come: `from` is the first that wasn't yet.
  func preselect(from first: Int) {
    let values = options.selection.preselected
    guard isMulti, !values.isEmpty || !items.details.isEmpty else { return }
    for item in first..<max(first, items.count) where canPick(item) && !marks.isFull {
      let isWanted = values.contains { items.isItem(item, equalTo: $0) }
      if isWanted || items.details[item]?.isSelected == true { marks.insert(item) }
    }
    countVisibleMarks()
  }
}
