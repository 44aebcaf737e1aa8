@testable import TesseraUI

extension FuzzTarget {
  /// Bytes of a terminal: however they are cut into reads the events are the same, memory is bounded, and the key after
  /// a pause is that key.
  static let inputDecoder = FuzzTarget(name: "input-decoder") { bytes in
    var whole = InputDecoder()
    var wholeEvents: [Event] = []
    whole.feed(bytes, into: &wholeEvents)
    let wholeAnswers = whole.takeAnswers()
    var single = InputDecoder()
    var singleEvents: [Event] = []
    for byte in bytes {
      single.feed(CollectionOfOne(byte), into: &singleEvents)
      guard single.sequence.count <= InputDecoder.longestSequence else { return "the sequence grows" }
      guard single.isWaiting == (single.pendingDelay != nil) else { return "it waits without a delay" }
    }
    guard wholeEvents == singleEvents, wholeAnswers == single.takeAnswers() else { return "the cut changes the events" }
    for case .mouse(let mouse) in wholeEvents where mouse.position.column < 0 || mouse.position.row < 0 {
      return "the mouse is at \(mouse.position)"
    }
    whole.flush(into: &wholeEvents)
    guard !whole.isWaiting else { return "something is held after a pause" }
    var after: [Event] = []
    whole.feed(Array("\u{1B}[B".utf8), into: &after)
    return after == [.key(KeyPress(.downArrow))] ? nil : "the key after the pause is \(after)"
  }
}
