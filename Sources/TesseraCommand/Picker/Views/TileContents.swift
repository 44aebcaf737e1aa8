import Tessera

/// Makes what tiles show of a picker's items.
@MainActor
struct TileContents {
  let model: PickerModel
  let traits: ScreenTraits
  let theme: Theme
  /// The columns of the screen: no label shows more of itself.
  let columns: Int

  /// How much of a label is looked at for colours and for what was found, in bytes: far more than a tile has room for.
  private static let mostLabelBytes = 64 << 10

  private var signs: SignSet { traits.drawsUnicode ? .unicode : .ascii }

  /// What the tile of an item shows in so many lines.
  func content(of item: Int, at position: Int, showsNumber: Bool, lines: Int) -> TileContent {
    let (label, runs) = label(of: item, lines: lines)
    let more = model.items.details[item]
    return TileContent(
      number: showsNumber ? position + 1 : nil, icon: more?.icon.map { clean($0, columns: 8) }, label: label,
      runs: runs, detail: more?.detail.map { clean($0, columns: columns) }, color: more?.color.flatMap(RGB.init),
      isMarked: model.marks.contains(item), isDisabled: !model.canPick(item))
  }

  /// The label of an item, with colours and what the query found.
  func label(of item: Int, lines: Int) -> (text: CleanText, runs: [TextRun]) {
    guard model.items.shape.readsColors || model.isFiltered else {
      return (model.items.withLabelBytes(of: item) { clean($0, columns: lines * columns + 2) }, [])
    }
    let styled = model.items.styledLabel(of: item, atMost: Self.mostLabelBytes)
    let text = CleanText(
      utf8: styled.bytes, signs: signs, lineBreaks: .mark, maximumColumns: lines * columns + 2, sourceOffsets: .keep)
    let runs = LabelRuns(text: text)
    let found = model.matchedRanges(ofLabel: styled.bytes)
    return (text, runs.runs(of: styled.spans) + runs.runs(ofMatches: found, look: theme[.found]))
  }

  private func clean(_ bytes: some Collection<UInt8>, columns: Int) -> CleanText {
    CleanText(utf8: bytes, signs: signs, lineBreaks: .mark, maximumColumns: columns)
  }
}
