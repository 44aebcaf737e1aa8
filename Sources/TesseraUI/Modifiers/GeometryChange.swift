import TesseraLayout

extension View {
  /// Does something when what is read from the view's place differs from the picture before, and when the view appears.
  ///
  /// What it changes is seen in the picture that shows the change first; a value that changes with it each time is
  /// followed nine times at most.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Does something when what is read from the view's place differs from the picture before; it is told both.
  ///
  /// When the view appears it is told the value twice.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ModifiedView { context in
      for (index, node) in context.nodes(of: self).enumerated() {
        let known = context.plan.states.cell(
          identity: context.identity.appending(index + 1), slot: StateStore.changeSlot, initialValue: Value?.none)
        let spaces = context.environment.coordinateSpaces
        context.append(
          PlaceNode(node, spaces: spaces) { proxy, plan in
            let new = transform(proxy)
            let old = known.value
            guard old != new else { return }
            known.setQuietly(new)
            plan.add(afterwards: { action(old ?? new, new) })
          })
      }
    }
  }
}

/// A node that tells where it stands.
package final class PlaceNode: WrapperNode {
  private let spaces: [CoordinateSpaceMark]
  private let tell: @MainActor (GeometryProxy, Plan) -> Void

  init(_ child: ViewNode, spaces: [CoordinateSpaceMark], tell: @escaping @MainActor (GeometryProxy, Plan) -> Void) {
    self.spaces = spaces
    self.tell = tell
    super.init(child)
  }

  package override func arrange() {
    super.arrange()
    tell(GeometryProxy(bounds: frame, scrolled: plan.scrolledPoints, spaces: spaces, metrics: plan.metrics), plan)
  }
}
