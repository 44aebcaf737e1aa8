/// A view for every element of a collection.
///
/// The state of each belongs to its id, so it follows the element when the order changes. Two elements of the
/// same id share one.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  @usableFromInline let id: (Data.Element) -> ID

  // Walks through the elements. Made where their type is known: asked through protocols, the bounds of a range cost more
  // than most views of its numbers.
  @usableFromInline let visit: (Data, (Data.Element) -> Void) -> Void

  @inlinable init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
    self.data = data
    self.content = content
    self.id = id
    visit = { data, body in for element in data { body(element) } }
  }
}

extension ForEach: _PrimitiveView, View where Content: View {
  /// Appends the nodes of each.
  public func _makeNodes(in context: _ViewContext) {
    if context.sink.acceptsRuns { return context.sink.append(lazyRun(in: context)) }
    visit(data) { context.appendNodes(of: content($0), id: id($0)) }
  }

  /// The elements for a container that makes their views when they are needed.
  @MainActor
  private func lazyRun(in context: _ViewContext) -> LazyRun {
    func element(_ offset: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: offset)] }
    return LazyRun(
      count: data.count,
      make: { offset in
        let sink = NodeSink()
        let element = element(offset)
        _ViewContext(environment: context.environment, identity: context.identity, plan: context.plan, sink: sink)
          .appendNodes(of: content(element), id: id(element))
        return sink.take()
      },
      identity: { context.identity.appending(id: id(element($0))) },
      find: { wanted in
        guard let wanted = wanted.base as? ID else { return nil }
        return data.firstIndex { id($0) == wanted }.map { data.distance(from: data.startIndex, to: $0) }
      })
  }
}

extension ForEach {
  /// Makes a view for every element, whose id is one of its properties.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for every element that has an id.
  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for every number of a range.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach {
  /// Makes a view for every element of a collection that can be changed, from a binding to it: `{ $item in … }`.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, content: { content(data[$0.0]) },
      id: { $0.1 })
  }

  /// Makes a view for every element of a collection that can be changed, from a binding to it: `{ $item in … }`.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Element: Identifiable,
    ID == Elements.Element.ID, Elements.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}
