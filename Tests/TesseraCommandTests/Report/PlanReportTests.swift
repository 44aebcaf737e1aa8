import Foundation
import Testing

@testable import TesseraCommand

@MainActor
struct PlanReportTests {
  private func report(_ width: Double, items: Int = 12) -> PlanReport {
    PlanReport(width: width, tileCount: items, strings: .english)
  }

  /// The words of a line, which at least two spaces stand between.
  private func words(_ line: String) -> [String] {
    line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test(
    "The table",
    arguments: [
      (96.0, 12, ["96", "1", "96", "12"]), (200, 12, ["200", "2", "200", "7"]), (304, 12, ["304", "3", "200", "5"]),
      (408, 12, ["408", "4", "200", "4"]),
      // Below the minimum the palette has one column of what there is.
      (88, 12, ["88", "1", "88", "12"]),
      (304.5, 12, ["304.5", "3", "200.33333333333334", "5"]),
      (100_000, 12, ["100000", "961", "200.13319458896981", "1"]),
      (408, 0, ["408", "4", "0", "0"]), (408, 1, ["408", "4", "200", "1"]),
      (408, 2, ["408", "4", "200", "1"]),
      (408, 40, ["408", "4", "200", "11"]),
    ])
  func table(_ width: Double, _ items: Int, _ expected: [String]) {
    #expect(words(report(width, items: items).line) == expected)
  }

  @Test func theHeadingNamesTheColumnsAndStandsAboveThem() {
    #expect(words(PlanReport.heading) == ["width", "columns", "first tile", "rows"])
    let line = report(408).line
    #expect(line.hasPrefix("408 "))
    for line in [PlanReport.heading, line] { #expect(!line.hasSuffix(" ")) }
  }

  private struct Plan: Decodable {
    let width: Double
    let columns: Int
    let firstTileWidth: Double
    let rows: Int
    let size: [Double]
    let frames: [[Double]]
    let cells: [[Double]]
  }

  @Test("JSON is read by others, and tells every frame", arguments: [96.0, 200, 304, 408, 308.2, 40, 24.25])
  func json(_ width: Double) throws {
    for items in [0, 1, 2, 12, 40] {
      let text = report(width, items: items).json
      #expect(!text.contains("\n"))
      let plan = try JSONDecoder().decode(Plan.self, from: Data(text.utf8))
      #expect(plan.width == width)
      #expect(plan.frames.count == items && plan.cells.count == items)
      #expect(plan.frames.allSatisfy { $0.count == 4 } && plan.cells.allSatisfy { $0.count == 4 })
      #expect(Set(plan.frames.map { $0[1] }).count == plan.rows)
      #expect(plan.frames.allSatisfy { $0[0] >= 0 && $0[0] + $0[2] <= width + 1e-9 })
      #expect(plan.firstTileWidth == plan.frames.first?[2] ?? 0)
      #expect(plan.size[1] == plan.frames.map { $0[1] + $0[3] }.max() ?? 0)
    }
  }

  @Test func wholeNumbersHaveNoDecimalsAndHalvesOfRowsHaveOne() {
    #expect(
      report(200, items: 3).json
        == #"{"width":200,"columns":2,"firstTileWidth":200,"rows":2,"size":[200,136],"#
        + #""frames":[[0,0,200,64],[0,72,96,64],[104,72,96,64]],"#
        + #""cells":[[0,0,25,4],[0,4.5,12,4],[13,4.5,12,4]]}"#)
  }
}
