import Tessera
import Testing

@testable import TesseraCommand

/// What goes wrong when pickers are handled roughly: clicks beside tiles, bursts of the wheel, screens of a few cells.
@MainActor
@Suite struct RoughHandlingTests {
  private static func items(_ count: Int) -> [String] { (1...count).map { "item\($0)" } }

  @Test(arguments: [(80, 8), (40, 9), (20, 10), (31, 7), (80, 24)])
  func `a click selects the tile that is seen there, or none`(columns: Int, rows: Int) throws {
    for row in 0..<rows {
      let window = try Window.picker(Self.items(30), columns, rows)
      // The tiles of the last columns and rows aren't seen: no click may reach them.
      window.mouse(.press(button: 0), 3, row)
      guard let selected = window.selected.first else { continue }
      #expect(window.lines.contains { $0.contains("item\(selected)") }, "row \(row)")
    }
  }

  @Test func `ten notches of the wheel that arrive at once scroll as far as one after the other`() throws {
    func firstLine(atOnce: Bool) throws -> [String] {
      let store = ItemStore(separator: .newline)
      for item in Self.items(90) { try store.append(item: Array(item.utf8)) }
      let host = ViewHost(
        root: PickerView(model: PickerModel(items: store, options: Options()), strings: .english))
      let size = CellSize(columns: 40, rows: 10)
      _ = host.draw(size: size, traits: .coloured)
      for _ in 0..<10 {
        host.handle(
          .mouse(MouseEvent(.scrollDown, at: CellPosition(column: 4, row: 4))), moreInputIsWaiting: true, now: .now)
        if !atOnce { _ = host.draw(size: size, traits: .coloured) }
      }
      return host.draw(size: size, traits: .coloured).text.split(separator: "\n").map(String.init)
    }
    // One notch of the ten would leave items below 10 on the screen.
    for lines in [try firstLine(atOnce: true), try firstLine(atOnce: false)] {
      let numbers = lines.joined(separator: " ").split(separator: " ").compactMap { word in
        word.hasPrefix("item") ? Int(word.dropFirst(4)) : nil
      }
      #expect(!numbers.isEmpty)
      #expect(numbers.allSatisfy { $0 >= 15 }, "\(numbers)")
    }
  }

  @Test(arguments: [(20, 10), (40, 20), (26, 20)])
  func `a row that is cut by half has no text`(columns: Int, rows: Int) throws {
    let labels = (1...18).map { "label of item \($0)" }
    let window = try Window.picker(labels, columns, rows)
    for (row, line) in window.lines.enumerated() where line.contains("▀") || line.contains("▄") {
      #expect(!line.contains("label"), "row \(row)")
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = window.surface[column: column, row: row]
        #expect(cell.isBlank || cell.upperBackground == cell.lowerBackground)
      }
    }
  }

  @Test(arguments: [ScreenTraits.coloured, ScreenTraits(colorDepth: .none)])
  func `the smallest screens say what has the focus`(traits: ScreenTraits) throws {
    for (columns, rows) in [(1, 1), (2, 2), (3, 1), (5, 2)] {
      let palette = Window.palette(columns, rows, traits: traits)
      #expect(palette.lines.joined().contains("1"), "\(columns)×\(rows)")
      let picker = try Window.picker(["main", "develop"], columns, rows, traits: traits)
      #expect(picker.lines.joined().contains(columns > 1 ? "m" : "…"), "\(columns)×\(rows)")
    }
  }

  @Test(arguments: [(20, 10), (11, 5), (40, 9), (80, 24)])
  func `at the first tile the picture is that of a fresh start`(columns: Int, rows: Int) {
    let fresh = Window.palette(columns, rows)
    let used = Window.palette(columns, rows)
    used.press(.downArrow, .downArrow, .end, .home)
    #expect(used.lines == fresh.lines)
  }

  @Test func `a key costs what is seen, however many items there are`() throws {
    func cost(_ count: Int) throws -> Duration {
      let window = try Window.picker(Self.items(count), 80, 24)
      let clock = ContinuousClock()
      return clock.measure { for _ in 0..<10 { window.press(.downArrow) } }
    }
    let few = try cost(200)
    let many = try cost(100_000)
    // Eager tiles would take hundreds of times as long; the room is for a busy machine.
    #expect(many < few * 10)
  }
}
