import TesseraLayout
import TesseraUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs an interface on a terminal until it is done, interrupted, ended by a signal, or its terminal has gone.
///
/// Each time something happens: signals, keys, a slice of each source, deadlines, then at most one picture. Several keys
/// that have arrived are handled before one picture. Asleep in between: an idle program uses no processor time.
/// Ctrl-C, Ctrl-Z, Ctrl-\ and Ctrl-L are the loop's own keys; the interface gets all others.
/// The terminal is still taken afterwards; leave it before anything is printed.
///
/// - Parameters:
///   - interface: What is shown and takes the keys.
///   - terminal: Where.
///   - sources: What is read besides from the start, each until it has ended.
///   - passingSources: What is read besides for a while, asked for each time round; whether such a source is read on
///     is up to what is answered the next time.
///   - idleWork: What is done while nothing else happens.
///   - rows: How many rows below the prompt a picture needs, by the size of the screen and what it shows; asked before
///     each picture. Nil leaves the height as the terminal was taken with.
@MainActor
package func runLoop(
  _ interface: any Interface, on terminal: Terminal, sources: [InputSource] = [],
  passingSources: (@MainActor () -> [InputSource])? = nil, idleWork: IdleWork? = nil,
  rows: (@MainActor (CellSize, ScreenTraits) -> Int)? = nil
) throws(TerminalError) -> LoopOutcome {
  var loop = EventLoop(
    interface: interface, terminal: terminal, sources: sources, passingSources: passingSources, idleWork: idleWork,
    rows: rows, decoder: InputDecoder(escapeDelay: terminal.escapeDelay))
  do { return try loop.run() } catch {
    guard error == .gone else { throw error }
    // A closed terminal is told by a signal as well, and which comes first is chance.
    return terminal.signals.take().outcome ?? .terminalGone
  }
}

/// The state of a running loop.
@MainActor
private struct EventLoop {
  let interface: any Interface
  let terminal: Terminal
  var sources: [InputSource]
  let passingSources: (@MainActor () -> [InputSource])?
  let idleWork: IdleWork?
  let rows: (@MainActor (CellSize, ScreenTraits) -> Int)?
  var decoder: InputDecoder
  // When bytes that may be the start of a longer key become the key that they are.
  var flushTime: ContinuousClock.Instant?
  var schedule = DrawingSchedule()

  mutating func run() throws(TerminalError) -> LoopOutcome {
    // Before any key is read: what was typed ahead is meant for the picture that comes first.
    try drawIfDue()
    while true {
      let passing = passingSources?() ?? []
      let ready = Readiness(terminal: terminal, sources: sources + passing, deadline: nextDeadline())
      if let outcome = try handleSignals() { return outcome }
      if ready.terminal, let outcome = try readTerminal(isHungUp: ready.terminalIsHungUp) { return outcome }
      if let outcome = try flushDecoder(terminalWasReady: ready.terminal) { return outcome }
      if interface.needsDrawing { schedule.drawNow() }
      readSources(ready.sources, passing: passing)
      if let idleWork, idleWork.isWanted() { idleWork.runSlice() }
      passDeadline()
      if interface.isFinished { return .finished }
      if interface.needsDrawing { schedule.drawSoon() }
      try drawIfDue()
    }
  }

  private func nextDeadline() -> ContinuousClock.Instant? {
    let now = ContinuousClock.now
    // A signal that came while a picture was written has already had its byte read.
    if !TerminalSignals.pending.isEmpty { return now }
    if let idleWork, idleWork.isWanted() { return now }
    return [interface.deadline, flushTime, schedule.dueTime(now: now)].compactMap { $0 }.min()
  }

  // MARK: Signals

  private mutating func handleSignals() throws(TerminalError) -> LoopOutcome? {
    let signals = terminal.signals.take()
    if let outcome = signals.outcome { return outcome }
    if signals.contains(.stop) {
      try suspend(.thisProcess)
    } else if signals.contains(.resume) {
      // Stopped without being asked: the shell has used the terminal meanwhile.
      terminal.leaveAfterStop()
      try terminal.enter()
      schedule.drawNow()
    }
    if signals.contains(.windowChange) {
      // Also where the size is the old one again: terminals have cut off what didn't fit in between.
      terminal.forgetPicture()
      schedule.drawSoon()
    }
    return nil
  }

