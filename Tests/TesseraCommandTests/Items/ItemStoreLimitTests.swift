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

  @Test func anEndlessProducerTakesAtMostHalfOfTheMemory() {
    let most = 4_294_967_296
    #expect(ItemStore.limit(pages: 262_144, pageSize: 4096) == 536_870_912)
    #expect(ItemStore.limit(pages: 1_073_741_824, pageSize: 4096) == most)
    for unknown in [-1, 0, Int.max] { #expect(ItemStore.limit(pages: unknown, pageSize: 4096) == most) }
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
