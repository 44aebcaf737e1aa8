import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGSize

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  package let node: any LayoutNode

  package init(node: LayoutNode) { self.node = node }

  /// The size that the view takes for a proposal, in points.
  ///
  /// Cheap to ask again: the answer to each distinct proposal is remembered for the plan.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal).cgSize }

  /// The view's size for a proposal, with its alignment lines.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(for: proposal) }

  /// How far the view wants to stand from its neighbours.
  public var spacing: ViewSpacing { node.preferredSpacing }

  /// Who gets room first: higher before lower; 0 unless the view says otherwise.
  public var priority: Double { node.priority }

  /// A value that the view carries for its layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard node.carriesLayoutValues else { return Key.defaultValue }
    return node.layoutValue(for: key) as? Key.Value ?? Key.defaultValue
  }

  /// Puts the view into the container.
  ///
  /// - Parameters:
  ///   - position: A point in the space of the bounds that the layout was given.
  ///   - anchor: The part of the view that comes to stand there; its top left by default.
  ///   - proposal: The size offered; the view takes what it answers to it.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    node.place(at: Point(position), anchor: anchor, proposal: proposal)
  }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}