  private mutating func suspend(_ extent: ProcessGroup.Extent) throws(TerminalError) {
    terminal.leave()
    ProcessGroup.stop(extent)
    try terminal.enter()
    schedule.drawNow()
  }

  // MARK: Keys

  private mutating func readTerminal(isHungUp: Bool) throws(TerminalError) -> LoopOutcome? {
    switch terminal.readInput() {
    case .nothing:
      // Hung up for good: waiting again would return at once, for ever.
      if isHungUp { throw .gone }
      return nil
    case .end: throw .gone
    case .bytes(let bytes):
      var events: [Event] = []
      decoder.feed(bytes, into: &events)
      flushTime = decoder.pendingDelay.map { ContinuousClock.now + $0 }
      for answer in decoder.takeAnswers() {
        if let scheme = terminal.take(answer) { interface.adopt(scheme) }
      }
      return try handle(events)
    }
  }

  private mutating func flushDecoder(terminalWasReady: Bool) throws(TerminalError) -> LoopOutcome? {
    // What has just been read restarts the wait.
    guard !terminalWasReady, let flushTime, flushTime <= ContinuousClock.now else { return nil }
    // A late wake-up isn't a pause: what came in between belongs to what is held.
    guard !terminal.inputIsWaiting else { return nil }
    self.flushTime = nil
    var events: [Event] = []
    decoder.flush(into: &events)
    return try handle(events)
  }

  private mutating func handle(_ events: [Event]) throws(TerminalError) -> LoopOutcome? {
    for (index, event) in events.enumerated() where !interface.isFinished {
      if case .key(let press) = event, press.modifiers == .control {
        switch press.key {
        case "c": return .interrupted
        case "\\": return .terminated(signal: SIGQUIT)
        case "z":
          if ProcessGroup.canBeResumed { try suspend(.wholeGroup) }
          continue
        case "l":
          terminal.forgetPicture()
          schedule.drawNow()
          continue
        default: break
        }
      }
      let isLast = index == events.count - 1
      var event = event
      if case .mouse(let mouse) = event {
        guard let placed = terminal.placed(mouse) else { continue }
        event = .mouse(placed)
      }
      interface.handle(
        event, moreInputIsWaiting: !isLast || flushTime != nil || terminal.inputIsWaiting, now: .now)
      if let handover = interface.takeHandover() {
        terminal.leave()
        handover()
        try terminal.enter()
        schedule.drawNow()
      }
    }
    return nil
  }

  // MARK: Sources and deadlines

  private mutating func readSources(_ ready: [Bool], passing: [InputSource]) {
    guard ready.contains(true) else { return }
    for (source, isReady) in zip(passing, ready.dropFirst(sources.count)) where isReady { _ = source.readSlice() }
    var kept: [InputSource] = []
    for (source, isReady) in zip(sources, ready) {
      if !isReady || source.readSlice() == .keep { kept.append(source) }
    }
    sources = kept
  }

  private mutating func passDeadline() {
    let now = ContinuousClock.now
    guard let deadline = interface.deadline, deadline <= now else { return }
    interface.deadlinePassed(now: now)
    if interface.needsDrawing { schedule.drawNow() }
  }

  // MARK: Pictures

  private mutating func drawIfDue() throws(TerminalError) {
    let now = ContinuousClock.now
    guard let due = schedule.dueTime(now: now), due <= now else { return }
    if let rows { terminal.use(rows: rows(terminal.screenSize(), terminal.traits)) }
    // Asked of the terminal each time, whatever a signal said or didn't.
    try terminal.present(interface.draw(size: terminal.size(), traits: terminal.traits))
    schedule.drawn(at: ContinuousClock.now)
  }
}

extension SignalSet {
  /// How a loop ends that has got these signals; nil if it goes on.
  fileprivate var outcome: LoopOutcome? {
    if contains(SignalSet(SIGINT)) { return .interrupted }
    return [SIGTERM, SIGHUP, SIGQUIT].first { contains(SignalSet($0)) }.map { .terminated(signal: $0) }
  }
}
