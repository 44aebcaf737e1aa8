/// The elements of lazy containers that hold state, which outlives views that aren't made for now.
final class LazyElements {
  private struct Element {
    var parent: ViewIdentity?
    var container: ViewIdentity
    var index: Int
    /// The last plan that made its views.
    var made: Int
    /// The last plan whose container had it.
    var kept = 0
  }

  // Only elements with state stand here, so that a list without any costs nothing however far it is scrolled.
  private var elements: [ViewIdentity: Element] = [:]

  // The elements whose views are being made, inner after outer.
  private var open: [(identity: ViewIdentity, container: ViewIdentity, index: Int)] = []

  /// Makes views of an element.
  func making<Result>(
    _ identity: ViewIdentity, of container: ViewIdentity, at index: Int, generation: Int, _ body: () -> Result
  ) -> Result {
    elements[identity]?.made = generation
    elements[identity]?.index = index
    open.append((identity, container, index))
    defer { open.removeLast() }
    return body()
  }

  /// The element whose views are being made, which holds state from now on; nil outside of one.
  func holder(generation: Int) -> ViewIdentity? {
    var parent: ViewIdentity?
    for (identity, container, index) in open {
      if elements[identity] == nil {
        elements[identity] = Element(parent: parent, container: container, index: index, made: generation)
      }
      parent = identity
    }
    return parent
  }

  /// Keeps the elements that a container still has.
  func keep(of container: ViewIdentity, generation: Int, isThere: (ViewIdentity, Int) -> Bool) {
    for (identity, element) in elements where element.container == container {
      if element.made == generation || isThere(identity, element.index) { elements[identity]?.kept = generation }
    }
  }

  /// Whether an element is there, but its views aren't made in this plan.
  func isWaiting(_ identity: ViewIdentity?, generation: Int) -> Bool {
    guard let identity, let element = elements[identity] else { return false }
    // Its views were made, so what they didn't ask for is gone.
    if element.made == generation { return false }
    return element.kept == generation || isWaiting(element.parent, generation: generation)
  }

  /// Forgets elements that are gone.
  func forget(before generation: Int) {
    elements = elements.filter { identity, element in
      element.made == generation || isWaiting(identity, generation: generation)
    }
  }
}
