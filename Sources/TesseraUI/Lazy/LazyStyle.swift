import TesseraLayout

/// How a lazy container arranges its views: in lines along an axis, each with a view in every column.
package struct LazyStyle {
  /// The columns for the length offered across, in points.
  package enum Columns {
    /// One, as wide as what is offered, or else as the widest view that was made.
    case one(Alignment)

    /// Those of a lazy grid.
    case grid([GridItem], alignment: AlignmentGuide)
  }

  /// The axis along which lines follow each other.
  package var axis: Axis

  /// The columns across.
  package var columns: Columns

  /// The distance between lines in points; nil for what the first view wants towards one like it.
  package var spacing: Double?

  package init(axis: Axis, columns: Columns, spacing: Double?) {
    self.axis = axis
    self.columns = columns
    self.spacing = spacing.map(length)
  }
}
