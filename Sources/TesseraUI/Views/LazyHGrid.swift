import TesseraLayout

import struct Foundation.CGFloat

/// A grid that is told its rows and fills them column by column; it makes the views of a `ForEach` only when they come
/// near what is seen.
///
/// As ``LazyVGrid``, across: each view is offered the height of its row and no width; a column is as wide as its widest
/// view.
public struct LazyHGrid<Content> {
  private let style: LazyStyle
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows; none counts as one flexible one.
  ///   - alignment: Where the rows stand in a grid that is higher than they.
  ///   - spacing: The distance between columns in points, nil for 8.
  ///   - content: The views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    style = LazyStyle(
      axis: .horizontal, columns: .grid(rows, alignment: .vertical(alignment)),
      spacing: spacing?.native ?? ViewSpacing.standardDistance)
    self.content = content()
  }
}

extension LazyHGrid: _PrimitiveView, View where Content: View {
  /// Appends the grid.
  public func _makeNodes(in context: _ViewContext) { context.appendLazy(style, content: content) }
}
