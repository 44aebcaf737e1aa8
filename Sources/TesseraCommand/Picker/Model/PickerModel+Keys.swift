import Tessera

extension PickerModel {
  /// Takes a key; what it leaves moves the focus among the tiles, or does nothing.
  func handle(_ press: KeyPress, input: InputStatus) -> KeyPress.Result {
    guard outcome == nil else { return .handled }
    if let expected = options.selection.expectedKeys.last(where: { $0.press == press }) {
      accept(key: expected.name)
      return .handled
    }
    if let binding = options.selection.bindings.last(where: { $0.key.press == press }) {
      numberEntry.cancel()
      for action in binding.actions where outcome == nil { perform(action) }
      return .handled
    }
    // The list of keys covers the tiles: the next key only closes it.
    guard !showsKeys else {
      showsKeys = false
      return .handled
    }
    if preview != nil, press.modifiers == .shift, press.key == .upArrow || press.key == .downArrow {
      perform(.preview(.lines(press.key == .upArrow ? -1 : 1)))
      return .handled
    }
    return zone == .filter ? handleTyping(press) : handleAtTiles(press, input: input)
  }

  /// Takes a paste: into the filter field where it is open; elsewhere it means nothing.
  func paste(_ text: String) -> KeyPress.Result {
    guard outcome == nil, zone == .filter else { return .ignored }
    edit { $0.insert(text) }
    return .handled
  }

  // MARK: At the tiles

  private func handleAtTiles(_ press: KeyPress, input: InputStatus) -> KeyPress.Result {
    if let item = keyedItem(press) {
      place(on: item)
      choose([item])
      return .handled
    }
    if let digit = press.digit, showsNumbers { return typeDigit(digit, input: input) }
    let typedNumber = numberEntry.take()
    switch (press.key, press.modifiers) {
    case (.return, []):
      if let typedNumber { act(onNumber: typedNumber) } else { accept() }
    case (.space, []):
      if let typedNumber { act(onNumber: typedNumber) } else if isMulti { perform(.toggle) } else { accept() }
    case (.space, .control) where isMulti: perform(.toggle)
    case (.tab, []) where isMulti:
      perform(.toggle)
      perform(.next)
    case (.tab, .shift) where isMulti:
      perform(.toggle)
      perform(.previous)
    case ("a", .control) where isMulti: perform(.selectAll)
    case ("n", .control): perform(.next)
    case ("p", .control): perform(.previous)
    case ("u", .control): perform(.clearQuery)
    case ("/", []): perform(.search)
    case ("?", []): perform(.help)
    case ("q", []): perform(.abort)
    case (.escape, []): escape()
    default: return .ignored
    }
    return .handled
  }

  /// Esc clears the filter first, then leaves.
  private func escape() {
    if zone == .filter, !options.search.startsInFilter || !query.isEmpty {
      if !options.search.startsInFilter { zone = .tiles }
    } else if query.isEmpty {
      return perform(.abort)
    }
    if !query.isEmpty { edit { $0.clear() } }
  }

  // MARK: In the filter field

  private func handleTyping(_ press: KeyPress) -> KeyPress.Result {
    switch (press.key, press.modifiers) {
    case (.return, []): accept()
    case (.escape, []): escape()
    case (.tab, []), (.downArrow, []): perform(.tiles)
    // Above the field there is nothing.
    case (.upArrow, []): break
    case (.space, .control) where isMulti: perform(.toggle)
    case (.leftArrow, []), ("b", .control): perform(.backwardChar)
    case (.rightArrow, []), ("f", .control): perform(.forwardChar)
    case (.leftArrow, .control), ("b", .option): perform(.backwardWord)
    case (.rightArrow, .control), ("f", .option): perform(.forwardWord)
    case (.home, []), ("a", .control): perform(.beginningOfLine)
    case (.end, []), ("e", .control): perform(.endOfLine)
    case (.delete, []): perform(.backwardDeleteChar)
    case (.deleteForward, []), ("d", .control): perform(.deleteChar)
    case ("w", .control), (.delete, .option), (.delete, .control): perform(.backwardKillWord)
    case ("d", .option): perform(.killWord)
    case ("u", .control): perform(.unixLineDiscard)
    case ("k", .control): perform(.killLine)
    case ("n", .control): perform(.next)
    case ("p", .control): perform(.previous)
    default:
      let typed = press.characters
      guard !typed.isEmpty else { return .ignored }
      edit { $0.insert(typed) }
    }
    return .handled
  }

  /// Changes what is typed, and filters anew where that is another text.
  func edit(_ change: (inout QueryText) -> Void) {
    let before = query.text
    change(&query)
    if query.text != before { queryDidChange() }
  }
}
