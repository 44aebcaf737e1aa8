import TesseraLayout

import struct Foundation.CGFloat

/// A grid like `WideFirstGrid` for a collection of any length: children are made and measured only near what is seen.
///
/// It draws what `WideFirstGrid` draws. Children may be of any height, and a row is as tall as its tallest child.
/// Which children stand in a row is arithmetic; with a `span`, a table that is made once for a number of columns. Rows
/// that weren't measured are taken to be as tall as those near the view are on average: the scroll bar is exact where
/// all rows are alike, and corrects itself elsewhere. A jump from one end to the other costs what an arrow key costs.
///
/// The state of a child that isn't made for now is kept as long as its element is there. A `.tileSpan` on a child isn't
/// seen, as it would have to be made first; say `span` instead. Several views for one element stand below each other.
public struct LazyWideFirstGrid<Data, ID, Content> {
  private let data: Data
  private let id: (Data) -> (Int) -> ID
  private let minimumColumnWidth: Double
  private let gap: Double
  private let span: ((Int) -> Int?)?
  private let content: (Int) -> Content
  private let focusRequest: (@MainActor () -> Int?)?
  private let focusLink: (@MainActor (Int) -> FocusLink)?
}

extension LazyWideFirstGrid where Data: RandomAccessCollection {
  private init(
    _ data: Data, id: @escaping (Data.Element) -> ID, minimumColumnWidth: CGFloat, gap: CGFloat,
    span: ((Data.Element) -> Int?)?, content: @escaping (Data.Element) -> Content,
    focusRequest: (@MainActor () -> Int?)? = nil, focusLink: (@MainActor (Int) -> FocusLink)? = nil
  ) {
    func element(_ offset: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: offset)] }
    self.init(
      data: data, id: { _ in { id(element($0)) } }, minimumColumnWidth: minimumColumnWidth.native, gap: gap.native,
      span: span.map { span in { span(element($0)) } }, content: { content(element($0)) }, focusRequest: focusRequest,
      focusLink: focusLink)
  }

  /// Creates a grid of a view for every element, whose id is one of its properties.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells an element from all others.
  ///   - minimumColumnWidth: The least width of a column in points; NaN and negative numbers count as zero.
  ///   - gap: The distance between columns and between rows in points, likewise.
  ///   - span: How many columns an element wants, nil to leave it to the grid; cut to 1 and the columns there are.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, minimumColumnWidth: CGFloat = 96, gap: CGFloat = 8,
    span: ((Data.Element) -> Int?)? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id: { $0[keyPath: id] }, minimumColumnWidth: minimumColumnWidth, gap: gap, span: span, content: content)
  }

  /// Creates a grid of a view for every element that has an id.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - minimumColumnWidth: The least width of a column in points; NaN and negative numbers count as zero.
  ///   - gap: The distance between columns and between rows in points, likewise.
  ///   - span: How many columns an element wants, nil to leave it to the grid; cut to 1 and the columns there are.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, minimumColumnWidth: CGFloat = 96, gap: CGFloat = 8, span: ((Data.Element) -> Int?)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: { $0.id }, minimumColumnWidth: minimumColumnWidth, gap: gap, span: span, content: content)
  }

  /// Creates a grid whose focus is tied to the index of an element, so that it can be brought to one that isn't made.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells an element from all others.
  ///   - focusedIndex: The index of the element that has the focus; setting it scrolls there.
  ///   - minimumColumnWidth: The least width of a column in points; NaN and negative numbers count as zero.
  ///   - gap: The distance between columns and between rows in points, likewise.
  ///   - span: How many columns an element wants, nil to leave it to the grid; cut to 1 and the columns there are.
  ///   - content: Makes the view of an element.
  @MainActor
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, focusedIndex: FocusState<Data.Index?>.Binding,
    minimumColumnWidth: CGFloat = 96, gap: CGFloat = 8, span: ((Data.Element) -> Int?)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Index: Hashable {
    self.init(
      data, id: { $0[keyPath: id] }, minimumColumnWidth: minimumColumnWidth, gap: gap, span: span, content: content,
      focusRequest: {
        // An index of another collection, such as of one that was longer, is no place in this one.
        guard case .some(.some(let index)) = focusedIndex.requested, index >= data.startIndex, index < data.endIndex
        else { return nil }
        return data.distance(from: data.startIndex, to: index)
      },
      focusLink: { focusedIndex.link(equals: data.index(data.startIndex, offsetBy: $0)) })
  }
}

extension LazyWideFirstGrid: _PrimitiveView, View
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  /// Appends the grid.
  public func _makeNodes(in context: _ViewContext) {
    let shape: TileArrangement.Shape = span.map { .spans($0) } ?? .wideFirst
    let id = id(data)
    let content = content
    let focusLink = focusLink
    let inner = context.with { $0.stackOrientation = nil }
    let children = LazyGridChildren(
      arrangement: TileArrangement(shape, minimumColumnWidth: minimumColumnWidth, gap: length(gap), tileHeight: 0),
      count: data.count, identity: { context.identity.appending(id: id($0)) },
      make: { index in
        var child = inner
        child.identity = context.identity.appending(id: id(index))
        if let focusLink { child.environment.focusLinks.append(focusLink(index)) }
        return child.node(of: content(index))
      },
      focusRequest: focusRequest)
    context.append(LazyGridNode(children, context: context))
  }
}
