import Foundation
import Testing

@testable import TesseraCommand

@Suite struct ItemReaderTests {
  private static let everything = 1 << 20

  @Test func aSlowWriterNeverHoldsTheReaderUp() throws {
    let pipe = try OpenPipe()
    let store = ItemStore(separator: .newline)
    var reader = ItemReader(descriptor: pipe.reading)
    #expect(reader.readSlice(into: store, budget: Self.everything) == .waiting)
    try pipe.send("on")
    #expect(reader.readSlice(into: store, budget: Self.everything) == .waiting)
    #expect(store.texts == [])
    try pipe.send("e\n\ntw")
    #expect(reader.readSlice(into: store, budget: Self.everything) == .waiting)
    #expect(store.texts == ["one", ""])
    try pipe.send("o")
    pipe.closeWriting()
    #expect(reader.readSlice(into: store, budget: Self.everything) == .ended)
    #expect(store.texts == ["one", "", "two"])
    #expect(reader.readSlice(into: store, budget: Self.everything) == .ended)
  }

  @Test func aNonBlockingDescriptorIsReadTheSame() throws {
    let pipe = try OpenPipe()
    try #require(fcntl(pipe.reading, F_SETFL, O_NONBLOCK) == 0)
    let store = ItemStore(separator: .null)
    var reader = ItemReader(descriptor: pipe.reading)
    #expect(reader.readSlice(into: store, budget: Self.everything) == .waiting)
    try pipe.send("a\nb\0c")
    #expect(reader.readSlice(into: store, budget: Self.everything) == .waiting)
    pipe.closeWriting()
    #expect(reader.readSlice(into: store, budget: Self.everything) == .ended)
    #expect(store.texts == ["a\nb", "c"])
  }

  @Test func aSliceTakesNoMoreThanItsBudget() throws {
    let pipe = try OpenPipe()
    try pipe.send("one\ntwo\nthree\n")
    let store = ItemStore(separator: .newline)
    var reader = ItemReader(descriptor: pipe.reading)
    #expect(reader.readSlice(into: store, budget: 5) == .more)
    #expect(store.byteCount == 5)
    #expect(store.texts == ["one"])
    #expect(reader.readSlice(into: store, budget: 0) == .more)
    #expect(store.byteCount == 5)
    #expect(reader.readSlice(into: store, budget: Self.everything) == .waiting)
    #expect(store.texts == ["one", "two", "three"])
  }

  @Test func aProcessThatWritesInPiecesIsReadWhole() throws {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "printf 'a\\nb'; sleep 0.05; printf 'c\\n'; sleep 0.05; printf 'd'"]
    process.standardOutput = output
    try process.run()
    let store = ItemStore(separator: .newline)
    var reader = ItemReader(descriptor: output.fileHandleForReading.fileDescriptor)
    let deadline = ContinuousClock.now + .seconds(10)
    var progress = ItemReader.Progress.waiting
    while progress == .waiting, ContinuousClock.now < deadline {
      var request = pollfd(fd: reader.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&request, 1, 1_000)
      progress = reader.readSlice(into: store, budget: Self.everything)
    }
    process.waitUntilExit()
    #expect(progress == .ended)
    #expect(store.texts == ["a", "bc", "d"])
  }

  @Test func aFileIsReadInSlices() throws {
    let lines = (0..<200_000).map { "line \($0)" }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try Data(lines.joined(separator: "\n").utf8).write(to: url)
    defer { unlink(url.path) }
    let descriptor = open(url.path, O_RDONLY)
    defer { close(descriptor) }
    let store = ItemStore(separator: .newline)
    var reader = ItemReader(descriptor: descriptor)
    var slices = 0
    while reader.readSlice(into: store, budget: 100_000) == .more { slices += 1 }
    #expect(slices == store.byteCount / 100_000)
    #expect(store.texts == lines)
  }

  @Test func whatCannotBeReadIsAnErrorWithItsReason() throws {
    let directory = open("/", O_RDONLY)
    defer { close(directory) }
    let store = ItemStore(separator: .newline)
    var reader = ItemReader(descriptor: directory)
    #expect(reader.readSlice(into: store, budget: Self.everything) == .failed(.unreadable(errno: EISDIR)))
    var closed = ItemReader(descriptor: 9_999)
    #expect(closed.readSlice(into: store, budget: Self.everything) == .failed(.unreadable(errno: EBADF)))
    #expect(closed.readSlice(into: store, budget: Self.everything) == .failed(.unreadable(errno: EBADF)))
  }

  @Test func anEndlessProducerIsBoundedByTheLimit() throws {
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    let store = ItemStore(separator: .null, byteLimit: 3_000_000)
    var reader = ItemReader(descriptor: zeros)
    var progress = ItemReader.Progress.more
    while progress == .more { progress = reader.readSlice(into: store, budget: Self.everything) }
    #expect(progress == .failed(.storeIsFull))
    #expect(store.count == 3_000_000)
  }
}
