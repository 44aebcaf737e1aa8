import TesseraLayout

/// The node of a ``FilledTile``: room around its content, a least height and a fill, in one.
///
/// What `.padding`, `.frame(maxWidth: .infinity, minHeight:alignment:)` and `.background(_:in:)` do one after the other,
/// drawn the same: a screen full of tiles is what most pictures of a picker are made of.
package final class TileNode: WrapperNode {
  private let insets: EdgeInsets
  private let limits: FrameLimits
  private let alignment: Alignment
  private let outline: Outline
  private let paint: Paint
  private let layoutDirection: LayoutDirection

  init(
    _ child: ViewNode, insets: EdgeInsets, minimumHeight: Double, alignment: Alignment, outline: Outline, paint: Paint,
    layoutDirection: LayoutDirection
  ) {
    self.insets = insets.physical(in: layoutDirection, rowQuantum: child.plan.rowQuantum)
    limits = FrameLimits(
      width: LengthLimits(minimum: nil, ideal: nil, maximum: .infinity),
      height: LengthLimits(minimum: minimumHeight, ideal: nil, maximum: nil))
    self.alignment = alignment
    self.outline = outline
    self.paint = paint
    self.layoutDirection = layoutDirection
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    insets.inside(
      ProposedViewSize(
        points: limits.width.inner(proposal.proposedWidth), limits.height.inner(proposal.proposedHeight)))
  }

  private func outer(_ size: Size) -> Size {
    Size(
      width: size.width + insets.leadingPoints + insets.trailingPoints,
      height: size.height + insets.topPoints + insets.bottomPoints)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let size = outer(child.size(for: inner(proposal)))
    return Size(
      width: limits.width.outer(proposal.proposedWidth, child: size.width),
      height: limits.height.outer(proposal.proposedHeight, child: size.height))
  }

  package override func arrange() {
    let proposal = inner(placedProposal ?? .unspecified)
    let size = outer(child.size(for: proposal).bounded)
    var corner = Point(
      x: frame.minX + alignment.horizontalPart * (frame.width - size.width),
      y: frame.minY + alignment.verticalPart * (frame.height - size.height))
    if layoutDirection == .rightToLeft { corner.x = frame.minX + frame.maxX - corner.x - size.width }
    child.place(at: Point(x: corner.x + insets.leadingPoints, y: corner.y + insets.topPoints), proposal: proposal)
    child.arrange()
  }

  package override var drawnFrame: Rect? { child.drawnFrame?.union(frame) }

  package override func draw(on canvas: inout Canvas) {
    canvas.fill(outline, in: frame, paint: paint)
    child.draw(on: &canvas)
  }

  // Tiles are aligned by their edges.
  package override func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? {
    nil
  }

  package override var spacing: ViewSpacing { ViewSpacing() }
}

extension Alignment {
  /// Which part of the room beside a view lies before it: none, half or all of it.
  fileprivate var horizontalPart: Double { horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5 }

  /// Which part of the room around a view lies above it.
  fileprivate var verticalPart: Double { vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5 }
}
