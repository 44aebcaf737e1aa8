/// The views that a layout arranges, in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// A run of them; its indices are those of the whole.
  public typealias SubSequence = LayoutSubviews
  /// One of them.
  public typealias Element = LayoutSubview
  /// The place of one among them.
  public typealias Index = Int
  /// The places of them.
  public typealias Indices = Range<Int>

  /// The direction that text runs in around them.
  ///
  /// A layout places as if it were left to right; the container mirrors what it placed.
  public var layoutDirection: LayoutDirection

  /// Vertical distances are whole multiples of this many points; 0 leaves them. See ``verticalGap(_:)``.
  package let rowQuantum: Double

  package let nodes: [any LayoutNode]
  private let range: Range<Int>

  package init(_ nodes: [any LayoutNode], layoutDirection: LayoutDirection = .leftToRight, rowQuantum: Double = 0) {
    self.init(nodes, range: nodes.indices, layoutDirection: layoutDirection, rowQuantum: rowQuantum)
  }

  private init(_ nodes: [any LayoutNode], range: Range<Int>, layoutDirection: LayoutDirection, rowQuantum: Double) {
    self.nodes = nodes
    self.range = range
    self.layoutDirection = layoutDirection
    self.rowQuantum = rowQuantum
  }

  /// The nodes of the views, for a walk that needs nothing else.
  package var run: ArraySlice<any LayoutNode> { nodes[range] }

  /// Visits what the nodes remember, with their places counted from zero, in order.
  ///
  /// For walks over many: references to the nodes aren't counted, which was a third of the time of a plan.
  @inline(__always)
  package func forEachRecord(_ visit: (Int, _LayoutRecord) -> Void) {
    withExtendedLifetime(nodes) {
      for index in range {
        Unmanaged<_LayoutRecord>.passUnretained(nodes[index])._withUnsafeGuaranteedRef {
          visit(index - range.lowerBound, $0)
        }
      }
    }
  }

  /// The first place.
  public var startIndex: Int { range.lowerBound }

  /// The place after the last.
  public var endIndex: Int { range.upperBound }

  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "There is no subview at this index.")
    return LayoutSubview(node: nodes[index])
  }

  /// A run of the views; its indices are those of the whole.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound)
    return LayoutSubviews(nodes, range: bounds, layoutDirection: layoutDirection, rowQuantum: rowQuantum)
  }

  /// The views at some places, in the order asked for.
  public subscript<Places: Sequence<Int>>(indices: Places) -> LayoutSubviews {
    LayoutSubviews(indices.map { self[$0].node }, layoutDirection: layoutDirection, rowQuantum: rowQuantum)
  }

  /// A distance between rows as it can be drawn: a whole number of rows where only those can be drawn.
  ///
  /// Rounded half up like every edge, so that all gaps of a grid are the same.
  package func verticalGap(_ points: Double) -> Double {
    guard rowQuantum > 0 else { return points }
    return (points / rowQuantum + 0.5 + 1 / 1024).rounded(.down) * rowQuantum
  }

  /// Whether both hold the same views.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
