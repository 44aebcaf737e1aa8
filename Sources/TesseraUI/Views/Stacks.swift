import TesseraLayout

import struct Foundation.CGFloat

/// Stacks views side by side.
public struct HStack<Content> {
  private let layout: HStackLayout
  private let content: Content

  /// Creates a stack; without a spacing the views decide on it.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: _PrimitiveView, View where Content: View {
  /// Appends a container.
  public func _makeNodes(in context: _ViewContext) { context.appendContainer(layout, content: content) }
}

/// Stacks views one below the other.
public struct VStack<Content> {
  private let layout: VStackLayout
  private let content: Content

  /// Creates a stack; without a spacing the views decide on it.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: _PrimitiveView, View where Content: View {
  /// Appends a container.
  public func _makeNodes(in context: _ViewContext) { context.appendContainer(layout, content: content) }
}

/// Lays views on each other, the last one uppermost.
public struct ZStack<Content> {
  private let layout: ZStackLayout
  private let content: Content

  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: _PrimitiveView, View where Content: View {
  /// Appends a container.
  public func _makeNodes(in context: _ViewContext) { context.appendContainer(layout, content: content) }
}

/// Views that a `Layout` arranges: what a layout called with content is.
public struct LayoutContainer<Arrangement: Layout, Content> {
  private let layout: Arrangement
  private let content: Content

  init(layout: Arrangement, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension LayoutContainer: _PrimitiveView, View where Content: View {
  /// Appends a container.
  public func _makeNodes(in context: _ViewContext) { context.appendContainer(layout, content: content) }
}

extension Layout {
  /// Arranges views by the layout: `WideFirstGrid { … }`.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension _ViewContext {
  @MainActor
  func appendContainer<Arrangement: Layout>(_ layout: Arrangement, content: some View) {
    let properties = (layout as? AnyLayout)?.properties ?? Arrangement.layoutProperties
    let inner = with { $0.stackOrientation = properties.stackOrientation }
    append(ContainerNode(layout, children: inner.nodes(of: content), context: self))
  }
}
