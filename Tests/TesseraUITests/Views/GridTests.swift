import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct GridTests {
  private func frames(_ probes: [Probe]) -> [Rect?] { probes.map(\.frame) }

  @Test func aColumnIsAsWideAsItsWidestCell() {
    let probes = (0..<4).map { _ in Probe() }
    Measuring {
      Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow {
          ProbeView(probes[0], width: 10, height: 16)
          ProbeView(probes[1], width: 20, height: 32)
        }
        GridRow {
          ProbeView(probes[2], width: 30, height: 16)
          ProbeView(probes[3], width: 5, height: 16)
        }
      }
    }.place(200, 200)
    #expect(
      frames(probes) == [
        Rect(x: 0, y: 0, width: 10, height: 16), Rect(x: 38, y: 0, width: 20, height: 32),
        Rect(x: 0, y: 36, width: 30, height: 16), Rect(x: 38, y: 36, width: 5, height: 16),
      ])
  }

  @Test func aViewOutsideOfARowSpansTheGrid() {
    let wide = Probe()
    Measuring {
      Grid(horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          ProbeView(width: 40, height: 16)
          ProbeView(width: 40, height: 16)
        }
        ProbeView(wide) { Size(width: $0.proposedWidth ?? 1, height: 16) }.gridCellUnsizedAxes(.horizontal)
      }
    }.place(200, 100)
    #expect(wide.frame == Rect(x: 0, y: 16, width: 88, height: 16))
  }

  @Test("Rows come from a ForEach, cells under a condition, rows out of views of their own")
  func rowsComeFromAnywhere() {
    struct Row: View {
      let index: Int
      var body: some View {
        GridRow {
          Text(String(index))
          if index.isMultiple(of: 2) { Text("even") }
          Text("end")
        }
      }
    }
    let stage = Stage(20, 4) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        ForEach(0..<3) { Row(index: $0) }
        GridRow {}
        GridRow { Text("x").gridCellColumns(2) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.lines == ["0 even end", "1 end", "2 even end", "x"])
  }

  @Test func modifiedRowsStayRows() {
    let stage = Stage(20, 2) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("b")
        }.bold()
        GridRow {
          Text("ccc")
          Text("d")
        }.padding(0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.lines == ["a   b", "ccc d"])
  }

  @Test func aCellSaysWhereItStands() {
    let probes = (0..<4).map { _ in Probe() }
    Measuring {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          ProbeView(probes[0], width: 10, height: 10).gridColumnAlignment(.trailing)
          ProbeView(probes[1], width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0, y: 0))
        }
        GridRow {
          ProbeView(probes[2], width: 40, height: 20)
          ProbeView(probes[3], width: 40, height: 20)
        }
        GridRow {
          ProbeView(width: 10, height: 10)
          Color.clear.frame(width: 1, height: 50)
        }
      }
    }.place(nil, nil)
    #expect(probes[0].frame?.minX == 30)
    #expect(probes[1].frame?.minX == 40)
  }

  @Test func fromRightToLeftTheFirstColumnIsAtTheRight() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stage = Stage(6, 2, environment: environment) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    }
    #expect(stage.lines == ["bbb  a", "  d cc"])
  }

  @Test(arguments: [Int.min, -1, 0, 1, 3, .max])
  func hostileSpansGetAnAnswer(_ span: Int) {
    let stage = Stage(20, 4) {
      Grid(horizontalSpacing: .nan, verticalSpacing: -.infinity) {
        GridRow {
          Text("a").gridCellColumns(span)
          Text("b").gridCellAnchor(UnitPoint(x: .nan, y: .infinity))
        }
        GridRow { Text("c").gridCellUnsizedAxes([.horizontal, .vertical]) }
      }
    }
    #expect(stage.lines.joined().contains("a"))
  }
}
