import Testing

@testable import TesseraCommand

@Suite struct CommandTemplateTests {
  private static let values = CommandTemplate.Values(
    item: Array("a b;c".utf8), items: [Array("x y".utf8), Array("z".utf8)], query: Array("q'".utf8), number: 7)

  @Test(
    arguments: [
      ("less {}", ["less", "a b;c"]), ("echo --file={} -n{n}", ["echo", "--file=a b;c", "-n7"]),
      ("rm {+}", ["rm", "x y", "z"]), ("echo a{+}b", ["echo", "ax y zb"]),
      ("grep {q} 'it''s {}'", ["grep", "q'", "its {}"]),
      (#"a "b {} c" \{} \"# + " x", ["a", "b a b;c c", "{}", " x"]), ("  a\tb  ", ["a", "b"]),
      ("a {x} {", ["a", "{x}", "{"]),
      ("a ''", ["a", ""]), (#"a "x\"y""#, ["a", "x\"y"]),
    ])
  func `an item is a part of one argument, whatever stands in it`(_ line: String, _ words: [String]) throws {
    let template = try #require(CommandTemplate(line))
    #expect(template.arguments(Self.values).map { String(decoding: $0, as: UTF8.self) } == words)
  }

  @Test(arguments: ["", "  ", "a 'b", "a \"b", "a \\"])
  func `what is no command is refused`(_ line: String) {
    #expect(CommandTemplate(line) == nil)
  }

  @Test func `NUL bytes are left out of arguments`() throws {
    let template = try #require(CommandTemplate("echo {}"))
    var values = Self.values
    values.item = [0x61, 0, 0x62]
    #expect(template.arguments(values)[1] == [0x61, 0x62])
  }
}
