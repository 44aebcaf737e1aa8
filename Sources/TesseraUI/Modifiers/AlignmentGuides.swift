import TesseraLayout

import struct Foundation.CGFloat

extension View {
  // Compiled by the caller: a stored closure that gives a CG number links all of Foundation into a static program.

  /// Says where an upright line stands in the view, in points from where lines of text start.
  ///
  /// What it answers is used by every container around the view that aligns its views on this line. What isn't a
  /// number counts as zero. Worked out once for each proposal.
  @_alwaysEmitIntoClient
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    _line(guide) { computeValue($0).native }
  }

  /// Says where a level line stands in the view, in points from its top.
  ///
  /// What it answers is used by every container around the view that aligns its views on this line. What isn't a
  /// number counts as zero. Worked out once for each proposal.
  @_alwaysEmitIntoClient
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    _line(guide) { computeValue($0).native }
  }

  @usableFromInline
  func _line(_ guide: HorizontalAlignment, points: @escaping (ViewDimensions) -> Double) -> some View {
    wrapped { node, _ in AlignmentGuideNode(node, guide: .horizontal(guide), points: points) }
  }

  @usableFromInline
  func _line(_ guide: VerticalAlignment, points: @escaping (ViewDimensions) -> Double) -> some View {
    wrapped { node, _ in AlignmentGuideNode(node, guide: .vertical(guide), points: points) }
  }
}

/// A node that says where one of its lines stands.
package final class AlignmentGuideNode: WrapperNode {
  private let guide: AlignmentGuide
  private let points: (ViewDimensions) -> Double

  init(_ child: ViewNode, guide: AlignmentGuide, points: @escaping (ViewDimensions) -> Double) {
    self.guide = guide
    self.points = points
    super.init(child, maySetLines: true)
  }

  package override func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? {
    guard guide == self.guide else { return child.explicitLine(guide, for: proposal) }
    return coordinate(points(child.boundedDimensions(for: proposal)))
  }
}
