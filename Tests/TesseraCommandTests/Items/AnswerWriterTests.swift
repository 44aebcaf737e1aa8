import Foundation
import Synchronization
import Testing

@testable import TesseraCommand

@Suite struct AnswerWriterTests {
  @Test func answersComeOutByteForByteWithTheirSeparator() throws {
    let input: [UInt8] = [0x62, 0xFF, 0x0D, 0x0A, 0x0A, 0x61]
    for separator in [ItemSeparator.newline, .null] {
      let pipe = try OpenPipe()
      let store = try ItemStore([input])
      var writer = AnswerWriter(descriptor: pipe.writing, separator: separator)
      for index in [2, 0, 1] { try writer.write(item: index, of: store) }
      try writer.finish()
      pipe.closeWriting()
      let end = separator.byte
      #expect(drain(pipe.reading) == [0x61, end, 0x62, 0xFF, 0x0D, end, end])
    }
  }

  @Test func aByteOrderMarkIsKeptInTheOutput() throws {
    let pipe = try OpenPipe()
    let store = try ItemStore("\u{FEFF}one\r\n")
    var writer = AnswerWriter(descriptor: pipe.writing, separator: .newline)
    try writer.write(item: 0, of: store)
    try writer.finish()
    pipe.closeWriting()
    #expect(drain(pipe.reading) == Array("\u{FEFF}one\r\n".utf8))
  }

  @Test(arguments: [0, O_NONBLOCK]) func whatFitsIsDeliveredWithoutWaitingAndTheRestIsKept(_ flags: Int32) throws {
    let pipe = try OpenPipe()
    try #require(fcntl(pipe.writing, F_SETFL, flags) == 0)
    try #require(fcntl(pipe.reading, F_SETFL, O_NONBLOCK) == 0)
    let answer = (0..<300_000).map { UInt8($0 % 251) }
    var writer = AnswerWriter(descriptor: pipe.writing, separator: .newline)
    writer.gathersAll = true
    try writer.write(answer)
    var received: [UInt8] = []
    var rounds = 0
    while writer.hasGathered {
      // A blocking pipe whose reader waits would hold it up for ever here.
      try writer.deliverWhatFits()
      try writer.deliverWhatFits()
      let taken = drain(pipe.reading)
      #expect(!taken.isEmpty)
      received += taken
      rounds += 1
      if rounds == 3 { try writer.write([1, 2, 3]) }
    }
    #expect(rounds > 3)
    #expect(received == answer + [0x0A, 1, 2, 3, 0x0A])
    try writer.write([4])
    try writer.finish()
    #expect(drain(pipe.reading) == [4, 0x0A])
  }

  @Test(arguments: [0, O_NONBLOCK]) func interruptedAndShortWritesLoseNothing(_ flags: Int32) throws {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    // Without SA_RESTART, so that a signal cuts a write short.
    try #require(sigaction(SIGUSR1, &action, nil) == 0)
    // The threads that tests run on block all signals.
    var unblocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let pipe = try OpenPipe()
    try #require(fcntl(pipe.writing, F_SETFL, flags) == 0)
    let store = try ItemStore([(0..<600_000).map { UInt8($0 % 251) }], separator: .null)
    let received = Mutex<[UInt8]>([])
    let done = DispatchSemaphore(value: 0)
    let (reading, writingThread) = (pipe.reading, pthread_self())
    withExtendedLifetime(pipe) {
      Thread.detachNewThread {
        for _ in 0..<20 {
          usleep(2_000)
          pthread_kill(writingThread, SIGUSR1)
        }
        let bytes = drain(reading)
        received.withLock { $0 = bytes }
        done.signal()
      }
    }
    var writer = AnswerWriter(descriptor: pipe.writing, separator: .newline)
    for index in 0..<store.count { try writer.write(item: index, of: store) }
    try writer.finish()
    pipe.closeWriting()
    try #require(done.wait(timeout: .now() + 20) == .success)
    let expected = Array(store.items.map { $0 + [0x0A] }.joined())
    #expect(received.withLock { $0 == expected })
  }

  @Test func anItemLongerThanAPipeHoldsIsWhole() throws {
    let long = Array(repeating: UInt8(ascii: "x"), count: 1_000_000)
    let store = try ItemStore([long])
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    try #require(descriptor >= 0)
    defer { unlink(url.path) }
    var writer = AnswerWriter(descriptor: descriptor, separator: .newline)
    try writer.write(item: 0, of: store)
    try writer.finish()
    close(descriptor)
    #expect(try Data(contentsOf: url) == Data(long + [0x0A]))
  }

  @Test func aReaderThatLeftIsAnError() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: AnswerError.readerIsGone) { try answer("a", to: ends[1]) }
  }

  #if os(Linux)
    @Test func aFullDeviceIsAnError() throws {
      let full = open("/dev/full", O_WRONLY)
      try #require(full >= 0)
      defer { close(full) }
      #expect(throws: AnswerError.noSpaceLeft) { try answer("a", to: full) }
      #expect(throws: AnswerError.noSpaceLeft) { try answer(String(repeating: "a", count: 100_000), to: full) }
    }
  #endif

  @Test func aClosedDescriptorIsAnErrorWithItsReason() {
    #expect(throws: AnswerError.unwritable(errno: EBADF)) { try answer("a", to: 9_999) }
  }

  @Test func nothingPickedWritesNothing() throws {
    var writer = AnswerWriter(descriptor: 9_999, separator: .newline)
    try writer.finish()
  }

  private func answer(_ text: String, to descriptor: Int32) throws {
    var writer = AnswerWriter(descriptor: descriptor, separator: .newline)
    try Array(text.utf8).withUnsafeBytes { try writer.write($0) }
    try writer.finish()
  }
}

/// Everything that can be read up to the end.
func drain(_ descriptor: Int32) -> [UInt8] {
  var all: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 10_000)
  while true {
    let taken = read(descriptor, &block, block.count)
    if taken < 0, errno == EINTR { continue }
    guard taken > 0 else { return all }
    all.append(contentsOf: block[..<taken])
  }
}
