import TesseraLayout

/// The first of its views that fits in the room that is offered; the last one, if none does.
///
/// A view fits whose ideal size is no larger than the offer along the axes that count; along another axis it is asked
/// with what is offered there. All views are made, only the chosen one is placed and drawn.
public struct ViewThatFits<Content> {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view must fit.
  ///   - content: The views, the most wanted first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: _PrimitiveView, View where Content: View {
  /// Appends the choice; nothing where there are no views.
  public func _makeNodes(in context: _ViewContext) {
    let choices = context.nodes(of: content)
    guard !choices.isEmpty else { return }
    context.append(ViewThatFitsNode(choices, axes: axes, plan: context.plan))
  }
}

/// The node of a ``ViewThatFits``.
package final class ViewThatFitsNode: ViewNode {
  private let choices: [ViewNode]
  private let axes: Axis.Set
  private var chosen: ViewNode

  init(_ choices: [ViewNode], axes: Axis.Set, plan: Plan) {
    self.choices = choices
    self.axes = axes
    chosen = choices[0]
    super.init(plan: plan, carriesLayoutValues: choices[0].carriesLayoutValues)
  }

  private func choice(for proposal: ProposedViewSize) -> ViewNode {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.proposedWidth = nil }
    if axes.contains(.vertical) { ideal.proposedHeight = nil }
    // Sums of lengths may pass the room by float error.
    func fits(_ length: Double, _ room: Double?) -> Bool { room.map { length <= $0 + 0.01 } ?? true }
    return choices.dropLast().first { choice in
      let size = choice.size(for: ideal)
      return (!axes.contains(.horizontal) || fits(size.width, proposal.proposedWidth))
        && (!axes.contains(.vertical) || fits(size.height, proposal.proposedHeight))
    } ?? choices[choices.count - 1]
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size { choice(for: proposal).size(for: proposal) }

  package override func arrange() {
    let proposal = placedProposal ?? .unspecified
    chosen = choice(for: proposal)
    chosen.place(at: frame.origin, anchor: .topLeading, proposal: proposal)
    chosen.arrange()
  }

  package override var drawnFrame: Rect? { chosen.drawnFrame }

  package override func draw(on canvas: inout Canvas) { chosen.draw(on: &canvas) }

  package override func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? {
    choice(for: proposal).explicitLine(guide, for: proposal)
  }

  // Asked before anything is offered: the most wanted view speaks for all.
  package override var spacing: ViewSpacing { choices[0].preferredSpacing }
  package override var priority: Double { choices[0].priority }
  package override func layoutValue(for key: any LayoutValueKey.Type) -> Any? { choices[0].layoutValue(for: key) }
}
