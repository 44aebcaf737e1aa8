import TesseraLayout

import struct Foundation.CGFloat

extension View {
  /// Gives the view a place of a fixed width or height, in points, and aligns it there.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    framed(
      FrameLimits(width: LengthLimits(fixed: width?.native), height: LengthLimits(fixed: height?.native)),
      alignment: alignment)
  }

  /// Gives the view a place within limits, in points, and aligns it there.
  ///
  /// Between its limits the place follows what it is offered where a limit is given, the view where none is. An
  /// ideal length counts where nothing is offered.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(
      FrameLimits(
        width: LengthLimits(minimum: minWidth?.native, ideal: idealWidth?.native, maximum: maxWidth?.native),
        height: LengthLimits(minimum: minHeight?.native, ideal: idealHeight?.native, maximum: maxHeight?.native)),
      alignment: alignment)
  }

  private func framed(_ limits: FrameLimits, alignment: Alignment) -> ModifiedView {
    ModifiedView { context in
      context.appendNodes(of: self) {
        FrameNode($0, limits: limits, alignment: alignment, layoutDirection: context.environment.layoutDirection)
      }
    }
  }
}

/// What a frame asks of a length, in points.
struct LengthLimits {
  // NaN for none, as optionals take twice the memory.
  private var least = Double.nan
  private var wanted = Double.nan
  private var most = Double.nan

  var minimum: Double? { least.isNaN ? nil : least }
  var ideal: Double? { wanted.isNaN ? nil : wanted }
  var maximum: Double? { most.isNaN ? nil : most }

  init(fixed: Double?) {
    let points = fixed.map(length)
    self.init(minimum: points, ideal: points, maximum: points)
  }

  init(minimum: Double?, ideal: Double?, maximum: Double?) {
    if let minimum { least = minimum > 0 ? minimum : 0 }
    // A maximum below the minimum can't hold; the minimum wins.
    if let maximum { most = max(maximum > 0 ? maximum : 0, self.minimum ?? 0) }
    if let ideal { wanted = max(ideal > 0 ? ideal : 0, self.minimum ?? 0) }
  }

  func clamp(_ value: Double) -> Double { max(minimum ?? 0, min(value, maximum ?? .infinity)) }

  /// What the view in the frame is offered when the frame is offered something.
  ///
  /// Where nothing is offered and no ideal is known, nothing is passed on, so that a text may take the height of
  /// all its lines: a minimum alone is no offer.
  func inner(_ offered: Double?) -> Double? {
    guard let offered else { return ideal }
    return clamp(offered)
  }

  /// The length of the frame, from what it is offered and the length of the view in it.
  func outer(_ offered: Double?, child: Double) -> Double {
    guard let offered else { return ideal ?? clamp(child) }
    // A limit makes the frame follow the offer on its side; without one the view decides there.
    let low = minimum ?? min(child, maximum ?? child)
    let high = maximum ?? max(child, minimum ?? child)
    return max(low, min(offered, max(low, high)))
  }
}

struct FrameLimits {
  var width: LengthLimits
  var height: LengthLimits
}

/// A node in a place with limits.
package final class FrameNode: WrapperNode {
  private let limits: FrameLimits
  private let alignment: Alignment
  private let layoutDirection: LayoutDirection

  init(_ child: ViewNode, limits: FrameLimits, alignment: Alignment, layoutDirection: LayoutDirection) {
    self.limits = limits
    self.alignment = alignment
    self.layoutDirection = layoutDirection
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      points: limits.width.inner(proposal.proposedWidth), limits.height.inner(proposal.proposedHeight))
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = child.size(for: inner(proposal))
    return Size(
      width: limits.width.outer(proposal.proposedWidth, child: size.width),
      height: limits.height.outer(proposal.proposedHeight, child: size.height))
  }

  package override func arrange() {
    child.placeAligned(
      alignment, in: frame, proposal: inner(placedProposal ?? .unspecified), layoutDirection: layoutDirection)
    child.arrange()
  }

  package override func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? {
    let inside = inner(proposal)
    guard let line = child.explicitLine(guide, for: inside) else { return nil }
    let own = ViewDimensions(size: size)
    let dimensions = child.dimensions(for: inside)
    switch guide {
    case .horizontal:
      return line + own[.horizontal(alignment.horizontal)] - dimensions[.horizontal(alignment.horizontal)]
    case .vertical:
      return line + own[.vertical(alignment.vertical)] - dimensions[.vertical(alignment.vertical)]
    }
  }

  package override var spacing: ViewSpacing { ViewSpacing() }
}

extension ViewNode {
  /// Places the node so that its lines meet those of a frame; mirrored from right to left.
  package func placeAligned(
    _ alignment: Alignment, in frame: Rect, proposal: ProposedViewSize, layoutDirection: LayoutDirection
  ) {
    let own = ViewDimensions(size: frame.size)
    let dimensions = dimensions(for: proposal)
    place(
      at: Point(
        x: frame.minX + own[.horizontal(alignment.horizontal)]
          - dimensions[.horizontal(alignment.horizontal)],
        y: frame.minY + own[.vertical(alignment.vertical)] - dimensions[.vertical(alignment.vertical)]),
      anchor: .topLeading, proposal: proposal)
    if layoutDirection == .rightToLeft { moveFrame(toX: frame.minX + frame.maxX - self.frame.maxX) }
  }
}
