import Foundation
import Testing

@testable import TesseraCommand

@Suite struct ItemStoreLimitTests {
  @Test func aFullStoreKeepsWholeItemsOnly() throws {
    let store = ItemStore(separator: .newline, byteLimit: 7)
    #expect(throws: ItemStoreError.full) { try store.append(Array("one\ntwo\n".utf8)) }
    #expect(store.byteCount == 7)
    try store.finish()
    #expect(store.texts == ["one"])
    #expect(store.byteCount == 4)
  }

  @Test(
    "An endless producer takes at most half of the memory, and 4 GiB",
    arguments: [
      (-1, 4096, 4 << 30), (1 << 18, 4096, 1 << 29), (1 << 21, 4096, 4 << 30), (1 << 30, 4096, 4 << 30),
      (.max, 4096, 4 << 30), (0, 4096, 4 << 30),
    ])
  func theLimitOfAMachine(_ pages: Int, _ pageSize: Int, _ limit: Int) {
    #expect(ItemStore.limit(pages: pages, pageSize: pageSize) == limit)
  }

  @Test func aLastItemThatFitsNeedsNoRoomForItsSeparator() throws {
    let store = ItemStore(separator: .newline, byteLimit: 7)
    try store.append(Array("one\ntwo".utf8))
    try store.finish()
    #expect(store.texts == ["one", "two"])
  }

  @Test func anArgumentThatDoesNotFitIsRefused() throws {
    let store = ItemStore(separator: .newline, byteLimit: 7)
    try store.append(argument: Array("one".utf8))
    #expect(throws: ItemStoreError.full) { try store.append(argument: Array("four".utf8)) }
    #expect(store.texts == ["one"])
  }

  @Test func offsetsPast4GiBAreExact() {
    let offsets = [0, 1, 1 << 32 - 1, 1 << 32, 1 << 32, 1 << 32 + 5, 5 << 32, 5 << 32 + 7, 6 << 32 - 1]
    var table = OffsetTable()
    for offset in offsets {
      let isAdded = table.append(offset)
      #expect(isAdded)
    }
    let kept = (0..<table.count).map { table[$0] }
    #expect(kept == offsets)
  }

  #if os(Linux)
    @Test func aMillionLinesTakeLittleMoreThanTheirBytes() throws {
      let line = Array("twenty-nine letters are a line".utf8.prefix(29)) + [0x0A]
      let block = Array(Array(repeating: line, count: 2_000).joined())
      // Makes the peak begin anew.
      try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
      let before = try memory("VmRSS")
      let store = ItemStore(separator: .newline)
      for _ in 0..<500 { try store.append(block) }
      let peak = try memory("VmHWM") - before
      #expect(store.count == 1_000_000)
      #expect(peak < 60 << 20, "\(peak >> 20) MiB")
    }

    /// Bytes of memory by the kernel's name for them.
    private func memory(_ name: String) throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name + ":") })
      return try #require(Int(line.split(whereSeparator: \.isWhitespace)[1])) * 1_024
    }
  #endif
}
