import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct GeometryChangeTests {
  final class Log {
    var widths: [Double] = []
  }

  @Test func `a size is told at first and when it changes`() {
    let log = Log()
    let stage = Stage(10, 1) {
      Color.clear.onGeometryChange(for: Double.self, of: { $0.width }) { old, new in log.widths += [old, new] }
    }
    #expect(log.widths == [80, 80])
    stage.draw()
    stage.resize(5, 1)
    #expect(log.widths == [80, 80, 80, 40])
  }

  private struct Adapting: View {
    @State private var isWide = false
    var body: some View {
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Text("a")
        Text("b")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onGeometryChange(for: Bool.self) {
        $0.width > 40
      } action: {
        isWide = $0
      }
    }
  }

  @Test func `a layout that goes by its width is right in the first picture`() {
    let stage = Stage(6, 2) { Adapting() }
    #expect(stage.lines == ["ab", ""])
    stage.resize(5, 2)
    #expect(stage.lines == ["a", "b"])
  }

  @Test func `of several views each tells its own place`() {
    let log = Log()
    _ = Stage(9, 1) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("bc")
        }
        .onGeometryChange(for: Double.self, of: { $0.width }) { log.widths.append($0) }
      }
    }
    #expect(log.widths == [8, 16])
  }
}
