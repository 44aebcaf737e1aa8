/// Views of a `ForEach` in a lazy container, which are made one by one when they are needed.
@MainActor
package struct LazyRun {
  /// How many elements there are.
  package let count: Int

  /// Makes the nodes of an element.
  package let make: (Int) -> [ViewNode]

  /// The identity of an element, under which its state is kept.
  package let identity: (Int) -> ViewIdentity

  /// Finds the element with an id; linear in the elements.
  package let find: (AnyHashable) -> Int?
}

/// The content of a lazy container: nodes that are made, and runs of elements that aren't yet.
@MainActor
package struct LazyContent {
  private enum Part {
    case nodes([ViewNode])
    case run(LazyRun)
  }

  private var parts: [(first: Int, part: Part)] = []

  /// How many elements there are.
  package private(set) var count = 0

  /// Takes what a list has collected, which is empty then.
  package init(taking sink: NodeSink) {
    let runs = sink.runs
    let nodes = sink.take()
    var taken = 0
    for (position, run) in runs {
      append(nodes: Array(nodes[taken..<position]))
      append(run)
      taken = position
    }
    append(nodes: Array(nodes[taken...]))
  }

  private mutating func append(nodes: [ViewNode]) {
    guard !nodes.isEmpty else { return }
    parts.append((count, .nodes(nodes)))
    count += nodes.count
  }

  private mutating func append(_ run: LazyRun) {
    guard run.count > 0 else { return }
    parts.append((count, .run(run)))
    count += run.count
  }

  /// The content with every run made in which an element stands for several views or none, as each wants a cell.
  ///
  /// The first element of a run tells for the others.
  package func flattened() -> LazyContent {
    let sink = NodeSink(acceptsRuns: true)
    for (_, part) in parts {
      switch part {
      case .nodes(let nodes): sink.nodes += nodes
      case .run(let run):
        if run.make(0).count == 1 { sink.append(run) } else { sink.nodes += (0..<run.count).flatMap(run.make) }
      }
    }
    return LazyContent(taking: sink)
  }

  private func place(of index: Int) -> (part: Part, offset: Int)? {
    guard let found = parts.last(where: { $0.first <= index }) else { return nil }
    return (found.part, index - found.first)
  }

  /// The nodes of an element; made anew for each call if it is one of a run.
  package func nodes(at index: Int) -> [ViewNode] {
    guard index < count, let place = place(of: index) else { return [] }
    switch place.part {
    case .nodes(let nodes): return [nodes[place.offset]]
    case .run(let run): return run.make(place.offset)
    }
  }

  /// The identity of an element of a run; nil for a view that is always there.
  package func identity(at index: Int) -> ViewIdentity? {
    guard index < count, let place = place(of: index), case .run(let run) = place.part else { return nil }
    return run.identity(place.offset)
  }

  /// Finds the element with an id.
  package func index(of id: AnyHashable) -> Int? {
    for (first, part) in parts {
      if case .run(let run) = part, let index = run.find(id) { return first + index }
    }
    return nil
  }
}
