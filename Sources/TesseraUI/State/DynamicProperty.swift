/// A stored property of a view that is connected to something lasting before the view's body is asked for.
///
/// A type of one's own that holds others, such as `@State`, has them connected, then ``update()`` is called.
public protocol DynamicProperty {
  /// Called after the properties inside were connected, before the view's body is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that can be connected.
package protocol ConnectableProperty: DynamicProperty {
  /// Connects it; `slot` counts the view's dynamic properties in their order.
  @MainActor mutating func connect(slot: Int, context: _ViewContext)
}
