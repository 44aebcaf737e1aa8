/// Reports of the mouse.
extension InputDecoder {
  mutating func receiveInMouseReport(_ byte: UInt8, into events: inout [Event]) {
    guard byte >= 0x20 else {
      // Smaller bytes are no coordinates: the rest of the report was lost.
      swallow(into: &events)
      return receive(byte, into: &events)
    }
    sequence.append(byte)
    guard sequence.count == 3 else { return }
    let values = sequence.map { Int($0) - 32 }
    finish(MouseReport(coding: .old, code: values[0], column: values[1], row: values[2]), into: &events)
  }

  /// Ends with what a report tells, or with nothing where it tells nothing that can be.
  mutating func finish(_ report: MouseReport, into events: inout [Event]) {
    swallow(into: &events)
    guard let event = report.event(lastPressed: pressedButton) else { return }
    let before = heldPress
    heldPress = nil
    if case .press(let button) = event.action {
      pressedButton = button
      if report.coding == .old {
        heldPress = event
        return
      }
    }
    switch event.action {
    case .release, .drag: if let before { emit(.mouse(before), into: &events) }
    default: break
    }
    emit(.mouse(event), into: &events)
  }
}
