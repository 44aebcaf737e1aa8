import Testing

@testable import TesseraCommand

struct FieldTests {
  private func fields(_ ranges: String, _ delimiter: String?, of text: String) throws -> String {
    let splitter = FieldSplitter(
      delimiter: try delimiter.map { try #require(FieldDelimiter(Array($0.utf8))) } ?? .blanks)
    let ranges = try #require(FieldRanges(ranges))
    return Array(text.utf8).withUnsafeBytes { String(decoding: splitter.bytes(of: ranges, in: $0), as: UTF8.self) }
  }

  @Test(
    "Fields are counted from both ends, ranges keep what stands between, several are joined",
    arguments: [
      ("1", ":", "a:b:c", "a"), ("-1", ":", "a:b:c", "c"), ("2..", ":", "a:b:c", "b:c"), ("..2", ":", "a:b:c", "a:b"),
      ("2..-2", ":", "a:b:c:d", "b:c"), ("1,3", ":", "a:b:c", "a:c"), ("3,1", ":", "a:b:c", "c:a"),
      ("..", ":", "a:b", "a:b"),
      ("4", ":", "a:b:c", ""), ("-4", ":", "a:b:c", ""), ("1,9,2", ":", "a:b", "a:b"), ("3..1", ":", "a:b:c", ""),
      ("2", ":", "a::c", ""), ("3", ":", "a::c", "c"), ("2", ":", "a:", ""), ("1", ":", "", ""),
      ("2..9", ":", "a:b", "b"),
      ("2", "::", "a::b:c", "b:c"), ("2", "[:;]", "a;b:c", "b"), ("1,2", "[:;]", "a;b", "a:b"),
      ("2", "[0-9]", "a5b", "b"),
      ("2", "\\t", "a\tb c", "b c"), ("2", " ", "a  b", ""), ("1", nil, "  a \t b ", "a"), ("2", nil, "  a \t b ", "b"),
      ("1..2", nil, "  a \t b ", "a \t b"), ("3", nil, " a b ", ""), ("1,2", nil, "a\tb", "a b"), ("1", nil, "   ", ""),
      ("2", "é", "aébéc", "b"), ("2", "aa", "aaa", "a"),
    ] as [(String, String?, String, String)])
  func bytes(_ ranges: String, _ delimiter: String?, _ text: String, _ expected: String) throws {
    #expect(try fields(ranges, delimiter, of: text) == expected)
  }

  private func store(_ text: String, _ change: (inout ItemShape) -> Void) throws -> ItemStore {
    let store = try ItemStore(text)
    change(&store.shape)
    return store
  }

  private func answers(_ store: ItemStore, _ fields: String?) throws -> [String] {
    (0..<store.count).map { index in
      store.withAnswerBytes(of: index, fields: fields.flatMap { FieldRanges($0) }) {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  @Test func shownFieldsChangeTheLabelAndNotTheAnswer() throws {
    let store = try store("\u{FEFF}a:b\r\nc:d\r\n") {
      $0.delimiter = .text([0x3A])
      $0.shownFields = FieldRanges("2")
    }
    #expect(store.labels == ["b", "d"])
    #expect(try answers(store, nil) == ["\u{FEFF}a:b\r", "c:d\r"])
    #expect(try answers(store, "1") == ["a", "c"])
    #expect(try answers(store, "2") == ["b", "d"])
  }

  @Test func searchedFieldsAreThoseOfWhatIsShown() throws {
    let store = try store("a:b:c\n") {
      $0.delimiter = .text([0x3A])
      $0.shownFields = FieldRanges("2..")
      $0.searchedFields = FieldRanges("2")
    }
    #expect(store.withSearchedBytes(of: 0) { String(decoding: $0, as: UTF8.self) } == "c")
  }
}
