import Testing

@testable import TesseraCommand

@Suite("--filter")
struct FilterReportTests {
  private static func output(
    of query: String, _ options: SearchOptions = SearchOptions(), items: [[UInt8]]
  ) throws -> (bytes: [UInt8], hasMatches: Bool) {
    let store = ItemStore(separator: .newline)
    for item in items { try store.append(item: item) }
    let pipe = try OpenPipe()
    var writer = AnswerWriter(descriptor: pipe.writing, separator: .newline)
    let hasMatches = try FilterReport(query: query, options: options)
      .write(SearchText(of: store), of: store, to: &writer)
    pipe.closeWriting()
    return (drain(pipe.reading), hasMatches)
  }

  @Test("Matches come out best first, byte for byte")
  func bytes() throws {
    let items: [[UInt8]] = [Array("xab\r".utf8), [0xFF, 0x61, 0x62], Array("ab ".utf8), Array("c".utf8)]
    let output = try Self.output(of: "ab", items: items)
    #expect(output.bytes == Array("ab \n".utf8) + [0xFF, 0x61, 0x62, 0x0A] + Array("xab\r\n".utf8))
    #expect(output.hasMatches)
  }

  @Test("Nothing is printed where nothing matches")
  func nothing() throws {
    let output = try Self.output(of: "z", items: [[0x61]])
    #expect(output.bytes.isEmpty)
    #expect(!output.hasMatches)
  }

  @Test("An empty query prints everything in the order of the input")
  func everything() throws {
    let output = try Self.output(of: "", items: [[0x62], [], [0x61]])
    #expect(output.bytes == [0x62, 0x0A, 0x0A, 0x61, 0x0A])
    #expect(output.hasMatches)
  }
}
