import TesseraLayout

import struct Foundation.CGFloat

/// A grid that is told its columns and fills them row by row; it makes the views of a `ForEach` only when they come
/// near what is seen.
///
/// Each view is offered the width of its column and no height; a row is as high as its highest view. Rows that aren't
/// made are taken to be as high as the first one until they were seen once. State and cost are those of ``LazyVStack``.
/// Where an element of a `ForEach` stands for several views, or the first one for none, each view has a cell and all
/// of them are made at once.
public struct LazyVGrid<Content> {
  private let style: LazyStyle
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns; none counts as one flexible one.
  ///   - alignment: Where the columns stand in a grid that is wider than they.
  ///   - spacing: The distance between rows in points, nil for 8.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    style = LazyStyle(
      axis: .vertical, columns: .grid(columns, alignment: .horizontal(alignment)),
      spacing: spacing?.native ?? ViewSpacing.standardDistance)
    self.content = content()
  }
}

extension LazyVGrid: _PrimitiveView, View where Content: View {
  /// Appends the grid.
  public func _makeNodes(in context: _ViewContext) { context.appendLazy(style, content: content) }
}
