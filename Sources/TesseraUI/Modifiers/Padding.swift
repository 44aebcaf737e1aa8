import TesseraLayout

import struct Foundation.CGFloat

extension View {
  /// Puts room around the view, in points on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    ModifiedView { context in
      context.appendNodes(of: self) {
        PaddingNode($0, insets: insets, layoutDirection: context.environment.layoutDirection)
      }
    }
  }

  /// Puts room around the view on some sides; 16 points unless a length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges: edges, points: length?.native ?? 16))
  }

  /// Puts room around the view, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// A node with room around it.
package final class PaddingNode: WrapperNode {
  private let insets: EdgeInsets

  // Lines are counted from where text starts, which is the right from right to left.
  private let leading: Double

  init(_ child: ViewNode, insets: EdgeInsets, layoutDirection: LayoutDirection) {
    self.insets = insets.physical(in: layoutDirection, rowQuantum: child.plan.rowQuantum)
    leading = insets.leadingPoints
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { insets.inside(proposal) }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = child.size(for: inner(proposal))
    return Size(
      width: size.width + insets.leadingPoints + insets.trailingPoints,
      height: size.height + insets.topPoints + insets.bottomPoints)
  }

  package override func extent(along axis: Axis, for proposal: ProposedViewSize) -> Double {
    guard heightQuantum == 0 else { return super.extent(along: axis, for: proposal) }
    let around = Size(
      width: insets.leadingPoints + insets.trailingPoints, height: insets.topPoints + insets.bottomPoints)
    return child.extent(along: axis, for: inner(proposal)) + around[axis]
  }

  package override func arrange() {
    child.place(
      at: Point(x: frame.minX + insets.leadingPoints, y: frame.minY + insets.topPoints), anchor: .topLeading,
      proposal: inner(placedProposal ?? .unspecified))
    child.arrange()
  }

  package override func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? {
    let inside = inner(proposal)
    let line = child.explicitLine(guide, for: inside)
    switch guide {
    case .horizontal: return line.map { $0 + leading }
    case .vertical: return line.map { $0 + insets.topPoints }
    }
  }

  package override var remembersAnswers: Bool { child.remembersAnswers }

  package override var spacing: ViewSpacing { ViewSpacing() }
}

extension EdgeInsets {
  /// The insets with the left one as leading, and whole rows above and below where only those can be drawn.
  ///
  /// - Parameter rowQuantum: The height of such a row in points; 0 where halves can be drawn.
  func physical(in layoutDirection: LayoutDirection, rowQuantum quantum: Double) -> EdgeInsets {
    var physical = self
    if layoutDirection == .rightToLeft {
      physical.leadingPoints = trailingPoints
      physical.trailingPoints = leadingPoints
    }
    if quantum > 0 {
      physical.topPoints = (topPoints / quantum + 0.5 + 1 / 1024).rounded(.down) * quantum
      physical.bottomPoints = (bottomPoints / quantum + 0.5 + 1 / 1024).rounded(.down) * quantum
    }
    return physical
  }

  /// What is left of a proposal inside.
  func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      points: proposal.proposedWidth.map { max(0, $0 - leadingPoints - trailingPoints) },
      proposal.proposedHeight.map { max(0, $0 - topPoints - bottomPoints) })
  }
}
