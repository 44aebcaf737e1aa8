import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct RightToLeftTests {
  /// The lines of a view from right to left, set by the modifier.
  private func lines(_ columns: Int, _ rows: Int, @ViewBuilder _ view: () -> some View) -> [String] {
    let content = view()
    return Stage(columns, rows) { content.environment(\.layoutDirection, .rightToLeft) }.lines
  }

  @Test func stacksAndFlowsStartAtTheRight() {
    #expect(
      lines(6, 1) {
        HStack(spacing: 8) {
          Text("a"); Text("bb"); Spacer()
        }
      } == ["  bb a"])
    #expect(
      lines(4, 2) {
        VStack(alignment: .leading, spacing: 0) {
          Text("a"); Text("bbbb")
        }
      } == ["   a", "bbbb"])
    #expect(
      lines(5, 2) {
        FlowLayout(spacing: 8) {
          Text("aa"); Text("b"); Text("cc")
        }
      }
      .map(\.trimmed) == ["b aa", "cc"])
    #expect(
      lines(4, 1) {
        ZStack(alignment: .leading) {
          Color.clear.frame(width: 32, height: 16); Text("a")
        }
      } == ["   a"])
  }

  @Test func theWideTileIsAtTheRightEdge() {
    let probes = (0..<3).map { _ in Probe() }
    func tile(_ index: Int) -> ProbeView {
      ProbeView(probes[index]) { Size(width: $0.proposedWidth ?? 0, height: 16) }
    }
    _ = Stage(38, 4) {
      WideFirstGrid {
        tile(0); tile(1); tile(2)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(probes.map { $0.frame?.maxX } == [304, 96, 304])
  }

  @Test func leadingIsTheRightForEveryModifier() {
    #expect(lines(4, 1) { Text("a").padding(.leading, 16).frame(maxWidth: .infinity, alignment: .leading) } == [" a"])
    #expect(lines(4, 1) { Color.clear.overlay(alignment: .leading) { Text("a") } } == ["   a"])
    #expect(lines(4, 1) { Text("a").offset(x: 8).frame(maxWidth: .infinity, alignment: .leading) } == ["  a"])
  }

  @Test func leftAndRightMeanWhatIsSeen() {
    let stage = Stage(20, 1) {
      HStack(spacing: 8) { ForEach(0..<3) { Button(String($0)) {}.buttonStyle(.plain) } }
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(stage.lines[0].trimmed == "2 1 0")
    #expect(stage.surface.cursor?.column == 19)
    stage.press(.rightArrow)
    #expect(stage.surface.cursor?.column == 19)
    stage.press(.leftArrow)
    #expect(stage.surface.cursor?.column == 17)
    stage.press(.end)
    #expect(stage.surface.cursor?.column == 15)
    stage.press(.tab)
    stage.press(.rightArrow)
    #expect(stage.surface.cursor?.column == 17)
  }

  @Test func aPartMayRunTheOtherWay() {
    let stage = Stage(7, 1) {
      HStack(spacing: 8) {
        Text("a")
        HStack(spacing: 8) {
          Text("b"); Text("c")
        }.environment(\.layoutDirection, .rightToLeft)
        Text("d")
      }
    }
    #expect(stage.lines == ["a c b d"])
  }
}
