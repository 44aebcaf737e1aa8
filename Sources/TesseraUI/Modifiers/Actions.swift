import TesseraLayout

extension View {
  /// Does something with every key that is pressed while the focus is in the view, or nowhere.
  ///
  /// The innermost view gets the key first; what it ignores goes on outwards, then to what the focus and buttons do
  /// with it.
  public func onKeyPress(action: @escaping @MainActor (KeyPress) -> KeyPress.Result) -> some View {
    KeyHandlingView(content: self, handler: KeyHandler(action: action))
  }

  /// Does something when a key is pressed while the focus is in the view, or nowhere.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result) -> some View {
    onKeyPress { $0.key == key && $0.modifiers.isEmpty ? action() : .ignored }
  }

  /// Does something at a time, if the view is still there then; nil for never.
  package func onDeadline(
    _ deadline: ContinuousClock.Instant?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    DeadlineView(content: self, deadline: deadline, action: action)
  }

  /// Lets further keys move the focus, such as letters.
  package func focusKeys(_ keys: [KeyEquivalent: FocusMove]) -> some View { FocusKeysView(content: self, keys: keys) }

  /// Carries a value for the layout that holds the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    NodeModifiedView(content: self) { LayoutValueNode($0, key: key, value: value) }
  }

  /// Wants a number of column slots in a `WideFirstGrid`; cut to 1 and the columns there are.
  public func tileSpan(_ slots: Int) -> some View { layoutValue(key: TileSpan.self, value: slots) }

  /// Decides who gets room first: higher before lower, 0 unless told otherwise.
  public func layoutPriority(_ value: Double) -> some View {
    NodeModifiedView(content: self) { PriorityNode($0, value: value) }
  }

  /// Gives the view an identity: under another id it is another view, with another state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

struct IdentifiedView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: _PrimitiveView, View where Content: View {
  func _makeNodes(in context: _ViewContext) {
    var inner = context
    inner.identity = context.identity.appending(id: id)
    inner.environment.explicitID = id
    content._makeNodes(in: inner)
  }
}

struct KeyHandlingView<Content> {
  let content: Content
  let handler: KeyHandler
}

extension KeyHandlingView: _PrimitiveView, View where Content: View {
  func _makeNodes(in context: _ViewContext) {
    context.plan.add(keyHandler: handler)
    content._makeNodes(in: context.descending(into: 0).with { $0.keyHandlers.append(handler) })
  }
}

struct FocusKeysView<Content> {
  let content: Content
  let keys: [KeyEquivalent: FocusMove]
}

extension FocusKeysView: _PrimitiveView, View where Content: View {
  func _makeNodes(in context: _ViewContext) {
    context.plan.add(focusKeys: keys)
    content._makeNodes(in: context.descending(into: 0))
  }
}

struct DeadlineView<Content> {
  let content: Content
  let deadline: ContinuousClock.Instant?
  let action: @MainActor () -> Void
}

extension DeadlineView: _PrimitiveView, View where Content: View {
  func _makeNodes(in context: _ViewContext) {
    if let deadline { context.plan.add(PlanTimer(deadline: deadline, action: action)) }
    content._makeNodes(in: context.descending(into: 0))
  }
}

/// A view whose nodes are each put into another one.
struct NodeModifiedView<Content> {
  let content: Content
  let wrap: (ViewNode) -> ViewNode
}

extension NodeModifiedView: _PrimitiveView, View where Content: View {
  func _makeNodes(in context: _ViewContext) {
    for node in context.nodes(of: content) { context.append(wrap(node)) }
  }
}

package final class LayoutValueNode: WrapperNode {
  private let key: ObjectIdentifier
  private let value: Any

  init<Key: LayoutValueKey>(_ child: ViewNode, key: Key.Type, value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
    super.init(child)
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
