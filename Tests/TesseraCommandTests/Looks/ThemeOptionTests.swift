import Tessera
import Testing

@testable import TesseraCommand

/// What `--theme` and `--color` do with the screen.
@MainActor
struct ThemeOptionTests {
  private func window(_ colors: [ColorAssignment]) throws -> Window {
    try Window.picker(["alpha", "beta", "gamma"], 60, 10) { options in
      options.appearance.colors = colors
      options.appearance.header = "Header"
      options.appearance.prompt = "> "
    }
  }

  private func cell(_ window: Window, at text: String) throws -> Cell {
    let place = try #require(
      window.lines.enumerated().lazy.compactMap { row, line in
        line.range(of: text).map { (row, line.distance(from: line.startIndex, to: $0.lowerBound)) }
      }.first)
    return window.surface[column: place.1, row: place.0]
  }

  @Test(arguments: [
    (ColorAssignment.Role.header, "Header"), (.prompt, ">"), (.number, "2"), (.info, "3"),
  ])
  func aPartOfTheScreenTakesItsColour(_ role: ColorAssignment.Role, _ text: String) throws {
    let color = RGB(0xFFEE55)
    let window = try window([ColorAssignment(role: role, value: .rgb(color), attributes: .italic)])
    let cell = try cell(window, at: text)
    #expect(cell.foreground == .rgb(color))
    #expect(cell.attributes.contains(.italic))
  }

  @Test func tilesAndTheFocusTakeTheirColours() throws {
    let window = try window([
      ColorAssignment(role: .tile, value: .rgb(RGB(0x101080)), attributes: nil),
      ColorAssignment(role: .focusedTile, value: .rgb(RGB(0x00AA55)), attributes: nil),
      ColorAssignment(role: .focusedText, value: .rgb(RGB(0x000001)), attributes: nil),
    ])
    #expect(try cell(window, at: "beta").textBackground == .rgb(RGB(0x101080)))
    let focused = try cell(window, at: "alpha")
    #expect(focused.textBackground == .rgb(RGB(0x00AA55)))
    #expect(focused.foreground == .rgb(RGB(0x000001)))
  }

  @Test func whatAQueryFoundTakesItsColourAlsoOnTheFocus() throws {
    let window = try window([
      ColorAssignment(role: .match, value: .rgb(RGB(0xFFFF00)), attributes: [.underline]),
      ColorAssignment(role: .focusedMatch, value: .rgb(RGB(0x330000)), attributes: nil),
    ])
    window.type("/a")
    let found = window.surface.cells.filter { $0.attributes.contains(.underline) }
    #expect(Set(found.map(\.foreground)) == [.rgb(RGB(0xFFFF00)), .rgb(RGB(0x330000))])
  }

  @Test func theTerminalsOwnColourIsNoFill() throws {
    let window = try window([ColorAssignment(role: .tile, value: .terminalDefault, attributes: nil)])
    #expect(try cell(window, at: "beta").textBackground == .terminalDefault)
  }
}
