import struct Foundation.CGFloat

/// A view's size for a proposal, with the lines that it can be aligned on.
public struct ViewDimensions {
  package let size: Size

  // Nil for a size that belongs to no view: then no line is explicit.
  private let node: (any LayoutNode)?
  private let proposal: ProposedViewSize

  package init(size: Size, node: (any LayoutNode)? = nil, proposal: ProposedViewSize = .unspecified) {
    self.size = size
    self.node = node
    self.proposal = proposal
  }

  /// The width in points.
  public var width: CGFloat { CGFloat(size.width) }

  /// The height in points.
  public var height: CGFloat { CGFloat(size.height) }

  /// Where an upright line stands, in points from the left.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// Where a level line stands, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// Where an upright line stands if the view or one in it says so, nil otherwise.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitLine(.horizontal(guide), for: proposal).map { CGFloat($0) }
  }

  /// Where a level line stands if the view or one in it says so, nil otherwise.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node?.explicitLine(.vertical(guide), for: proposal).map { CGFloat($0) }
  }

  /// Where a line stands, in points from the left or the top; always a finite number.
  package subscript(guide: AlignmentGuide) -> Double {
    switch guide {
    case .horizontal(let line): coordinate(self[line].native)
    case .vertical(let line): coordinate(self[line].native)
    }
  }
}

/// A line of either direction.
package enum AlignmentGuide: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// Whether it is a line that every text has.
  package var isBaseline: Bool { self == .vertical(.firstTextBaseline) || self == .vertical(.lastTextBaseline) }

  /// The line of a container whose views have some, in their order; nil where none has.
  ///
  /// The first text's and the last text's line is that of the first and the last view that has one; others are the
  /// average.
  package func merged(_ lines: [Double]) -> Double? {
    guard let first = lines.first, let last = lines.last else { return nil }
    switch self {
    case .vertical(.firstTextBaseline): return first
    case .vertical(.lastTextBaseline): return last
    default: return lines.reduce(0, +) / Double(lines.count)
    }
  }

  /// The coordinate of a place that the line is counted along.
  package func coordinate(of point: Point) -> Double {
    if case .horizontal = self { point.x } else { point.y }
  }
}

extension ViewDimensions: Equatable {
  /// Whether both have the same size.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool { left.size == right.size }
}
