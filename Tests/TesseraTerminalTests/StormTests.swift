import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalTests {
  /// Signals and sizes at random moments. `make storm` runs the whole of it, the other tests a short one.
  @Suite struct Storms {
    private static let isFull = getenv("TESSERA_STORM") != nil
    // A sanitizer keeps what was freed for a while: its memory would be measured.
    private static let isSanitized = getenv("TESSERA_ASAN_OPTIONS") != nil

    /// Random numbers that a failing case can be told by.
    private struct Dice: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
      }
    }

    @Test func `a signal at any moment leaves no broken terminal`() throws {
      let lines = Array((1...40_000).map { "item \($0)\n" }.joined().utf8)
      for seed in 0..<(Self.isFull ? 1_000 : 24) {
        var dice = Dice(state: UInt64(seed))
        let signal = [SIGTERM, SIGHUP, SIGINT, SIGQUIT][seed % 4]
        let session = try seed % 3 == 0 ? Tessera.start() : Tessera.start(input: .bytes(lines))
        let end = ContinuousClock.now + .milliseconds(Int.random(in: 0...150, using: &dice))
        var keys = 0
        while .now < end, session.process.poll() == nil {
          session.takeWhatArrived()
          if seed % 2 == 0, keys < 100 { try session.press(.right) }
          keys += 1
          session.pause(atMost: .milliseconds(1))
        }
        session.process.send(signal: signal)
        let status = try session.waitForExit()
        #expect(status.shellStatus == 128 + signal, "seed \(seed): \(status)")
        #expect(session.output.isEmpty, "seed \(seed)")
        try session.expectTerminalGivenBack()
      }
    }

    @Test func `a storm of sizes loses no key, and ends in the picture of a fresh start`() throws {
      let count = Self.isFull ? 10_000 : 200
      var dice = Dice(state: 5)
      let session = try Tessera.startProbe(["tiles", "300"], environment: ["COLORFGBG": "15;0"])
      try session.wait(forText: "0 keys")
      var pressed = 0
      var memory = 0
      for step in 0..<count {
        try session.resize(
          columns: Int.random(in: 1...200, using: &dice), rows: Int.random(in: 1...60, using: &dice))
        if step % 3 == 0 {
          try session.press(.text("+"))
          pressed += 1
        }
        if step % 10 == 0 { session.pause(atMost: .milliseconds(2)) }
        if step == count / 4 { memory = try residentKilobytes(session.process.identifier) }
      }
      try session.resize(columns: 53, rows: 17)
      try session.wait(forText: "\(pressed) keys")
      try session.waitForSilence()

      let fresh = try Tessera.startProbe(
        ["tiles", "300"], columns: 53, rows: 17, environment: ["COLORFGBG": "15;0"])
      try fresh.wait(forText: "0 keys")
      for _ in 0..<pressed { try fresh.press(.text("+")) }
      try fresh.wait(forText: "\(pressed) keys")
      try fresh.waitForSilence()
      for row in 0..<17 { #expect(session.screen.cells(row: row) == fresh.screen.cells(row: row), "row \(row)") }
      #expect(session.screen.cursor == fresh.screen.cursor)
      let grown = try residentKilobytes(session.process.identifier) - memory
      #expect(grown < 2_048 || Self.isSanitized, "\(grown) KB more than after a quarter")
    }

    @Test(arguments: [[], ["--arrange", "list"], ["--search", "-m"], nil] as [[String]?])
    func `what a picture was made of is let go`(arguments: [String]?) throws {
      let session =
        try arguments.map { try Tessera.openPicker((1...300).map { "item \($0)" }, $0) } ?? Tessera.openPalette()
      let count = Self.isFull ? 5_000 : 300
      let keys: [Key] = [.right, .down, .end, .home, .down]
      var memory = 0
      for step in 0..<count {
        let before = session.log.count
        try session.resize(columns: 40 + step % 61, rows: 10 + step % 23)
        try session.wait(for: "a picture") { _ in session.log.count > before }
        if step % 3 == 0 { try session.press(keys[step % keys.count]) }
        if step == count / 4 { memory = try residentKilobytes(session.process.identifier) }
      }
      let grown = try residentKilobytes(session.process.identifier) - memory
      #expect(grown < (Self.isFull ? 2_048 : 1_024), "\(grown) KB more than after a quarter")
    }

    @Test func `no size up to 30 × 10 ends it, and the last picture is whole`() throws {
      let session = try Tessera.openPalette()
      for rows in 1...10 {
        for columns in 1...30 {
          try session.resize(columns: columns, rows: rows)
          session.pause(atMost: .milliseconds(2))
          #expect(session.process.poll() == nil, "\(columns) × \(rows)")
        }
      }
      try session.resize(columns: 80, rows: 24)
      try session.wait(for: "five columns") { $0.tileRows.map(\.count) == [3, 5, 3] }
    }

    @Test(arguments: [(1, 1), (2, 2), (500, 200), (1, 200), (500, 1)])
    func `it starts at any size`(columns: Int, rows: Int) throws {
      let session = try Tessera.start(columns: columns, rows: rows)
      try session.wait(for: "a screen") { $0.modes.isAlternateScreen }
      try session.press(.text("q"))
      #expect(try session.waitForExit() == .code(0))
      try session.expectTerminalGivenBack()
    }

    private func residentKilobytes(_ process: pid_t) throws -> Int {
      let file = open("/proc/\(process)/statm", O_RDONLY)
      guard file >= 0 else { throw TerminalFailure(call: "statm") }
      defer { close(file) }
      var buffer = [UInt8](repeating: 0, count: 128)
      let count = read(file, &buffer, buffer.count)
      let words = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split(separator: " ")
      return (words.dropFirst().first.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024
    }
  }
}
