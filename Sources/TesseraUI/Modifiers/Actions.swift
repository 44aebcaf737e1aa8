import TesseraLayout

extension View {
  /// Does something at a time, if the view is still there then; nil for never.
  package func onDeadline(
    _ deadline: ContinuousClock.Instant?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    inContext { context in
      if let deadline { context.plan.add(PlanTimer(deadline: deadline, action: action)) }
    }
  }

  /// Lets further keys move the focus, such as letters.
  package func focusKeys(_ keys: KeyValuePairs<KeyEquivalent, FocusMove>) -> some View {
    inContext { $0.plan.add(focusKeys: keys) }
  }

  /// Carries a value for the layout that holds the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    wrapped { node, _ in LayoutValueNode(node, key: key, value: value) }
  }

  /// Wants a number of column slots in a `WideFirstGrid`; cut to 1 and the columns there are.
  public func tileSpan(_ slots: Int) -> some View { layoutValue(key: TileSpan.self, value: slots) }

  /// Decides who gets room first: higher before lower, 0 unless told otherwise.
  public func layoutPriority(_ value: Double) -> some View {
    wrapped { node, _ in PriorityNode(node, value: value) }
  }

  /// Gives the view an identity: under another id it is another view, with another state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    ModifiedView { context in context.descending(into: 0).appendNodes(of: self, id: id) }
  }
}

package final class LayoutValueNode: WrapperNode {
  private let key: ObjectIdentifier
  private let value: Any

  init<Key: LayoutValueKey>(_ child: ViewNode, key: Key.Type, value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
    super.init(child, carriesLayoutValues: true)
  }

  package override func layoutValue(for key: any LayoutValueKey.Type) -> Any? {
    ObjectIdentifier(key) == self.key ? value : child.layoutValue(for: key)
  }
}

package final class PriorityNode: WrapperNode {
  private let value: Double

  init(_ child: ViewNode, value: Double) {
    self.value = value
    super.init(child)
  }

  package override var priority: Double { value }
}
