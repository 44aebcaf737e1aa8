import Testing
import TesseraLayout

import struct Foundation.CGFloat

@testable import TesseraUI

/// Gaps as they are seen on the surface, for every width.
@MainActor
struct GapTests {
  private static let tiles = 9

  // Rows enough for all tiles, and no more: every cell is looked at.
  private static func rows(_ columns: Int) -> Int { columns < 29 ? 40 : columns < 60 ? 24 : 14 }

  private static func color(_ index: Int) -> CellColor { .rgb(RGB(UInt32(0x101010 * (index + 1)))) }

  /// Tiles of a colour each in a grid below something, in a padding.
  private struct Tiles: View {
    let above: CGFloat
    let padding: CGFloat

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Spacer(minLength: above).frame(height: above)
        WideFirstGrid {
          ForEach(0..<GapTests.tiles) { index in
            Text(String(index))
              .frame(maxWidth: .infinity, minHeight: 40)
              .background(Color(white: Double(0x10 * (index + 1)) / 255))
          }
        }
      }
      .padding(.horizontal, padding)
    }
  }

  @Test(
    "With half rows, neighbours are a column and half a row apart", arguments: [(0, 0), (3.5, 16), (8, 5), (12, 0)])
  func gapsAreEqualOnHalfRows(_ above: CGFloat, _ padding: CGFloat) throws {
    for columns in (16...110).filter({ $0 < 45 || $0 % 3 == 0 }) {
      let stage = Stage(columns, Self.rows(columns)) {
        Tiles(above: above, padding: padding).frame(maxHeight: .infinity, alignment: .top)
      }
      let extents = stage.surface.extents
      let cells = try (0..<Self.tiles).map { try #require(extents[Self.color($0)], "\(columns)") }
      check(cells, at: columns, gap: 1)
    }
  }

  private func check(_ cells: [CellRect], at columns: Int, gap: Int) {
    for (left, right) in zip(cells, cells.dropFirst()) {
      if right.halfRows.lowerBound == left.halfRows.lowerBound {
        #expect(right.columns.lowerBound - left.columns.upperBound == 1, "\(columns) columns")
      } else {
        #expect(right.halfRows.lowerBound - left.halfRows.upperBound == gap, "\(columns) columns")
      }
    }
    // The rows are equally wide, and their columns stand below each other.
    let starts = Set(cells.map(\.columns.lowerBound))
    let singles = cells.dropFirst().map(\.columns.count)
    #expect((singles.max() ?? 0) - (singles.min() ?? 0) <= 1, "\(columns) columns")
    #expect(starts.count <= max(1, (columns + 1) / 13), "\(columns) columns")
  }

  @Test(
    "On whole rows, neighbours are a column and one or no row apart, the same everywhere", arguments: [0, 12])
  func gapsAreEqualOnWholeRows(_ above: CGFloat) throws {
    for traits in [ScreenTraits.uncoloured, .ascii] {
      for columns in (16...110).filter({ $0 < 45 || $0 % 3 == 0 }) {
        let stage = Stage(columns, Self.rows(columns), traits: traits) {
          Tiles(above: above, padding: 0).frame(maxHeight: .infinity, alignment: .top)
        }
        let boxes = boxes(on: stage.surface)
        #expect(boxes.count == Self.tiles, "\(columns) columns")
        let gaps = Set(
          zip(boxes, boxes.dropFirst()).compactMap { left, right in
            right.halfRows.lowerBound == left.halfRows.lowerBound
              ? nil : right.halfRows.lowerBound - left.halfRows.upperBound
          })
        #expect(gaps.count <= 1 && gaps.isSubset(of: [0, 2]), "\(columns) columns: \(gaps)")
        check(boxes, at: columns, gap: gaps.first ?? 0)
      }
    }
  }

  /// The boxes that are drawn, in reading order.
  private func boxes(on surface: Surface) -> [CellRect] {
    func sign(_ column: Int, _ row: Int) -> Unicode.Scalar { surface[column: column, row: row].glyph.base }
    var boxes: [CellRect] = []
    var tops: Set<CellPosition> = []
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns where "┌+".unicodeScalars.contains(sign(column, row)) {
        guard !tops.contains(CellPosition(column: column, row: row)) else { continue }
        var right = column + 1
        while right < surface.size.columns, !"┐+".unicodeScalars.contains(sign(right, row)) { right += 1 }
        var bottom = row + 1
        while bottom < surface.size.rows, !"└+".unicodeScalars.contains(sign(column, bottom)) { bottom += 1 }
        for place in [(column, row), (right, row), (column, bottom), (right, bottom)] {
          tops.insert(CellPosition(column: place.0, row: place.1))
        }
        boxes.append(CellRect(columns: column..<right + 1, rows: row..<bottom + 1))
      }
    }
    return boxes
  }
}
