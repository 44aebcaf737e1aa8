import TesseraLayout

/// Where a view stands while its nodes are made: its environment, its identity and the list that takes its nodes.
public struct _ViewContext {
  package var environment: EnvironmentValues
  package var identity: ViewIdentity
  // The plan holds what it found out, and that holds nodes, and some of those the context that they go on making
  // views in: it must not hold the plan. Nor is its reference counted, but in the debug build, see ``ViewNode/plan``.
  #if DEBUG
    package unowned let plan: Plan
  #else
    package unowned(unsafe) let plan: Plan
  #endif
  package let sink: NodeSink

  package init(environment: EnvironmentValues, identity: ViewIdentity, plan: Plan, sink: NodeSink) {
    self.environment = environment
    self.identity = identity
    self.plan = plan
    self.sink = sink
  }

  /// Takes a node of the view.
  package func append(_ node: ViewNode) { sink.nodes.append(node) }

  /// The context of a part of the view.
  package func descending(into position: Int) -> _ViewContext {
    var copy = self
    copy.identity = identity.appending(position)
    return copy
  }

  /// The context with a changed environment.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> _ViewContext {
    var copy = self
    change(&copy.environment)
    return copy
  }

  /// The nodes of a part of the view, apart from those of the view itself.
  @MainActor
  package func nodes(of content: some View, at position: Int = 0) -> [ViewNode] {
    let inner = NodeSink()
    content._makeNodes(
      in: _ViewContext(
        environment: environment, identity: identity.appending(position), plan: plan, sink: inner))
    return inner.take()
  }

  /// The one node of a part of the view: several stand in a vertical stack, as SwiftUI does it.
  @MainActor
  package func node(of content: some View, at position: Int = 0) -> ViewNode {
    inSink(of: content, at: position) {
      $0.takeOnlyNode() ?? ContainerNode(VStackLayout(), children: $0.take(), context: self)
    }
  }

  /// The one node of a part that lies on another: several lie on each other.
  @MainActor
  package func layeredNode(of content: some View, alignment: Alignment, at position: Int) -> ViewNode {
    inSink(of: content, at: position) { $0.takeOnlyNode() ?? layered($0.take(), alignment: alignment) }
  }

  /// The one node of a part that may lie on another, as ``layeredNode(of:alignment:at:)``; nil where it has none.
  @MainActor
  package func layer(of content: some View, alignment: Alignment, at position: Int) -> ViewNode? {
    inSink(of: content, at: position) {
      $0.takeOnlyNode() ?? ($0.nodes.isEmpty ? nil : layered($0.take(), alignment: alignment))
    }
  }

  /// Does something with the nodes of a part, in a list that is used again.
  @MainActor
  private func inSink<Result>(
    of content: some View, at position: Int, _ body: (NodeSink) -> Result
  ) -> Result {
    var sink = plan.takeSink()
    content._makeNodes(
      in: _ViewContext(environment: environment, identity: identity.appending(position), plan: plan, sink: sink))
    let result = body(sink)
    // Some nodes keep the context that they were made in, and with it the list, which must not hold them then.
    if isKnownUniquelyReferenced(&sink) { plan.giveBack(sink) } else { _ = sink.take() }
    return result
  }

  /// The one node of nodes that lie on each other.
  @MainActor
  package func layered(_ nodes: [ViewNode], alignment: Alignment) -> ViewNode {
    nodes.count == 1
      ? nodes[0] : ContainerNode(ZStackLayout(alignment: alignment), children: nodes, context: self)
  }
}

/// Collects the nodes of a view.
package final class NodeSink {
  package var nodes: [ViewNode] = []

  /// Whether a `ForEach` may hand over its elements without making their views.
  package private(set) var acceptsRuns: Bool

  /// What was handed over, and how many nodes stand before it.
  package private(set) var runs: [(position: Int, run: LazyRun)] = []

  package init(acceptsRuns: Bool = false) { self.acceptsRuns = acceptsRuns }

  /// The nodes; the list is empty then.
  ///
  /// Nodes and runs hold the context that they were made in, which holds their list: it must not hold them any longer.
  package func take() -> [ViewNode] {
    defer {
      nodes = []
      runs = []
    }
    return nodes
  }

  /// Takes the node where there is one and no more; nil otherwise, and nothing is taken.
  package func takeOnlyNode() -> ViewNode? { nodes.count == 1 ? nodes.removeLast() : nil }

  /// Empties the list, which keeps its memory.
  package func clear() {
    if !nodes.isEmpty { nodes.removeAll(keepingCapacity: true) }
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
  }

  package func append(_ run: LazyRun) { runs.append((nodes.count, run)) }

  /// Takes the nodes that `make` appends, each put into another one; all of them are made.
  ///
  /// In place: a list of its own for every modifier would be most of the memory that a picture takes.
  @MainActor
  func collect(_ make: () -> Void, wrap: (ViewNode) -> ViewNode) {
    let first = nodes.count
    let accepted = acceptsRuns
    acceptsRuns = false
    make()
    acceptsRuns = accepted
    for index in first..<nodes.count { nodes[index] = wrap(nodes[index]) }
  }
}
