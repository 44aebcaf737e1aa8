extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// What walks through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places in the collection.
  public typealias Indices = Value.Indices

  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The place after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The places.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after another.
  public func index(after place: Value.Index) -> Value.Index { wrappedValue.index(after: place) }

  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { newElement in wrappedValue[position] = newElement })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before place: Value.Index) -> Value.Index { wrappedValue.index(before: place) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
