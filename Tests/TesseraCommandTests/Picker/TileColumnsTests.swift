import Tessera
import Testing

@testable import TesseraCommand

/// How many columns of tiles a picker has for its labels.
@MainActor
@Suite struct TileColumnsTests {
  nonisolated private static let branches = [
    "main", "develop", "feature/lazy-rows", "feature/search", "feature/themes", "feature/inline-height",
    "fix/wide-characters", "fix/resize-storm", "docs/recipes", "docs/library-guide", "release/0.1", "bench/first-paint",
  ]
  nonisolated private static let words = (1...12).map { "word\($0)" }
  nonisolated private static let paths = (1...400).map { "Sources/TesseraCommand/Picker/Views/File\($0).swift" }

  private func columns(_ window: Window) throws -> Int {
    try #require(window.model?.tileMemory.last?.plan.columns)
  }

  private func cutLabels(_ window: Window) -> Int { window.surface.text.count(where: { $0 == "…" }) }

  @Test(arguments: [
    (words, 40, 24), (words, 80, 24), (words, 120, 40), (words, 200, 50), (["yes", "no"], 80, 24), (["a"], 20, 4),
    (["short", String(repeating: "a label that no tile has room for ", count: 9), "words"], 80, 24),
  ])
  func `short labels leave as many columns as there is room for, and so does a hopeless one`(
    _ items: [String], _ width: Int, _ height: Int
  ) throws {
    let narrow = try Window.picker(items, width, height) { $0.appearance.tileWidth = 12 }
    #expect(try columns(Window.picker(items, width, height)) == columns(narrow))
  }

  @Test(arguments: [40, 60, 80, 100, 120, 160, 200])
  func `long labels are whole where all tiles fit on the screen`(_ width: Int) throws {
    let window = try Window.picker(Self.branches, width, 40)
    #expect(cutLabels(window) == 0, "\(window.surface.text)")
    // One of ten may take two lines.
    let wrapped = Self.branches.filter { !window.surface.text.contains($0) }
    #expect(width < 80 || wrapped.count <= 1, "\(wrapped)")
  }

  @Test(arguments: [40, 80, 120, 200])
  func `long labels are whole where tiles are scrolled, down to two columns`(_ width: Int) throws {
    let window = try Window.picker(Self.paths, width, 24)
    let columns = try columns(window)
    #expect(columns >= 2)
    #expect(columns == 2 || cutLabels(window) <= columns * 6 / 5, "\(window.surface.text)")
  }

  @Test(arguments: [60, 80, 120])
  func `what fits on the screen isn't scrolled for the sake of labels`(_ width: Int) throws {
    let long = String(repeating: "a label that is long ", count: 5)
    let items = (1...16).map { $0 % 4 == 0 ? long : "item\($0)" }
    let window = try Window.picker(items, width, 24)
    for number in [1, 15] { #expect(window.surface.text.contains("item\(number)")) }
    #expect(window.surface.text.contains("16 a label"), "\(window.surface.text)")
  }

  @Test func `one long label doesn't widen the tiles of many`() throws {
    let items = (1...300).map { $0 == 7 ? String(repeating: "long ", count: 20) : "item\($0)" }
    #expect(try columns(Window.picker(items, 80, 24)) == 6)
  }

  @Test(
    arguments: [
      { $0.appearance.tileWidth = 12 }, { $0.appearance.tileColumns = 1...6 },
    ] as [@Sendable (inout Options) -> Void])
  func `what options say of columns holds`(_ change: @Sendable (inout Options) -> Void) throws {
    #expect(try columns(Window.picker(Self.branches, 80, 40, options: change)) == 6)
  }

  @Test func `neither the filter nor the focus moves columns`() throws {
    let window = try Window.picker(Self.branches, 120, 40)
    let before = try columns(window)
    window.type("/fe")
    #expect(try columns(window) == before)
    window.press(.tab, .downArrow, .rightArrow)
    #expect(try columns(window) == before)
  }

  @Test func `another width decides anew, and the first one the same again`() throws {
    let window = try Window.picker(Self.branches, 120, 40)
    let before = try columns(window)
    window.resize(40, 40)
    #expect(try columns(window) < before)
    window.resize(120, 40)
    #expect(try columns(window) == before)
  }

  @Test func `while items come in columns change once at most for what no longer fits`() throws {
    let window = try Window.picker(Array(Self.paths.prefix(64)), 200, 200)
    let model = try #require(window.model)
    model.isReading = true
    window.draw()
    var seen = [try columns(window)]
    for start in stride(from: 64, to: 400, by: 16) {
      try window.add(Array(Self.paths[start..<start + 16]))
      let now = try columns(window)
      if now != seen.last { seen.append(now) }
    }
    #expect(seen.count <= 2, "\(seen)")
  }

  @Test func `wide characters count twice`() throws {
    let items = ["東京スカイツリー", "大阪城公園", "京都・清水寺の舞台", "香港太平山頂", "北京故宫博物院"]
    for width in [40, 80, 120, 200] {
      #expect(cutLabels(try Window.picker(items, width, 30)) == 0, "\(width)")
    }
  }

  @Test func `only the first labels are measured`() throws {
    var items = (1...100_000).map { "item\($0)" }
    items[500] = String(repeating: "x", count: 1000)
    #expect(try columns(Window.picker(items, 80, 24)) == 6)
  }
}
