import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct ForegroundStyleTests {
  private func color(_ view: some View) -> CellColor {
    let stage = Stage(1, 1) { view }
    return stage.surface[column: 0, row: 0].foreground
  }

  @Test func `the style of text goes by the one around it`() {
    let red = color(Text("a").foregroundStyle(.red))
    #expect(red != color(Text("a")))
    #expect(color(Text("a").foregroundStyle(.foreground)) == color(Text("a")))
    #expect(color(Text("a").foregroundStyle(.foreground).foregroundStyle(.red)) == red)
    #expect(color(VStack { Text("a") }.foregroundStyle(.foreground).foregroundStyle(.red)) == red)
    #expect(color(VStack { Text("a").foregroundStyle(AnyShapeStyle(.foreground)) }.foregroundStyle(.red)) == red)
    #expect(
      color(Text("a").foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.red))
        == color(Text("a").foregroundStyle(.red.opacity(0.5))))
  }
}
