import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGSize

extension View {
  /// Draws the view elsewhere, in points; the views around it don't notice.
  ///
  /// Positive distances go to where lines end, which is the left where they run from right to left, and down. The
  /// focus and clicks follow what is drawn. What isn't a number counts as zero.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { moved(x.native, y.native) }

  /// Draws the view elsewhere, by a width and a height in points; see ``offset(x:y:)``.
  public func offset(_ offset: CGSize) -> some View { moved(offset.width.native, offset.height.native) }

  private func moved(_ x: Double, _ y: Double) -> ModifiedView {
    wrapped { node, context in
      OffsetNode(node, x: context.environment.layoutDirection == .rightToLeft ? -x : x, y: y)
    }
  }

  /// Takes all the room that is offered, and puts the middle of the view at a place in it.
  ///
  /// In points from the upper corner where lines start. Where no length is offered, it takes the view's own. What
  /// isn't a number counts as zero.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { positioned(x.native, y.native) }

  /// Takes all the room that is offered, and puts the middle of the view at a place in it; see ``position(x:y:)``.
  public func position(_ position: CGPoint) -> some View { positioned(position.x.native, position.y.native) }

  private func positioned(_ x: Double, _ y: Double) -> ModifiedView {
    wrapped { PositionNode($0, x: x, y: y, layoutDirection: $1.environment.layoutDirection) }
  }

  /// Decides which of the views of a container are drawn over the others: higher after lower, equal ones in their
  /// order; 0 unless told otherwise. What isn't a number counts as zero. Places and the order of the focus stay.
  public func zIndex(_ value: Double) -> some View {
    wrapped { node, _ in DrawingOrderNode(node, value: value) }
  }
}

/// A node that is drawn elsewhere than where it stands.
package final class OffsetNode: WrapperNode {
  private let x: Double
  private let y: Double

  init(_ child: ViewNode, x: Double, y: Double) {
    self.x = coordinate(x)
    self.y = coordinate(y)
    super.init(child)
  }

  package override func arrange() {
    child.place(
      at: Point(x: frame.minX + x, y: frame.minY + y), anchor: .topLeading,
      proposal: placedProposal ?? .unspecified)
    child.arrange()
  }
}

/// A node at a place in all the room there is.
package final class PositionNode: WrapperNode {
  private let x: Double
  private let y: Double
  private let layoutDirection: LayoutDirection

  init(_ child: ViewNode, x: Double, y: Double, layoutDirection: LayoutDirection) {
    self.x = coordinate(x)
    self.y = coordinate(y)
    self.layoutDirection = layoutDirection
    super.init(child)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = child.size(for: proposal)
    return Size(width: proposal.proposedWidth ?? size.width, height: proposal.proposedHeight ?? size.height)
  }

  package override func arrange() {
    let left = layoutDirection == .rightToLeft ? frame.maxX - x : frame.minX + x
    child.place(
      at: Point(x: left, y: frame.minY + y), anchor: .center, proposal: placedProposal ?? .unspecified)
    child.arrange()
  }

  package override func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? {
    let view = child.size(for: proposal).bounded
    guard let line = child.explicitLine(guide, for: proposal) else { return nil }
    switch guide {
    case .horizontal: return line + x - view.width / 2
    case .vertical: return line + y - view.height / 2
    }
  }
}

/// A node that is drawn before or after the others of its container.
package final class DrawingOrderNode: WrapperNode {
  private let value: Double

  init(_ child: ViewNode, value: Double) {
    self.value = value.isNaN ? 0 : value
    super.init(child)
  }

  package override var drawingOrder: Double { value }
}
