import TesseraUI
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The headers show it only with X/Open's feature macro, which Swift's module map doesn't set.
@_silgen_name("wcwidth") private func wcwidth(_ character: wchar_t) -> Int32

extension TerminalTests {
  /// Four programs that count cells agree on what is drawn of any text, so that columns stay aligned in all of them.
  @Suite struct Widths {
    /// What is drawn of a cluster, and how wide Tessera takes it to be.
    private struct Drawn {
      let cluster: String
      let text: String
      let columns: Int

      init(_ cluster: String) {
        self.cluster = cluster
        let clean = CleanText(cluster, lineBreaks: .mark)
        var text = String.UnicodeScalarView()
        for glyph in clean.glyphs {
          text.append(glyph.base)
          text.append(contentsOf: glyph.marks)
        }
        self.text = String(text)
        columns = clean.idealSize.columns
      }

      /// For messages: the code points of the source and of what is drawn.
      var name: String { "\(Self.codes(cluster)), drawn as \(Self.codes(text))" }

      private static func codes(_ text: String) -> String {
        text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
      }
    }

    private static let all = WidthTable.clusters.map(Drawn.init)

    // libvterm 0.1 has tables of about Unicode 9: emoji that came later take one column in it, and it gives two marks
    // of Javanese and of old Hangul a column. Terminals of today and the C library agree on them.
    private static let newerThanLibvterm: Set<Unicode.Scalar> = [
      "\u{D7B0}", "\u{A9B6}", "\u{1F7E0}", "\u{1F9D1}", "\u{1F9D4}", "\u{1FAE0}",
    ]

    private static let knownToLibvterm = all.filter { newerThanLibvterm.isDisjoint(with: $0.text.unicodeScalars) }

    @Test func `the table has at least 300 different clusters, and some of every kind`() {
      #expect(Set(WidthTable.clusters.map { Array($0.unicodeScalars) }).count >= 300)
      #expect(WidthTable.clusters.count == Set(WidthTable.clusters.map { Array($0.unicodeScalars) }).count)
      for kind in WidthTable.kinds { #expect(kind.clusters.count >= 10, "\(kind.name)") }
    }

    /// ncurses adds up what `wcwidth` gives.
    @Test func `the C library's widths add up to ours`() throws {
      let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
      let previous = uselocale(locale)
      defer {
        uselocale(previous)
        freelocale(locale)
      }
      for drawn in Self.all {
        let widths = drawn.text.unicodeScalars.map { Int(wcwidth(wchar_t($0.value))) }
        #expect(widths.allSatisfy { $0 >= 0 }, "\(drawn.name)")
        #expect(widths.reduce(0, +) == drawn.columns, "\(drawn.name)")
      }
    }

    @Test func `libvterm's cursor moves by as many columns`() {
      #expect(Self.knownToLibvterm.count > Self.all.count - 12)
      for drawn in Self.knownToLibvterm {
        let emulator = TerminalEmulator(columns: 40, rows: 2)
        _ = emulator.feed(Array(drawn.text.utf8))
        #expect(emulator.cursor == (drawn.columns, 0), "\(drawn.name)")
      }
    }

    @Test func `tmux moves what follows by as many columns`() throws {
      // A cluster and a bar over digits: the digit after the bar tells where it stands.
      let lines = Self.all.map { "0123456789\r\($0.text)|\r\n" }
      let file = try TemporaryFile(Array(lines.joined().utf8))
      let tmux = try Multiplexer(
        running: "stty -opost; cat '\(file.path)'; printf end; exec sleep 60", columns: 20, rows: lines.count + 2)
      let shown = try tmux.wait(for: "the end") { $0.contains("end") }
      for (drawn, line) in zip(Self.all, shown) {
        let rest = line.drop { $0 != "|" }.dropFirst()
        #expect(rest.first.flatMap { $0.wholeNumberValue } == drawn.columns + 1, "\(drawn.name): \(line)")
      }
    }

    /// ncurses itself, in the program that is shipped.
    @Test func `a list of all of them stays aligned on the screen`() throws {
      // A NUL ends an item here.
      let listed = Self.knownToLibvterm.filter { !$0.cluster.unicodeScalars.contains("\0") }
      let bytes = Array(listed.map { $0.cluster + "|\0" }.joined().utf8)
      let session = try Tessera.start(
        ["--read0", "--arrange", "list"], columns: 60, rows: listed.count + 8, input: .bytes(bytes))
      func bars() -> [Int] {
        (0..<session.screen.size.rows).compactMap { row in
          session.screen.cells(row: row).firstIndex { $0.text == "|" }
        }
      }
      try session.wait(for: "\(listed.count) bars") { _ in bars().count == listed.count }
      try session.waitForSilence()
      let starts = zip(bars(), listed).map { $0 - $1.columns }
      for (start, drawn) in zip(starts, listed) { #expect(start == starts.first, "\(drawn.name)") }
    }
  }
}
