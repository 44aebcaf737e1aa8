import TesseraLayout

@testable import TesseraUI

/// A leaf that writes down what it was asked and where it was placed.
final class Probe {
  /// The proposals that it was measured for, in order.
  var proposals: [ProposedViewSize] = []
  /// The frames that it was placed in, a plan an element.
  var frames: [Rect] = []

  /// The frame of the last plan.
  var frame: Rect? { frames.last }
}

/// The view of a ``Probe``: of a fixed size unless a function answers.
struct ProbeView: _PrimitiveView {
  let probe: Probe
  let answer: (ProposedViewSize) -> Size

  init(_ probe: Probe = Probe(), width: Double = 16, height: Double = 16) {
    self.init(probe) { _ in Size(width: width, height: height) }
  }

  init(_ probe: Probe, answer: @escaping (ProposedViewSize) -> Size) {
    self.probe = probe
    self.answer = answer
  }

  func _makeNodes(in context: _ViewContext) {
    context.append(ProbeNode(probe: probe, answer: answer, plan: context.plan))
  }
}

private final class ProbeNode: ViewNode {
  private let probe: Probe
  private let answer: (ProposedViewSize) -> Size

  init(probe: Probe, answer: @escaping (ProposedViewSize) -> Size, plan: Plan) {
    self.probe = probe
    self.answer = answer
    super.init(plan: plan)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    probe.proposals.append(proposal)
    return answer(proposal)
  }

  override func arrange() { probe.frames.append(frame) }
}

/// Measures views without a screen.
@MainActor
struct Measuring {
  private let plan: Plan
  private let node: ViewNode

  init(
    traits: ScreenTraits = .coloured, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ view: () -> some View
  ) {
    plan = Plan(
      metrics: .standard, traits: traits, states: StateStore(), scrollStore: ScrollStore(), types: ConnectedTypes())
    var values = environment
    values.traits = traits
    let context = _ViewContext(environment: values, identity: .root, plan: plan, sink: NodeSink())
    node = context.node(of: view())
  }

  /// The size that the view takes for a proposal.
  func size(_ width: Double?, _ height: Double?) -> Size {
    // The nodes don't hold their plan.
    withExtendedLifetime(plan) { node.size(for: ProposedViewSize(points: width, height)) }
  }

  /// Places the view at the origin with a proposal.
  func place(_ width: Double?, _ height: Double?) {
    withExtendedLifetime(plan) {
      node.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(points: width, height))
      node.arrange()
    }
  }
}
