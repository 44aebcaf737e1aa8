import TesseraLayout

import struct Foundation.CGFloat

/// A shape that is filled, or whose edge is drawn, once or more: `Circle().fill(.blue).stroke(.white)`.
public struct FilledShape: _PrimitiveView {
  enum Step {
    case fill
    case stroke(width: Double)
  }

  let outline: Outline
  private let first: (step: Step, style: any ShapeStyle)
  // None for most shapes, which so need no list.
  private var others: [(step: Step, style: any ShapeStyle)] = []

  init(outline: Outline, _ step: Step, style: some ShapeStyle) {
    self.outline = outline
    first = (step, style)
  }

  private func adding(_ step: Step, style: some ShapeStyle) -> FilledShape {
    var copy = self
    copy.others.append((step, style))
    return copy
  }

  /// Fills it with a style besides.
  public func fill(_ style: some ShapeStyle) -> FilledShape { adding(.fill, style: style) }

  /// Draws its edge besides.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    adding(.stroke(width: length(lineWidth.native)), style: style)
  }

  /// Draws its edge, inside of its frame, besides.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> FilledShape {
    stroke(style, lineWidth: lineWidth)
  }

  /// Appends a node that draws one thing after the other.
  public func _makeNodes(in context: _ViewContext) {
    guard !others.isEmpty else { return context.append(node(first, in: context)) }
    var nodes: [ViewNode] = [node(first, in: context)]
    for other in others { nodes.append(node(other, in: context)) }
    context.append(context.layered(nodes, alignment: .center))
  }

  private func node(_ part: (step: Step, style: any ShapeStyle), in context: _ViewContext) -> ViewNode {
    let paint = part.style._paint(in: context.environment).paint
    return switch part.step {
    case .fill: FillNode(outline, paint: paint, plan: context.plan)
    case .stroke(let width): FillNode(outline, paint: paint, strokeWidth: width, plan: context.plan)
    }
  }
}
