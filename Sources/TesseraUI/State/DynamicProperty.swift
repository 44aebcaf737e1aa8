/// A stored property of a view that is connected to something lasting before the view's body is asked for.
public protocol DynamicProperty {}

/// A dynamic property that can be connected.
@MainActor
package protocol ConnectableProperty: DynamicProperty {
  /// Connects it; `slot` counts the view's dynamic properties in their order.
  func connect(slot: Int, context: _ViewContext)
}
