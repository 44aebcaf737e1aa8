import Tessera

import struct Foundation.CGFloat

/// A picker: what is shown of the items on numbered tiles, with the filter line above and what explains around them.
struct PickerView: View {
  let model: PickerModel
  let strings: PaletteStrings

  @Environment(reading: { $0.dismiss }) private var dismiss
  @Environment(reading: { $0.traits }) private var traits
  @Environment(reading: { $0.host }) private var host
  @Environment(reading: { $0.inputStatus }) private var input

  mutating func _connectProperties(in context: _ViewContext) {
    _dismiss.connect(slot: 0, context: context)
    _traits.connect(slot: 1, context: context)
    _host.connect(slot: 2, context: context)
    _input.connect(slot: 3, context: context)
  }

  var body: some View {
    connect()
    return GeometryReader { proxy in
      screen(
        PickerRoom(
          size: proxy.cellSize,
          wantsFilterLine: model.zone == .filter || !model.query.isEmpty || model.options.appearance.prompt != nil,
          isTyping: model.zone == .filter,
          wantsWholeRows: model.wantsWholeRows, wantsPreview: model.preview != nil && !model.hidesPreview,
          isFitted: model.fittedHeight?.rows == proxy.cellSize.rows))
    }
    .focusKeys(["h": .left, "j": .down, "k": .up, "l": .right])
    .onKeyPress { press in handle(press) }
    .onMouse { event in
      model.clickCount = event.clickCount
      return .ignored
    }
    .onPaste { text in model.paste(text) }
    .onDeadline(model.numberDeadline) {
      model.numberDeadlinePassed()
      leaveIfDone()
    }
    .onDeadline(model.timeLimit) {
      model.timeIsOver()
      leaveIfDone()
    }
  }

  private func screen(_ room: PickerRoom) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if let header = model.options.appearance.header, room.headerLines > 0 {
        Text(header).themed(.header).lineLimit(room.headerLines)
      }
      if room.showsFilterLine { FilterLine(model: model, strings: strings, columns: room.size.columns) }
      if room.showsTiles { middle(room) }
      if let footer = model.options.appearance.footer, room.footerLines > 0 {
        Text(footer).themed(.footer).lineLimit(room.footerLines)
      }
      if room.showsBottomLine {
        BottomLine(model: model, strings: strings, isNarrow: room.isNarrow, showsCount: !room.showsFilterLine)
      }
    }
  }

  private func middle(_ room: PickerRoom) -> AnyView {
    // The room above is only wanted where something stands there.
    let above = room.showsFilterLine || model.options.appearance.header != nil ? room.spacing : 0
    let below = room.showsBottomLine ? room.spacing : 0
    let tiles = AnyView(tilesOrKeys(room).padding(.top, CGFloat(above)).padding(.bottom, CGFloat(below)))
    guard let preview = model.preview else { return tiles }
    guard let place = room.previewPlace else {
      preview.show(nil, size: room.size)
      return tiles
    }
    guard place == .beside else { return AnyView(stacked(tiles, preview, room)) }
    // As high as there is room, which is known only here.
    return AnyView(GeometryReader { proxy in sideBySide(tiles, preview, room, rows: proxy.cellSize.rows) })
  }

  @ViewBuilder
  private func tilesOrKeys(_ room: PickerRoom) -> some View {
    if model.showsKeys {
      KeyList(entries: KeyList.entries(of: model, strings: strings, drawsUnicode: traits.drawsUnicode))
    } else {
      PickerTiles(model: model, room: room)
    }
  }

  private func sideBySide(_ tiles: AnyView, _ preview: Preview, _ room: PickerRoom, rows: Int) -> some View {
    HStack(alignment: .top, spacing: 8) {
      tiles.frame(width: CGFloat(room.tileColumns * 8))
      PreviewBorder(place: .beside, cells: rows)
      pane(preview, CellSize(columns: room.previewColumns, rows: rows))
    }
  }

  private func stacked(_ tiles: AnyView, _ preview: Preview, _ room: PickerRoom) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      tiles
      PreviewBorder(place: .below, cells: room.size.columns)
      pane(preview, CellSize(columns: room.size.columns, rows: room.previewRows))
    }
  }

  private func pane(_ preview: Preview, _ size: CellSize) -> some View {
    let text = CellSize(columns: PreviewPane.textColumns(of: size.columns), rows: size.rows)
    preview.show(model.previewArguments, size: text)
    return PreviewPane(preview: preview, size: size)
      .onMouse { event in
        switch event.action {
        case .scrollUp: preview.scroll(.lines(-3))
        case .scrollDown: preview.scroll(.lines(3))
        default: return .ignored
        }
        return .handled
      }
      .onDeadline(preview.deadline) { preview.deadlinePassed() }
  }

  /// Lets the model reach what only the screen can do.
  private func connect() {
    let host = host
    model.moveFocus = { host.moveFocus($0) }
    model.handOver = { host.handOver($0) }
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    let result = model.handle(press, input: input)
    leaveIfDone()
    return result
  }

  private func leaveIfDone() { if model.outcome != nil { dismiss() } }
}
