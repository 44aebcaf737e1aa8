import TesseraLayout

/// Gives its content a proxy that scrolls the scroll views in it to a view with an id.
public struct ScrollViewReader<Content> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader; it changes nothing about the layout of its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: _PrimitiveView, View where Content: View {
  /// Appends the nodes of the content.
  public func _makeNodes(in context: _ViewContext) {
    var inner = context.descending(into: 0)
    inner.environment.scrollReaders.append(context.identity)
    content(ScrollViewProxy(reader: context.identity, store: context.plan.scrollStore, states: context.plan.states))
      ._makeNodes(in: inner)
  }
}

/// Scrolls to views; see ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  private let reader: ViewIdentity
  private let store: ScrollStore
  private let states: StateStore

  init(reader: ViewIdentity, store: ScrollStore, states: StateStore) {
    self.reader = reader
    self.store = store
    self.states = states
  }

  /// Scrolls every scroll view around the first view with an id, so that the view is seen.
  ///
  /// It happens in the next picture; of several wishes before it the last one counts, and one for an id that isn't
  /// there does nothing. A focus that leaves the view goes to the nearest that is seen.
  ///
  /// - Parameters:
  ///   - id: What `.id(_:)` or a `ForEach` called the view. An element of a lazy container is found before it was
  ///     made, by a search through the ids.
  ///   - anchor: The point of the view that comes to stand on the same point of the viewport, as far as the content
  ///     reaches; nil for the smallest move.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    store.request = ScrollRequest(reader: reader, id: AnyHashable(id), anchor: anchor)
    states.isChanged = true
  }
}

/// A view that a program may want to scroll to, where the plan put it.
@MainActor
package struct ScrollTarget {
  package let readers: [ViewIdentity]
  package let id: AnyHashable
  package let frame: Rect
  package let scroll: ScrollNode?

  package func matches(_ request: ScrollRequest) -> Bool { readers.contains(request.reader) && id == request.id }
}

/// A node that tells where it stands to those who may want to scroll to it.
package final class ScrollTargetNode: WrapperNode {
  private let id: AnyHashable
  private let readers: [ViewIdentity]

  init(_ child: ViewNode, id: AnyHashable, readers: [ViewIdentity]) {
    self.id = id
    self.readers = readers
    super.init(child)
  }

  package override func arrange() {
    plan.add(ScrollTarget(readers: readers, id: id, frame: frame, scroll: plan.currentScroll))
    super.arrange()
  }
}

extension _ViewContext {
  /// Appends the nodes of a view with an explicit id; the first of them is what is scrolled to.
  @MainActor
  func appendNodes(of content: some View, id: some Hashable) {
    var inner = self
    inner.identity = identity.appending(id: id)
    guard !environment.scrollReaders.isEmpty else { return content._makeNodes(in: inner) }
    let collected = NodeSink()
    content._makeNodes(
      in: _ViewContext(environment: inner.environment, identity: inner.identity, plan: plan, sink: collected))
    for (index, node) in collected.take().enumerated() {
      append(
        index == 0
          ? ScrollTargetNode(node, id: AnyHashable(id), readers: environment.scrollReaders) : node)
    }
  }
}
