import TesseraLayout

import struct Foundation.CGFloat

/// A grid of explicit rows, whose columns are as wide as their widest cell.
///
/// Each ``GridRow`` is a row of cells; a view outside of one is a row of its own that spans all columns. Missing cells
/// at the end of a row are empty. All views are made and measured: for many, see ``LazyVGrid``.
public struct Grid<Content> {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand in cells that are larger.
  ///   - horizontalSpacing: The distance between columns in points, nil to leave it to the views.
  ///   - verticalSpacing: The distance between rows in points, nil to leave it to the views.
  ///   - content: Rows, and views that span all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: _PrimitiveView, View where Content: View {
  /// Appends the grid.
  public func _makeNodes(in context: _ViewContext) { context.appendContainer(layout, content: content) }
}

/// A row of a ``Grid``: each of its views is a cell. Outside of a grid it is only a group of views.
public struct GridRow<Content> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The level line that the cells are aligned on, nil for the grid's.
  ///   - content: The cells, from the first column on. Without any the row takes no room and no gap.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: _PrimitiveView, View where Content: View {
  /// Appends the cells.
  public func _makeNodes(in context: _ViewContext) {
    let place = GridRowPlace.Place(row: context.plan.nextNumber(), alignment: alignment)
    for node in context.nodes(of: content) {
      context.append(LayoutValueNode(node, key: GridRowPlace.self, value: place))
    }
  }
}
