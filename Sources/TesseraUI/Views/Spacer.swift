import TesseraLayout

import struct Foundation.CGFloat

/// Room that grows along the stack it stands in, or both ways outside one.
public struct Spacer: _PrimitiveView {
  private let minimum: Double

  /// Creates a spacer of at least a length in points; it may shrink to nothing unless one is given.
  nonisolated public init(minLength: CGFloat? = nil) { minimum = minLength.map { length($0.native) } ?? 0 }

  /// Appends the room.
  public func _makeNodes(in context: _ViewContext) {
    context.append(SpacerNode(minimum: minimum, axis: context.environment.stackOrientation, plan: context.plan))
  }
}

/// The node of a ``Spacer``: it comes last when room is shared, and wants no distance.
package final class SpacerNode: ViewNode {
  private let minimum: Double
  private let axis: Axis?

  init(minimum: Double, axis: Axis?, plan: Plan) {
    self.minimum = minimum
    self.axis = axis
    super.init(plan: plan)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    func extent(_ direction: Axis) -> Double {
      axis == nil || axis == direction ? max(minimum, proposal[direction] ?? minimum) : 0
    }
    return Size(width: extent(.horizontal), height: extent(.vertical))
  }

  package override var priority: Double { -.infinity }
  package override var spacing: ViewSpacing { ViewSpacing(all: .collapsed) }
}
