import struct Foundation.CGFloat

/// Which row of a ``GridLayout`` a view is a cell of; nil for a view outside any row.
///
/// Views that follow each other with the same row are its cells, from the first column on.
package struct GridRowPlace: LayoutValueKey {
  package struct Place {
    /// Tells rows apart; their order is that of the views.
    package var row: Int
    /// The line that the row's cells are aligned on, nil for the grid's.
    package var alignment: VerticalAlignment?

    package init(row: Int, alignment: VerticalAlignment? = nil) {
      self.row = row
      self.alignment = alignment
    }
  }

  package static var defaultValue: Place? { nil }
}

/// How many columns a cell spans.
package struct GridCellColumns: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// Whether a view spans all columns; alone in its row, it stands outside any row.
package struct GridSpansAllColumns: LayoutValueKey {
  package static var defaultValue: Bool { false }
}

/// The point of a cell that the same point of its view comes to stand on; nil for the alignment.
package struct GridCellAnchor: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The line that the cells of the view's column are aligned on; nil for the grid's.
package struct GridColumnAlignment: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// In which directions a cell takes no more than the other cells of its column and row need.
package struct GridCellUnsizedAxes: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}

extension LayoutElement {
  /// Spans a number of columns of a ``GridLayout``; cut to one and to the columns there are.
  public func gridCellColumns(_ count: Int) -> LayoutElement { layoutValue(key: GridCellColumns.self, value: count) }

  /// Spans all columns of a ``GridLayout``; alone in its row, it stands outside any row.
  public func spansAllColumns() -> LayoutElement { layoutValue(key: GridSpansAllColumns.self, value: true) }

  /// Stands with a point of it on the same point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> LayoutElement {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Aligns the cells of its column; the first cell of a column that says so decides.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> LayoutElement {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Takes no more than the other cells of its column (horizontal) or row (vertical) need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> LayoutElement {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}
