import Testing

@testable import Tessera

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct FrameFileTests {
  @Test func eachCollectionHasOnlyWhatIsNew() throws {
    let file = try FrameFile()
    #expect(try file.collect().isEmpty)
    for text in ["a long first frame", "short", String(repeating: "x", count: 100_000), "y"] {
      fputs(text, file.stream)
      #expect(try file.collect() == Array(text.utf8))
    }
    #expect(try file.collect().isEmpty)
  }
}
