import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `--preview` shows: it runs the command for what has the focus, and keeps what that prints.
///
/// Nothing here waits. The command of another item is killed; the next one is started after a pause, so that a key that
/// is held down starts none. Until it has printed something, or a moment has passed, what was there stays.
@MainActor
final class Preview {
  /// How long the focus rests before its command is started.
  static let pause = Duration.milliseconds(80)

  /// How long the text of another item may stay once a command has started that prints nothing.
  static let staleness = Duration.milliseconds(200)

  /// The most that is kept of what a command prints, in bytes; one that prints more is ended.
  static let mostBytes = 1 << 20

  /// The command, with places for the item and the like.
  let command: CommandTemplate

  /// What is told when there is something else to show.
  var onChange: @MainActor () -> Void = {}

  /// What was printed last.
  private(set) var output: [UInt8] = []

  /// How many lines of it there are.
  private(set) var lineCount = 0

  /// How many of them are scrolled away at the top.
  private(set) var firstLine = 0

  // What is to be run, or runs, or has run; nil for nothing.
  private var wanted: [[UInt8]]?
  private var size = CellSize(columns: 0, rows: 0)
  private var running: PreviewProcess?
  private var hasOutput = false
  private var startTime: ContinuousClock.Instant?
  private var clearTime: ContinuousClock.Instant?
  // Commands that were killed, and are gone in a moment.
  private var ending: [pid_t] = []
  private var reapTime: ContinuousClock.Instant?
  private var reapPause = Preview.shortestReapPause

  /// How soon it is looked whether a command is gone; each time twice as long after the last.
  private static let shortestReapPause = Duration.milliseconds(10)

  /// After a pause as long as this a command is ended that writes no more.
  private static let longestReapPause = Duration.milliseconds(500)

  /// Creates what runs a command; it doesn't yet.
  init(command: CommandTemplate) { self.command = command }

  /// Shows what a command prints in an area of some cells; nil clears it. The same one again changes nothing.
  func show(_ arguments: [[UInt8]]?, size: CellSize, now: ContinuousClock.Instant = .now) {
    self.size = size
    guard arguments != wanted else { return }
    let isFirst = wanted == nil && running == nil
    wanted = arguments
    stop()
    guard arguments != nil else {
      startTime = nil
      forgetOutput()
      return
    }
    startTime = isFirst ? now : now + Self.pause
  }

  /// Scrolls as far as there are lines; what another item prints begins at its first line.
  func scroll(_ move: PreviewMove) {
    let last = max(0, lineCount - size.rows)
    let target =
      switch move {
      case .lines(let count): firstLine + count
      case .pages(let part): firstLine + Int(part * Double(max(2, size.rows - 1)))
      case .top: 0
      case .bottom: last
      }
    firstLine = min(max(0, target), last)
  }

  /// What the loop has to read now.
  var sources: [InputSource] {
    guard let running, running.descriptor >= 0 else { return [] }
    return [
      InputSource(descriptor: running.descriptor) { [unowned self] in
        readSlice()
        return .keep
      }
    ]
  }

  /// When ``deadlinePassed(now:)`` wants to be called; nil for never.
  var deadline: ContinuousClock.Instant? { [startTime, clearTime, reapTime].compactMap { $0 }.min() }

  /// Starts what is due, and looks after what was ended.
  func deadlinePassed(now: ContinuousClock.Instant = .now) {
    if let due = startTime, due <= now { start(now: now) }
    if let due = clearTime, due <= now { clear() }
    if let due = reapTime, due <= now { reap(now: now) }
  }

  /// Ends what runs. The program shouldn't go on with a dead child, but doesn't wait long for one that can't die.
  func close() {
    show(nil, size: size)
    for _ in 0..<50 where !ending.isEmpty {
      ending.removeAll { PreviewProcess.takeStatus(of: $0) != nil }
      if !ending.isEmpty { poll(nil, 0, 2) }
    }
    reap(now: .now)
    // Whoever is told holds the model, and that this.
    onChange = {}
  }

  /// Runs what is wanted to its end, for a picture of it; waits at most so long.
  func finish(within duration: Duration) {
    let end = ContinuousClock.now + duration
    if startTime != nil { start(now: .now) }
    while let process = running, process.descriptor >= 0, .now < end {
      var request = pollfd(fd: process.descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 20) > 0 { readSlice() }
    }
    while running != nil, .now < end {
      reap(now: .now)
      if running != nil { poll(nil, 0, 1) }
    }
    if !hasOutput { clear() }
  }

  // MARK: Running

  private func start(now: ContinuousClock.Instant) {
    startTime = nil
    guard let wanted else { return }
    hasOutput = false
    clearTime = output.isEmpty ? nil : now + Self.staleness
    let variables = ["COLUMNS=\(size.columns)", "LINES=\(size.rows)"].map { Array($0.utf8) }
    do throws(ChildProcess.StartFailure) {
      running = try PreviewProcess(wanted, variables: variables)
    } catch {
      let reason = strerror(error.errno).map { String(cString: $0) } ?? "error \(error.errno)"
      append((wanted.first ?? []) + Array(": \(reason)".utf8))
    }
    // The descriptor to wait on is another one.
    onChange()
  }

  private func readSlice() {
    guard var process = running else { return }
    switch process.takeOutput() {
    case .nothing: return
    case .bytes(let bytes):
      append(bytes)
      guard output.count >= Self.mostBytes else { return }
      process.end()
    case .end: break
    }
    process.closePipe()
    running = process
    reap(now: .now)
  }

  private func append(_ bytes: [UInt8]) {
    if !hasOutput { forgetOutput() }
    hasOutput = true
    clearTime = nil
    // A line that has no end yet was counted when it began.
    let isInLine = output.last.map { $0 != 0x0A } ?? false
    let added = bytes.prefix(Self.mostBytes - output.count)
    output += added
    lineCount +=
      added.count(where: { $0 == 0x0A }) - (isInLine ? 1 : 0) + (output.last == 0x0A || output.isEmpty ? 0 : 1)
    onChange()
  }

  private func clear() {
    clearTime = nil
    guard !hasOutput, !output.isEmpty else { return }
    forgetOutput()
    onChange()
  }

  private func forgetOutput() {
    output = []
    lineCount = 0
    firstLine = 0
  }

  // MARK: Ending

  /// Kills what runs.
  private func stop() {
    clearTime = nil
    guard var process = running else { return }
    process.end()
    process.closePipe()
    running = nil
    ending.append(process.process)
    reap(now: .now)
  }

  /// Takes what has ended, so that no dead process is left; comes back for what hasn't yet.
  private func reap(now: ContinuousClock.Instant) {
    ending.removeAll { PreviewProcess.takeStatus(of: $0) != nil }
    if let process = running, process.descriptor < 0 {
      if let status = process.takeStatus() {
        running = nil
        // What fails without a word is told by its status.
        if !hasOutput, status != 0 { append(Array("status \(status)".utf8)) }
        clear()
      } else if reapPause >= Self.longestReapPause {
        process.end()
      }
    }
    guard !ending.isEmpty || running.map({ $0.descriptor < 0 }) ?? false else {
      reapTime = nil
      reapPause = Self.shortestReapPause
      return
    }
    reapTime = now + reapPause
    reapPause = min(reapPause * 2, Self.longestReapPause)
    // The time to come back at is asked for with the next picture.
    onChange()
  }
}
