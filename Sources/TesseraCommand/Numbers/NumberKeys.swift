import Tessera

/// A view in which digits name tiles.
struct NumberKeys: View {
  let numbers: ClosedRange<Int>?
  let focus: (Int) -> Void
  let act: (Int) -> Void
  // Of one type, so that the view has one too.
  let content: _BuiltContent

  @State private var entry = NumberEntry()
  @Environment(reading: { $0.inputStatus }) private var input

  init(
    numbers: ClosedRange<Int>?, focus: @escaping (Int) -> Void, act: @escaping (Int) -> Void,
    @ViewBuilder content: () -> some View
  ) {
    self.numbers = numbers
    self.focus = focus
    self.act = act
    self.content = _BuiltContent(content())
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard let digit = press.digit else { return interrupt(press) }
    guard let numbers else { return .handled }
    switch entry.type(digit: digit, of: numbers, moreInputIsWaiting: input.moreIsWaiting, now: input.now) {
    case .refused: break
    case .waiting(let number): focus(number)
    case .acts(let number): act(number)
    }
    return .handled
  }

  /// Any other key ends the number; Return and Space make it act.
  private func interrupt(_ press: KeyPress) -> KeyPress.Result {
    guard let number = entry.take() else { return .ignored }
    guard press == KeyPress(.return) || press == KeyPress(.space) else { return .ignored }
    act(number)
    return .handled
  }

  mutating func _connectProperties(in context: _ViewContext) {
    _entry.connect(slot: 0, context: context)
    _input.connect(slot: 1, context: context)
  }

  var body: some View {
    content
      // Others, such as those that only move the focus, change nothing here.
      .onKeyPress(where: { $0.digit != nil || entry.number != nil }, action: { handle($0) })
      .onDeadline(entry.deadline) { if let number = entry.take() { act(number) } }
  }
}

extension KeyPress {
  /// The digit that the key types, nil for other keys.
  var digit: Int? {
    guard modifiers.isEmpty, let value = key.character.wholeNumberValue, key.character.isASCII else { return nil }
    return value
  }
}
