import Tessera
import Testing

@testable import TesseraCommand

@MainActor
@Suite("Golden pictures of the picker")
struct PickerGoldenTests {
  nonisolated private static let labels = [
    "main", "feature/a-long-name-of-a-branch-that-goes-on", "日本語テキスト", "café_été.txt", "", "  lead",
    "an item of several words that wrap", "👩‍👩‍👧 fam", "a\tb", "\u{202E}gpj.exe", "e\u{301}tat", "한국어 레이블", "x",
    "「メモ」→ go ✅ done", "שלום", "z\u{7}\u{1B}[31m",
  ]

  @Test("In lines on whole rows", arguments: [24, 40, 80])
  func inLines(_ columns: Int) throws {
    let window = try Window.picker(Self.labels, columns, 24, traits: .uncoloured)
    try Golden.check(window.surface.text, "picker-\(columns)")
  }

  @Test("In fills on half rows", arguments: [25, 60])
  func inFills(_ columns: Int) throws {
    let window = try Window.picker(Self.labels, columns, 20)
    window.press(.downArrow)
    try Golden.check(window.surface.fills, "picker-fills-\(columns)")
  }

  @Test("In ASCII")
  func inASCII() throws {
    let window = try Window.picker(Self.labels, 50, 24, traits: .ascii)
    try Golden.check(window.surface.text, "picker-ascii-50")
  }

  @Test("With a filter and marks", arguments: [20, 44, 100])
  func withFilterAndMarks(_ columns: Int) throws {
    let window = try Window.picker(Self.labels, columns, 16, traits: .uncoloured) {
      $0.selection.maximumMarks = .max
      $0.appearance.header = "Choose some"
    }
    window.press(.space, .rightArrow, .space)
    window.type("/a")
    window.press(.tab)
    try Golden.check(window.surface.text, "picker-filter-\(columns)")
  }

  @Test("In tiles of one row")
  func inOneRow() throws {
    let window = try Window.picker(Self.labels, 60, 10, traits: .uncoloured) {
      $0.appearance.density = .compact
      $0.appearance.fill = .column
    }
    try Golden.check(window.surface.text, "picker-compact-60")
  }

  @Test("The list of keys")
  func listOfKeys() throws {
    let window = try Window.picker(Self.labels, 80, 14, traits: .ascii) { $0.selection.maximumMarks = .max }
    window.type("?")
    try Golden.check(window.surface.text, "picker-keys-80")
  }
}
