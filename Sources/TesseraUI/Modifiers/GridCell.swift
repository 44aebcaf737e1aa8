import TesseraLayout

extension View {
  /// Lets a cell of a ``Grid`` span a number of columns; cut to one and to the columns there are.
  public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridCellColumns.self, value: count) }

  /// Puts a point of a cell's view onto the same point of its cell, whatever the alignments are.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridCellAnchor.self, value: anchor) }

  /// Aligns the cells of the view's column; of several in a column that say so, the first one decides.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Lets a cell take no more than the other cells of its column (horizontal) or row (vertical) need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}
