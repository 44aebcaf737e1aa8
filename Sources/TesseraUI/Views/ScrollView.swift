import TesseraLayout

/// A viewport onto content that may be larger than it: greedy along its axes, with the content at its start.
///
/// What has the focus is always visible. The wheel scrolls, and takes the focus along. Along each axis where the
/// content is larger, a scroll bar takes the last column at the side where lines end, and the one beside it stays free, or
/// it takes the lowest row; below twelve columns or three rows there is none. The thumb is exact to an eighth of a row
/// where the screen has colours, and can be dragged. Offsets are whole cells. From right to left it starts at the right.
public struct ScrollView<Content> {
  /// The content.
  public var content: Content

  /// The axes that it scrolls along; none makes a view that only cuts off what doesn't fit.
  public var axes: Axis.Set

  /// Whether bars tell where it stands.
  public var showsIndicators: Bool

  /// Creates a view that scrolls up and down unless told otherwise.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: _PrimitiveView, View where Content: View {
  /// Appends the viewport.
  public func _makeNodes(in context: _ViewContext) {
    let inner = context.with {
      $0.stackOrientation = .vertical
      if axes.contains(.horizontal) { $0.enclosingScrolls.horizontal = context.identity }
      if axes.contains(.vertical) { $0.enclosingScrolls.vertical = context.identity }
    }
    context.append(
      ScrollNode(
        inner.node(of: content), identity: context.identity, axes: axes,
        indicators: showsIndicators ? axes.subtracting(context.environment.hiddenScrollBars) : [],
        layoutDirection: context.environment.layoutDirection))
  }
}

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isVisible: Bool

  /// Where the content is larger than the room.
  public static let automatic = ScrollIndicatorVisibility(isVisible: true)
  /// Where the content is larger than the room.
  public static let visible = ScrollIndicatorVisibility(isVisible: true)
  /// Nowhere.
  public static let hidden = ScrollIndicatorVisibility(isVisible: false)
  /// Nowhere.
  public static let never = ScrollIndicatorVisibility(isVisible: false)
}

extension View {
  /// Shows or hides the bars of scroll views in the view, along some axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    inEnvironment { environment in
      if visibility.isVisible {
        environment.hiddenScrollBars.subtract(axes)
      } else {
        environment.hiddenScrollBars.formUnion(axes)
      }
    }
  }
}

/// The innermost scroll views around a view that scroll along each axis.
package struct EnclosingScrolls {
  package var horizontal: ViewIdentity?
  package var vertical: ViewIdentity?

  package subscript(axis: Axis) -> ViewIdentity? { axis == .horizontal ? horizontal : vertical }
}
