import Tessera

extension PickerModel {
  /// Whether tiles have numbers that can be typed.
  var showsNumbers: Bool { options.appearance.showsNumbers }

  /// When a number that could go on acts; nil where none is being typed.
  var numberDeadline: ContinuousClock.Instant? { numberEntry.deadline }

  /// Takes a digit of a number: those that are drawn count, so with a filter on the positions in it.
  func typeDigit(_ digit: Int, input: InputStatus) -> KeyPress.Result {
    guard list.count > 0 else { return .handled }
    let outcome = numberEntry.type(
      digit: digit, of: 1...list.count, moreInputIsWaiting: input.moreIsWaiting, now: input.now)
    switch outcome {
    case .refused: break
    case .waiting(let number): focus(onNumber: number)
    case .acts(let number): act(onNumber: number)
    }
    return .handled
  }

  /// Lets the number act that is being typed, as its time is over.
  func numberDeadlinePassed() { if let number = numberEntry.take() { act(onNumber: number) } }

  /// Focuses the tile of a number, and does there what Enter does; with marks it changes the tile's mark, as Enter
  /// would end the choice.
  func act(onNumber number: Int) {
    guard let item = item(atPosition: number - 1) else { return }
    place(on: item)
    guard options.selection.digits == .select else { return }
    if isMulti { toggleMark(item) } else { choose([item]) }
  }

  private func focus(onNumber number: Int) { if let item = item(atPosition: number - 1) { place(on: item) } }
}
