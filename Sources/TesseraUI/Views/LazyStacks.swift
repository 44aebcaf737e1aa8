import TesseraLayout

import struct Foundation.CGFloat

/// Stacks views one below the other, and makes those of a `ForEach` only when they come near what is seen.
///
/// It is as wide as it is offered, without an offer as the widest view that was made. Views that aren't made are taken
/// to be as high as the first one until they were seen once. Their state stays while they aren't seen, as long as
/// their elements are there. A key costs what is near the visible part, not what exists; `Home` and `End` reach the
/// first and the last view.
public struct LazyVStack<Content> {
  private let style: LazyStyle
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The upright line that the views are aligned on.
  ///   - spacing: The distance between two views in points; nil for what the first one wants towards one like it.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    style = LazyStyle(
      axis: .vertical, columns: .one(Alignment(horizontal: alignment, vertical: .top)), spacing: spacing?.native)
    self.content = content()
  }
}

extension LazyVStack: _PrimitiveView, View where Content: View {
  /// Appends the stack.
  public func _makeNodes(in context: _ViewContext) { context.appendLazy(style, content: content) }
}

/// Stacks views side by side, and makes those of a `ForEach` only when they come near what is seen.
///
/// As ``LazyVStack``, across.
public struct LazyHStack<Content> {
  private let style: LazyStyle
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The level line that the views are aligned on.
  ///   - spacing: The distance between two views in points; nil for what the first one wants towards one like it.
  ///   - content: The views.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    style = LazyStyle(
      axis: .horizontal, columns: .one(Alignment(horizontal: .leading, vertical: alignment)), spacing: spacing?.native)
    self.content = content()
  }
}

extension LazyHStack: _PrimitiveView, View where Content: View {
  /// Appends the stack.
  public func _makeNodes(in context: _ViewContext) { context.appendLazy(style, content: content) }
}

extension _ViewContext {
  /// Appends a container that makes the views of a `ForEach` when they are needed.
  @MainActor
  func appendLazy(_ style: LazyStyle, content: some View) {
    let inner = NodeSink(acceptsRuns: true)
    var environment = environment
    if case .one = style.columns {
      environment.stackOrientation = style.axis
    } else {
      environment.stackOrientation = nil
    }
    content._makeNodes(
      in: _ViewContext(environment: environment, identity: identity.appending(0), plan: plan, sink: inner))
    append(LazyNode(style, content: LazyContent(taking: inner), context: self))
  }
}
