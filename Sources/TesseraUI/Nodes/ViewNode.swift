import TesseraLayout

import struct Foundation.CGSize

/// A node of a view: it measures, takes its place, places what is in it, and draws.
package class ViewNode: _LayoutRecord, LayoutNode {
  // Nodes live no longer than their plan. The debug build, which the tests run in, checks each use; counting these
  // references was a twentieth of what a picture takes.
  #if DEBUG
    package unowned let plan: Plan
  #else
    package unowned(unsafe) let plan: Plan
  #endif

  /// Creates a node; one that answers ``layoutValue(for:)`` says that it carries values, one that has no lines but those
  /// of text that it sets none.
  package init(plan: Plan, carriesLayoutValues: Bool = false, maySetLines: Bool = true) {
    self.plan = plan
    super.init(
      heightQuantum: plan.rowQuantum, carriesLayoutValues: carriesLayoutValues, maySetLines: maySetLines)
  }

  package override final func _measure(_ proposal: ProposedViewSize) -> CGSize { measure(proposal).cgSize }

  /// Answers a proposal. Called once for each distinct one.
  package func measure(_ proposal: ProposedViewSize) -> Size { .zero }

  package func extent(along axis: Axis, for proposal: ProposedViewSize) -> Double { size(for: proposal)[axis] }

  package func explicitAlignment(_ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize) -> Double? { nil }

  package var spacing: ViewSpacing { ViewSpacing() }

  package var priority: Double { 0 }

  package func layoutValue(for key: any LayoutValueKey.Type) -> Any? { nil }

  /// The text that the node shows, in reading order, a blank between two texts.
  package var shownText: String { "" }

  /// Where in the node the mouse reaches it, if not everywhere; the frame is in the space of its own.
  package var hitShape: (outline: Outline, frame: Rect)? { nil }

  /// When a container draws the node: lower before higher, equal ones in their order.
  package var drawingOrder: Double { 0 }

  package var remembersAnswers: Bool { true }

  /// Places what is in the node; its own ``LayoutNode/frame`` is settled.
  @MainActor
  package func arrange() {}

  /// A frame around everything that the node draws and that the mouse can reach of it, in the space of its own frame;
  /// nil where it can't tell. Known once it is arranged.
  ///
  /// What lies outside of what is seen isn't asked to draw. May be asked for at every level, so it must not walk through
  /// more than the containers of a few views.
  package var drawnFrame: Rect? { nil }

  /// Draws the node and what is in it.
  @MainActor
  package func draw(on canvas: inout Canvas) {}
}

/// A node around one other that changes little about it.
package class WrapperNode: ViewNode {
  package let child: ViewNode

  package init(_ child: ViewNode, carriesLayoutValues: Bool = false, maySetLines: Bool = false) {
    self.child = child
    super.init(
      plan: child.plan, carriesLayoutValues: carriesLayoutValues || child.carriesLayoutValues,
      maySetLines: maySetLines || child.maySetLines)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size { child.size(for: proposal) }

  package override func arrange() {
    child.place(at: frame.origin, anchor: .topLeading, proposal: placedProposal ?? .unspecified)
    child.arrange()
  }

  package override var drawnFrame: Rect? { child.drawnFrame }

  package override func draw(on canvas: inout Canvas) { child.draw(on: &canvas) }

  package override func explicitAlignment(
    _ guide: AlignmentGuide, size: Size, proposal: ProposedViewSize
  ) -> Double? {
    child.explicitLine(guide, for: proposal)
  }

  package override var shownText: String { child.shownText }
  package override var hitShape: (outline: Outline, frame: Rect)? { child.hitShape }
  package override var spacing: ViewSpacing { child.preferredSpacing }
  package override var priority: Double { child.priority }
  package override var drawingOrder: Double { child.drawingOrder }
  package override func layoutValue(for key: any LayoutValueKey.Type) -> Any? { child.layoutValue(for: key) }
}
