import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct TextPartsTests {
  private func attributes(_ stage: Stage<some View>) -> [CellAttributes] {
    (0..<stage.size.columns).map { stage.surface[column: $0, row: 0].attributes }
  }

  @Test func `texts put together keep their styles and wrap as one`() {
    let stage = Stage(4, 1) { Text("a").bold() + Text("b") + Text("c").underline().italic() }
    #expect(stage.lines == ["abc"] || stage.lines[0].trimmed == "abc")
    #expect(attributes(stage).filter { $0 != [] } == [.bold, [.underline, .italic]])
    let narrow = Stage(3, 2) { Text("one").bold() + Text(" two") }
    #expect(narrow.lines == ["one", "two"])
  }

  @Test func `the inner style wins, what is outside adds`() {
    let stage = Stage(2, 1) { (Text("a").fontWeight(.regular) + Text("b")).italic().bold() }
    #expect(attributes(stage) == [.italic, [.bold, .italic]])
  }

  @Test(arguments: [
    ("plain", "plain"), ("**b**", "b"), ("a *b* c", "a b c"), ("5 * 3 * 2", "5 * 3 * 2"), ("a_b_c", "a_b_c"),
    ("**open", "**open"), ("`a*b*`", "a*b*"), ("[site](https://x.y)", "site"), ("\\*a\\*", "*a*"),
    ("***x***", "x"), ("**a *b* c**", "a b c"), ("__x__ _y_", "x y"),
  ]) func `marks of emphasis in a literal are styles`(_ literal: String, _ shown: String) {
    #expect(Text(LocalizedStringKey(literal)).plainText == shown)
  }

  @Test func `what is put into a literal isn't marked up`() {
    let value = "*a*"
    #expect(Text("\(value) **b**").plainText == "*a* b")
    #expect(Text("\(1)_b_ c\(2) _d_").plainText == "1_b_ c2 d")
    #expect(Text("\(value)e\(value)-_f_").plainText == "*a*e*a*-f")
    #expect(Text("g\(Text("_h_"))_i_").plainText == "gh_i_")
    #expect(Text(verbatim: "**b**").plainText == "**b**")
    #expect(Text(value).plainText == "*a*")
  }

  @Test func `bold in a literal is bold`() {
    let stage = Stage(3, 1) { Text("a**b**c") }
    #expect(attributes(stage) == [[], .bold, []])
  }

  @Test(arguments: [
    ("%.2f", 3.14159, "3.14"), ("%.0f", 2.5, "2"), ("%5.1f|", 2.25, "  2.2|"), ("%-6.1f|", -1.0, "-1.0  |"),
    ("%+.1f", 1.0, "+1.0"), ("%06.2f", -1.5, "-01.50"), ("%.1f%%", 99.95, "100.0%"), ("%g", 0.5, "0.5"),
    ("%.3g", 1234.5, "1234"), ("%f", 1.0, "1.000000"), ("%.2f", .infinity, "inf"), ("%.2f", .nan, "nan"),
    ("x", 1.0, "x"), ("%", 1.0, ""),
  ]) func `numbers are written as printf writes them`(_ specifier: String, _ value: Double, _ text: String) {
    #expect(NumberFormat(specifier).text(of: value) == text)
  }

  @Test(arguments: [("%d", 7, "7"), ("%03d", 7, "007"), ("%lld", -7, "-7"), ("%x", 255, "ff"), ("%5d|", 42, "   42|")])
  func `whole numbers are written as printf writes them`(_ specifier: String, _ value: Int, _ text: String) {
    #expect(NumberFormat(specifier).text(of: value) == text)
  }

  @Test(arguments: [
    (ScreenTraits.coloured, "a\u{336}b\u{336}"), (.ascii, "ab"),
  ]) func `text is struck through by marks, faint in ASCII`(_ traits: ScreenTraits, _ line: String) {
    let stage = Stage(2, 1, traits: traits) { Text("ab").strikethrough() }
    #expect(stage.lines == [line])
    #expect(stage.surface[column: 0, row: 0].attributes.contains(.dim) == (traits == .ascii))
  }

  @Test func `lines that are reserved are taken`() {
    let measuring = Measuring { Text("a").lineLimit(2...3) }
    #expect(measuring.size(80, nil).height == 32)
    let reserved = Measuring { Text("a b c d").lineLimit(3, reservesSpace: true) }
    #expect(reserved.size(800, nil).height == 48)
    let most = Measuring { Text("a b c d").lineLimit(...2) }
    #expect(most.size(8, nil).height == 32)
  }

  @Test func `bold stays on top of a font, whichever comes first`() {
    let first = Stage(1, 1) { Text("a").font(.body).bold() }
    let second = Stage(1, 1) { Text("a").bold().font(.body) }
    #expect(attributes(first) == [.bold])
    #expect(attributes(second) == [.bold])
  }

  @Test(arguments: [Text.TruncationMode.tail, .head, .middle], 2..<27)
  func `a text that doesn't fit is cut where it was told`(_ mode: Text.TruncationMode, _ columns: Int) throws {
    let text = "one two three four five six"
    let clean = CleanText(text, lineBreaks: .break)
    let line = try #require(clean.lines(columns: columns, limit: 1, truncation: mode).first)
    let drawn = String(String.UnicodeScalarView(clean.glyphs(on: line).map(\.base)))
    #expect(line.columns == drawn.count && drawn.count <= columns && drawn.count >= columns - 2)
    let sides = drawn.split(separator: "…", omittingEmptySubsequences: false)
    try #require(sides.count == 2)
    #expect(text.hasPrefix(sides[0]) && text.hasSuffix(sides[1]))
    #expect(sides[0].isEmpty == (mode == .head))
    #expect(mode == .tail ? sides[1].isEmpty : columns < 4 || !sides[1].isEmpty)
  }
}
