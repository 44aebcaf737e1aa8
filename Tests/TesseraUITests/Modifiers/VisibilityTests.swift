import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct VisibilityTests {
  @Test func `what is hidden takes its room and can't be used`() {
    var count = 0
    let stage = Stage(3, 1) {
      HStack(spacing: 0) {
        Button("ab") { count += 1 }.buttonStyle(.plain).hidden()
        Text("c")
      }
    }
    #expect(stage.lines == ["  c"])
    stage.press(.return)
    stage.click(0, 0)
    #expect(count == 0)
  }

  @Test func `what is transparent isn't seen but can be used`() {
    var count = 0
    let stage = Stage(2, 1) { Button("ab") { count += 1 }.buttonStyle(.plain).focusEffectDisabled().opacity(0) }
    #expect(stage.lines[0].trimmed == "")
    stage.press(.return)
    #expect(count == 1)
  }

  @Test func `opacities multiply and make fills fainter`() {
    let stage = Stage(3, 1) {
      HStack(spacing: 0) {
        Color.red.opacity(0.25)
        Color.red.opacity(0.5).opacity(0.5)
        Color.red.opacity(0.5)
      }
    }
    let colors = (0..<3).map { stage.surface.background(column: $0, halfRow: 0) }
    #expect(colors[0] == colors[1])
    #expect(colors[1] != colors[2])
  }

  @Test func `a shape cuts what is drawn in it, the ground stays`() {
    let stage = Stage(6, 3) {
      Color.red.clipShape(Capsule()).background(.blue)
    }
    let halves = stage.surface.halves
    // The corners show what is behind, the middle what was cut.
    #expect(halves[0].first == halves[5].last)
    #expect(halves[0].first != halves[2].dropFirst(2).first)
  }

  @Test(arguments: [0.0, 8]) func `text on a row of which a clipped frame has half is seen`(_ top: Double) {
    let stage = Stage(4, 3) {
      Text("ab").background(.red).clipShape(Capsule()).padding(.top, CGFloat(top))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.lines[0].trimmed == "ab")
  }

  @Test func `what is clipped ends at its frame`() {
    let stage = Stage(8, 1) {
      Text("abcdef").lineLimit(1).frame(width: 48).frame(width: 16, alignment: .leading).clipped()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(stage.lines[0].trimmed == "ab")
  }

  @Test(arguments: [
    (1.0, ["┌──┐", "│ab│", "└──┘"]), (4.0, ["┏━━┓", "┃ab┃", "┗━━┛"]),
  ]) func `a border stands on the outermost cells`(_ width: Double, _ lines: [String]) {
    let stage = Stage(4, 3) {
      Text("ab").frame(width: 32, height: 48).border(.red, width: CGFloat(width))
    }
    #expect(stage.lines == lines)
  }

  @Test func `a border leaves text alone`() {
    let stage = Stage(4, 3) { Text("abcd").frame(width: 32, height: 48, alignment: .top).border(.red) }
    #expect(stage.lines == ["abcd", "│  │", "└──┘"])
  }

  @Test func `rounded shapes have round corners`() {
    let stage = Stage(4, 3) { RoundedRectangle(cornerRadius: 8).stroke(.red) }
    #expect(stage.lines == ["╭──╮", "│  │", "╰──╯"])
  }

  @Test(arguments: [ScreenTraits.coloured, .uncoloured])
  func `the ground covers what is behind`(_ traits: ScreenTraits) {
    let stage = Stage(2, 1, traits: traits) {
      ZStack {
        Text("ab")
        Rectangle().fill(.background)
      }
    }
    #expect(stage.lines[0].trimmed == "")
  }

  @Test func `on whole rows a fill and the text on it stay together`() {
    let stage = Stage(8, 4, traits: .uncoloured) { Text("ab").frame(width: 48).background(.red) }
    #expect(stage.lines.filter { !$0.trimmed.isEmpty }.map(\.trimmed) == ["[ ab ]"])
  }
}
