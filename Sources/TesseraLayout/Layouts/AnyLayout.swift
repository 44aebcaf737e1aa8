import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A layout of any type, so that a container can change its layout and keep its views.
public struct AnyLayout: Layout {
  /// What the layout in it keeps between its calls.
  public struct Cache {
    fileprivate var kept: Any
  }

  private let layout: any Layout

  /// Wraps a layout.
  public init<Wrapped: Layout>(_ layout: Wrapped) { self.layout = layout }

  /// What the layout in it says of itself.
  package var properties: LayoutProperties {
    (layout as? AnyLayout)?.properties ?? type(of: layout).layoutProperties
  }

  /// Makes what the layout in it keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func make(_ layout: some Layout) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(kept: make(layout))
  }

  /// Updates what the layout in it keeps, or makes it anew for a layout of another type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<Wrapped: Layout>(_ layout: Wrapped, _ kept: Any) -> Any {
      guard var own = kept as? Wrapped.Cache else { return layout.makeCache(subviews: subviews) }
      layout.updateCache(&own, subviews: subviews)
      return own
    }
    cache.kept = update(layout, cache.kept)
  }

  /// How far the layout in it wants to stand from its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask(_ layout: some Layout, _ cache: inout Cache) -> ViewSpacing {
      with(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(layout, &cache)
  }

  /// The size that the layout in it answers.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func ask(_ layout: some Layout, _ cache: inout Cache) -> Size {
      with(layout, &cache, subviews) { Size(layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)) }
    }
    return ask(layout, &cache).cgSize
  }

  /// Places the views as the layout in it does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func ask(_ layout: some Layout, _ cache: inout Cache) {
      with(layout, &cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    ask(layout, &cache)
  }

  /// Where the layout in it says that an upright line stands.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func ask(_ layout: some Layout, _ cache: inout Cache) -> Double? {
      with(layout, &cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)?.native
      }
    }
    return ask(layout, &cache).map { CGFloat($0) }
  }

  /// Where the layout in it says that a level line stands.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func ask(_ layout: some Layout, _ cache: inout Cache) -> Double? {
      with(layout, &cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)?.native
      }
    }
    return ask(layout, &cache).map { CGFloat($0) }
  }

  /// Calls the layout with its own cache, and keeps what it made of it.
  ///
  /// Asked for our own sizes and numbers only: a generic function of a CG struct needs its metadata (see ``Size``).
  private func with<Wrapped: Layout, Answer>(
    _ layout: Wrapped, _ cache: inout Cache, _ subviews: Subviews, call: (inout Wrapped.Cache) -> Answer
  ) -> Answer {
    var own = cache.kept as? Wrapped.Cache ?? layout.makeCache(subviews: subviews)
    // Held once, so that a cache of arrays is changed in place and not copied.
    cache.kept = ()
    defer { cache.kept = own }
    return call(&own)
  }
}
