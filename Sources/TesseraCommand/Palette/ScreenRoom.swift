import Tessera

import struct Foundation.CGFloat

/// What a screen of some size has room for: on small ones the padding goes first, then the hints and the header,
/// the focused tile last.
struct ScreenRoom: Equatable {
  let size: CellSize

  /// Points left free at the left and right; 16 in a desktop's palette.
  var horizontalPadding: Double { size.columns >= 20 ? 16 : size.columns >= 14 ? 8 : 0 }

  /// Points left free above and below; 16 in a desktop's palette.
  var verticalPadding: Double { size.rows >= 14 ? 16 : 0 }

  /// Points between header, tiles and hints; 12 in a desktop's palette.
  var spacing: Double { size.rows >= 12 ? 12 : 0 }

  /// Whether the title is shown.
  var showsTitle: Bool { size.rows >= 9 }

  /// Whether the line under the title is shown.
  var showsStatus: Bool { size.rows >= 6 }

  /// Whether the line of key hints is shown.
  var showsHints: Bool { size.rows >= 12 && size.columns >= 12 }

  /// The columns between the paddings.
  var contentColumns: Int { max(0, size.columns - Int(horizontalPadding) / 4) }

  /// The least width of a column of tiles in points: 96, less where there is less beside a scroll bar.
  static func leastColumnWidth(in width: Double) -> Double {
    let hasBar = width >= 8 * Double(ScrollBar.fewestColumns)
    return min(96, max(8, hasBar ? width - 8 * Double(ScrollBar.columns) : width))
  }

  /// The least height of a tile in points: so many rows, 64 points in a desktop's palette; on a screen that isn't as
  /// high, the screen's. What else is shown leaves that many rows wherever there are as many.
  ///
  /// - Parameters:
  ///   - rows: The most rows.
  ///   - hasBorders: Whether tiles are drawn as lines: a row of text between brackets, or three rows and more; where there
  ///     is no room for lines at all, a row.
  func tileHeight(most rows: Int, hasBorders: Bool) -> Double {
    guard hasBorders, isNarrow || size.rows < 3 else { return Double(min(rows, max(1, size.rows)) * 16) }
    return 16
  }

  /// Whether a tile has hardly room for more than its number.
  var isNarrow: Bool { contentColumns < 11 }
}
