import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGSize

extension LayoutElement {
  /// A view that takes what it is offered between two widths, and is one height.
  static func flexible(
    _ widths: ClosedRange<Double> = 0...Double.infinity, ideal: Double = 10, height: Double = 10
  ) -> LayoutElement {
    LayoutElement { proposal in
      let width = min(max(proposal.width.map { Double($0) } ?? ideal, widths.lowerBound), widths.upperBound)
      return CGSize(width: CGFloat(width), height: CGFloat(height))
    }
  }

  /// Words of text, 8 points a letter and 16 a line: wraps in the width it is offered, a word a line at least.
  static func text(_ letters: Int) -> LayoutElement {
    LayoutElement { proposal in
      let columns = max(1, min(Double(letters), ((proposal.width.map { Double($0) } ?? .infinity) / 8).rounded(.down)))
      let lines = (Double(letters) / columns).rounded(.up)
      return CGSize(width: CGFloat(columns * 8), height: CGFloat(lines * 16))
    }
  }
}

/// A plan printed as letters: the first tile is `a`; a letter covers a cell across and half a row down.
func picture(_ frames: [Rect], metrics: CellMetrics = .standard) -> String {
  let cells = frames.map(metrics.cells)
  let columns = cells.map(\.columns.upperBound).max() ?? 0
  let halfRows = cells.map(\.halfRows.upperBound).max() ?? 0
  var canvas = Array(repeating: Array(repeating: Character("."), count: columns), count: halfRows)
  for (index, rect) in cells.enumerated() {
    let letter = Character(UnicodeScalar(UInt8(97 + index % 26)))
    for row in rect.halfRows { for column in rect.columns { canvas[row][column] = letter } }
  }
  return canvas.map { String($0) }.joined(separator: "\n")
}

/// Whether all numbers of a plan can be drawn: finite, sizes not negative.
func isDrawable(_ arrangement: LayoutArrangement) -> Bool {
  func isLength(_ value: Double) -> Bool { value.isFinite && value >= 0 }
  return isLength(arrangement.arrangedSize.width) && isLength(arrangement.arrangedSize.height)
    && arrangement.arrangedFrames.allSatisfy {
      $0.minX.isFinite && $0.minY.isFinite && isLength($0.width) && isLength($0.height)
    }
}
