import TesseraLayout
import TesseraUI

/// Takes the controlling terminal, runs `body` with it, and gives it back on return and on error.
///
/// Signals are recorded while it runs, and a crash gives the terminal back too. Nothing is sent before the first
/// ``Terminal/present(_:)``. Nothing should be printed before this has returned.
@MainActor
package func withTerminal<Result>(
  _ options: TerminalOptions = TerminalOptions(), environment: TerminalEnvironment = .current(),
  _ body: @MainActor (Terminal) throws(TerminalError) -> Result
) throws(TerminalError) -> Result {
  let terminal = try Terminal(options, environment: environment)
  defer { terminal.close() }
  return try body(terminal)
}

/// The controlling terminal, taken: it shows surfaces, and gives what is typed.
///
/// Process-wide, as signals, modes and ncurses' screen are: one at a time.
package final class Terminal {
  /// What it can show.
  package let traits: ScreenTraits

  /// How long a lone Escape waits for the rest of a key.
  package let escapeDelay: Duration

  /// The signals, recorded.
  package let signals: TerminalSignals

  private enum State {
    // Modes are set; nothing was sent.
    case quiet
    // The first picture was sent, so there is something to leave.
    case shown
    case left
    case closed
  }

  private let device: TerminalDevice
  private let type: TerminalType
  private let features: TerminalFeatures
  private let screen: CursesScreen
  private let asksForBackground: Bool
  private var area: InlineArea?
  private var questions = TerminalQuestions()
  private var backgroundWasAsked = false
  private var modes: TerminalModes
  private var state = State.left
  // The terminal has got a part of a picture only, of which ncurses knows nothing: neither the pen nor the cursor are as
  // it believes, and rows may be about to scroll.
  private var pictureIsCut = false
  // What goes before the next picture: what leaves the screen that a stop has left taken.
  private var leavingBytes: [UInt8] = []
  private var lastSize: CellSize

  /// Opens and takes the terminal.
  fileprivate init(_ options: TerminalOptions, environment: TerminalEnvironment) throws(TerminalError) {
    escapeDelay = environment.escapeDelay
    device = try TerminalDevice()
    modes = try TerminalModes(descriptor: device.descriptor)
    type = try TerminalType(environment: environment, descriptor: device.descriptor)
    features = TerminalFeatures(term: type.name, mouse: options.mouse)
    traits = ScreenTraits(
      colorDepth: ColorSupport.depth(
        terminfoColors: type.colors, isDirect: type.isDirectColor,
        sendsNumbers: type.sendsColorNumbers, environment: environment, preference: options.colors),
      drawsUnicode: TerminalLocale.activate(environment), drawsQuadrants: features.drawsQuadrants)
    asksForBackground =
      options.background == .automatic && features.answersColorQuestions && environment.colorFGBG == nil
      && traits.colorDepth != .none
    if options.height != .full, type.allowsInline {
      area = InlineArea(height: options.height)
    }
    lastSize = TerminalSize.ask(descriptor: device.descriptor, last: nil)
    // Ours first: ncurses takes over only the signals that it finds at their default.
    signals = try TerminalSignals.install()
    do {
      screen = try CursesScreen(
        type: type, traits: traits, size: area?.size(on: lastSize) ?? lastSize,
        extent: area == nil ? .wholeScreen : .someRows)
      try enter()
    } catch {
      signals.restore()
      throw error
    }
  }

  /// The descriptor to wait on for input.
  package var descriptor: Int32 { device.descriptor }

  /// The size in cells of what is drawn on, asked anew; by the last one where the terminal doesn't know.
  package func size() -> CellSize {
    let screen = screenSize()
    return area?.size(on: screen) ?? screen
  }

  /// The size in cells of the whole screen, asked anew; the last one where the terminal doesn't know.
  package func screenSize() -> CellSize {
    lastSize = TerminalSize.ask(descriptor: device.descriptor, last: lastSize)
    return lastSize
  }

  /// Uses so many rows below the prompt from the next picture on; nothing where the whole screen is used.
  package func use(rows: Int) { area?.use(rows: rows) }

  /// Takes an answer of the terminal; the scheme to be used from now on, where it tells that.
  package func take(_ answer: TerminalAnswer) -> ColorScheme? {
    guard questions.accept(answer) else { return nil }
    switch answer {
    case .cursor(let position):
      area?.learn(row: position.row)
      return nil
    case .background(let color): return ColorScheme(ground: color)
    }
  }

  /// An event of the mouse where it happened on the picture; nil for one beside it.
  package func placed(_ event: MouseEvent) -> MouseEvent? { area == nil ? event : area?.translated(event) }

  /// Reads what was typed, at most 4 KB; never waits.
  package func readInput() -> TerminalDevice.Input { device.receive(atMost: 4096) }

  /// Whether something was typed that wasn't read yet.
  package var inputIsWaiting: Bool { device.inputIsWaiting }

  /// Shows a picture: sends what differs from the last one, in one write, and nothing when nothing does.
  package func present(_ surface: Surface) throws(TerminalError) {
    guard state == .quiet || state == .shown else { return }
    let frame = try area == nil ? screen.bytes(toShow: surface) : inlineBytes(toShow: surface)
    guard !frame.isEmpty else { return }
    let isFirst = state == .quiet
    state = .shown
    if isFirst || area != nil {
      signals.armCrashGuard(
        descriptor: device.descriptor, modes: modes.saved,
        bytes: features.cutFrameBytes + features.offBytes + leaveBytes)
    }
    defer { leavingBytes = [] }
    let bytes = leavingBytes + frame
    let marks = features.frameMarks(byteCount: bytes.count)
    let on = isFirst ? features.onBytes + backgroundQuestion() : []
    let result = try device.send(marks.begin + bytes + on + marks.end, wakeDescriptor: signals.descriptor)
    // An unfinished picture is on the screen: nothing can be said of the next one's difference to it.
    if result == .abandoned { forgetPicture() }
    pictureIsCut = result == .abandoned
  }

  /// Makes the next picture be drawn whole.
  package func forgetPicture() {
    screen.forget()
    area?.setStale()
  }

  private func inlineBytes(toShow surface: Surface) throws(TerminalError) -> [UInt8] {
    guard var area, surface.size.columns > 0, surface.size.rows > 0 else { return [] }
    defer { self.area = area }
    var parked = surface
    parked.cursor = CellPosition(column: 0, row: 0)
    let moves = area.moves(for: surface.size)
    let frame = InlineFrame.rewrite(try screen.bytes(toShow: parked), rows: surface.size.rows)
    if frame.isEmpty, !moves, area.hasCursor(of: surface) { return [] }
    var bytes = area.preparing(for: surface.size) + frame
    if moves, features.reportsMouse { bytes += questions.askForCursor(at: .now) }
    return bytes + area.finishing(surface)
  }

  private var leaveBytes: [UInt8] { area.map { type.plainLeaveBytes + $0.closingBytes } ?? type.leaveBytes }

  private func backgroundQuestion() -> [UInt8] {
    guard asksForBackground, !backgroundWasAsked else { return [] }
    backgroundWasAsked = true
    return questions.askForBackground(at: .now)
  }

  /// Waits a moment for answers that would be typed into the shell otherwise; what is typed meanwhile is lost, as what
  /// was typed before is.
  private func awaitAnswers() {
    guard let deadline = questions.deadline else { return }
    var decoder = InputDecoder(escapeDelay: escapeDelay)
    var ignored: [Event] = []
    while !questions.areAnswered, ContinuousClock.now < deadline {
      guard device.waitForInput(until: deadline), case .bytes(let bytes) = device.receive(atMost: 4096) else { break }
      decoder.feed(bytes, into: &ignored)
      for answer in decoder.takeAnswers() { _ = questions.accept(answer) }
    }
    questions.giveUp()
  }

  /// Takes the terminal again after ``leave()``: fresh modes, and the next picture is drawn whole.
  package func enter() throws(TerminalError) {
    guard state == .left else { return }
    try modes.setRaw(descriptor: device.descriptor)
    signals.armCrashGuard(
      descriptor: device.descriptor, modes: modes.saved,
      bytes: leavingBytes.isEmpty ? [] : features.cutFrameBytes + features.offBytes + leavingBytes)
    state = .quiet
  }

  /// Tells that the program was continued, maybe after a stop with the terminal taken, so that ``enter()`` takes it
  /// again.
  ///
  /// Nothing is sent or restored now, as the terminal's modes and screen may be what a shell made of them. They may
  /// also be as they were, since shells continue what was never stopped: so the screen is left before it is entered, as
  /// terminals that are told twice to enter forget where the cursor was; and rows below a prompt are drawn where they
  /// are unless the modes tell that somebody else was here.
  package func leaveAfterStop() {
    guard state == .quiet || state == .shown else { return }
    if area == nil, state == .shown { leavingBytes = type.leaveBytes }
    do { _ = try screen.bytesToLeave() } catch {
      // A frame file that can't be read fails with the next picture, which tells.
    }
    if modes.areSet(descriptor: device.descriptor) { area?.setStale() } else { area?.close() }
    state = .left
  }

  /// Gives the terminal back: the screen, then its modes. Harmless when it was given back.
  package func leave() {
    guard state == .quiet || state == .shown else { return }
    // Between a stop and the next picture the screen is still the one that was shown.
    let wasKept = !leavingBytes.isEmpty
    let hasShown = state == .shown || wasKept
    let isKnown = area == nil && !wasKept && !pictureIsCut
    leavingBytes = []
    pictureIsCut = false
    state = .left
    do {
      // Always asked for, as ncurses has to know; sent only when there is something to leave.
      let bytes = try screen.bytesToLeave()
      if hasShown {
        _ = try device.send(
          features.cutFrameBytes + features.offBytes + (isKnown ? bytes : leaveBytes),
          wakeDescriptor: signals.descriptor, patience: .milliseconds(500))
        awaitAnswers()
      }
    } catch {
      // A terminal that has gone needs nothing back; its modes are tried below all the same.
    }
    area?.close()
    do { try modes.restore(descriptor: device.descriptor) } catch {
      // As above: the device answers no more.
    }
    signals.disarmCrashGuard()
  }

  /// Leaves for good, and puts back the signals. Harmless when it was closed.
  package func close() {
    guard state != .closed else { return }
    leave()
    signals.restore()
    state = .closed
  }
}
