extension TerminalSession {
  /// Waits until a condition holds on the screen.
  ///
  /// Fails with a picture of the screen when that takes longer than ``patience``, or the program has ended meanwhile.
  func wait(for what: String, until condition: (TerminalEmulator) throws -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      // Seen before the bytes are taken: nothing can arrive after the last look.
      let status = process.poll()
      takeWhatArrived()
      if try condition(screen) { return }
      if let status { throw failure("\(what) never came, the program ended: \(status)") }
      let left = deadline - .now
      guard left > .zero else { throw failure("\(what) didn't come in \(Self.patience)") }
      pause(atMost: left)
    }
  }

  /// Waits until a text is on the screen and tells where, counted from zero.
  @discardableResult
  func wait(forText text: String) throws -> (column: Int, row: Int) {
    try wait(for: "“\(text)”") { $0.shows(text) }
    guard let place = screen.find(text) else { throw failure("“\(text)” has gone again") }
    return place
  }

  /// Waits until the program ends, ``patience`` or as long as is given, and takes all it has written.
  func waitForExit(within patience: Duration = patience) throws -> ExitStatus {
    let deadline = ContinuousClock.now + patience
    while true {
      let status = process.poll()
      takeWhatArrived()
      if let status { return status }
      let left = deadline - .now
      guard left > .zero else { throw failure("the program didn't end in \(patience)") }
      pause(atMost: left)
    }
  }

  /// Waits until the program has sent nothing for a while, so that a picture is whole; for tests that compare
  /// whole screens and know no text to wait for.
  func waitForSilence(of duration: Duration = .milliseconds(100)) throws {
    let deadline = ContinuousClock.now + Self.patience
    var lastCount = -1
    var since = ContinuousClock.now
    while true {
      takeWhatArrived()
      if log.count != lastCount {
        lastCount = log.count
        since = .now
      }
      if .now - since >= duration { return }
      guard .now < deadline else { throw failure("the program never fell silent") }
      pause(atMost: duration)
    }
  }

  /// A failure that shows the screen, and the complaints where they are collected.
  func failure(_ sentence: String) -> TerminalFailure {
    let complaint = String(decoding: complaints, as: UTF8.self)
    return TerminalFailure(complaint.isEmpty ? sentence : "\(sentence) (\(complaint))", screen: screen.lines)
  }
}
