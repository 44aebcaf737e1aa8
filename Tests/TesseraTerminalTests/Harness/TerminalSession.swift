#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program on a terminal: the test is the person before it.
///
/// Nothing waits for a fixed time: every wait looks at what has arrived until a condition holds, and fails
/// with a picture of the screen at its deadline. Used by one test at a time.
final class TerminalSession {
  /// What the program reads as standard input.
  enum Input {
    /// The keyboard.
    case terminal
    /// These bytes through a pipe, then its end.
    case bytes([UInt8])
    /// A pipe that the test writes to: ``TerminalSession/feedInput(_:)``, ``TerminalSession/endInput()``.
    case pipe
    /// A file.
    case file(String)
    /// Nothing: it is closed.
    case closed
  }

  /// Where what it writes goes.
  enum Output {
    /// To the screen.
    case terminal
    /// To the test: ``TerminalSession/output`` or ``TerminalSession/complaints``.
    case collected
    /// To a file.
    case file(String)
    /// Nowhere: it is closed.
    case closed
  }

  /// How long anything may take.
  static let patience = Duration.seconds(10)

  /// What a person would see.
  let screen: TerminalEmulator

  /// The device.
  let device: PseudoTerminal

  /// The program.
  let process: SpawnedProcess

  /// Every byte that the program sent to the terminal, in order.
  private(set) var log: [UInt8] = []

  /// What it wrote to standard output, when that is collected.
  private(set) var output: [UInt8] = []

  /// What it wrote to standard error, when that is collected.
  private(set) var complaints: [UInt8] = []

  /// The line's attributes before the program was started.
  let attributesBefore: LineAttributes

  private let inputPipe: Pipe?
  private let outputPipe: Pipe?
  private let complaintPipe: Pipe?
  private var unsentInput: ArraySlice<UInt8> = []
  private var endsInput = false

  /// Starts a program in an environment that has only what is given here and a plain base:
  /// a 256-colour terminal, UTF-8, the search path.
  ///
  /// A device that isn't told its size has 0 × 0, as in a bare container; the screen has the size all the same.
  init(
    _ path: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], hasTerminal: Bool = true, tellsSize: Bool = true,
    input: Input = .terminal, output: Output = .terminal, complaints: Output = .terminal
  ) throws {
    screen = TerminalEmulator(columns: columns, rows: rows)
    device = try PseudoTerminal(columns: tellsSize ? columns : 0, rows: tellsSize ? rows : 0)
    attributesBefore = try device.attributes()

    var streams: [SpawnedProcess.Stream] = []
    switch input {
    case .terminal:
      inputPipe = nil
      streams.append(.terminal)
    case .bytes(let bytes):
      let pipe = try Pipe(.toProgram)
      inputPipe = pipe
      unsentInput = bytes[...]
      endsInput = true
      streams.append(.descriptor(pipe.programEnd))
    case .pipe:
      let pipe = try Pipe(.toProgram)
      inputPipe = pipe
      streams.append(.descriptor(pipe.programEnd))
    case .file(let name):
      inputPipe = nil
      streams.append(.file(name))
    case .closed:
      inputPipe = nil
      streams.append(.closed)
    }
    var pipes: [Pipe?] = []
    for target in [output, complaints] {
      switch target {
      case .terminal: streams.append(.terminal)
      case .file(let name): streams.append(.file(name))
      case .closed: streams.append(.closed)
      case .collected:
        let pipe = try Pipe(.fromProgram)
        streams.append(.descriptor(pipe.programEnd))
        pipes.append(pipe)
        continue
      }
      pipes.append(nil)
    }
    outputPipe = pipes[0]
    complaintPipe = pipes[1]

    var base = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent",
    ]
    // How a sanitized program behaves; the one that runs the tests may have other options.
    if let options = getenv("TESSERA_ASAN_OPTIONS") { base["ASAN_OPTIONS"] = String(cString: options) }
    process = try SpawnedProcess(
      path, arguments, environment: base.merging(environment) { _, given in given },
      device: hasTerminal ? device.path : nil, streams: streams)
    for pipe in [inputPipe, outputPipe, complaintPipe].compactMap(\.self) { pipe.closeEnd(pipe.programEnd) }
  }

  /// Presses keys, in the coding that the program has chosen.
  func press(_ keys: Key...) throws {
    for key in keys { try device.write(screen.bytes(for: key)) }
  }

  /// Sends bytes as they are.
  func send(_ bytes: [UInt8]) throws { try device.write(bytes) }

  /// Changes the size of the window.
  func resize(columns: Int, rows: Int) throws {
    takeWhatArrived()
    screen.resize(columns: columns, rows: rows)
    try device.setSize(columns: columns, rows: rows)
  }

  /// Writes more to a standard input that is a pipe.
  func feedInput(_ bytes: [UInt8]) { unsentInput += bytes }

  /// Ends a standard input that is a pipe.
  func endInput() { endsInput = true }

  /// Reads all that the program has sent, answers what it asked, passes on what it wants to read.
  func takeWhatArrived() {
    let bytes = device.read()
    if !bytes.isEmpty {
      log += bytes
      let answers = screen.feed(bytes)
      // A program that has gone reads no answers.
      if !answers.isEmpty && process.status == nil { try? device.write(answers) }
    }
    if let outputPipe { output += readAvailable(outputPipe.testEnd).bytes }
    if let complaintPipe { complaints += readAvailable(complaintPipe.testEnd).bytes }
    passInputOn()
  }

  private func passInputOn() {
    guard let inputPipe else { return }
    while !unsentInput.isEmpty {
      let count = unsentInput.withUnsafeBytes { write(inputPipe.testEnd, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      unsentInput = unsentInput.dropFirst(count)
    }
    if unsentInput.isEmpty && endsInput { inputPipe.closeEnd(inputPipe.testEnd) }
  }

  /// Whether the program has sent anything that wasn't taken yet.
  var hasOutput: Bool {
    var wait = pollfd(fd: device.controller, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  /// Lets at most `duration` pass, less if the program sends something.
  func pause(atMost duration: Duration) {
    var waits = [pollfd(fd: device.controller, events: Int16(POLLIN), revents: 0)]
    if let outputPipe { waits.append(pollfd(fd: outputPipe.testEnd, events: Int16(POLLIN), revents: 0)) }
    let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    poll(&waits, nfds_t(waits.count), Int32(max(1, min(milliseconds, 10))))
  }
}
