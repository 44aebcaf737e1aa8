import TesseraLayout

import struct Foundation.CGFloat

/// A shape that is filled, or whose edge is drawn, once or more: `Circle().fill(.blue).stroke(.white)`.
public struct FilledShape: _PrimitiveView {
  enum Step {
    case fill
    case stroke(width: Double)
  }

  let outline: Outline
  private var steps: [(step: Step, style: any ShapeStyle)] = []

  init(outline: Outline) { self.outline = outline }

  func adding(_ step: Step, style: some ShapeStyle) -> FilledShape {
    var copy = self
    copy.steps.append((step, style))
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
    let nodes: [ViewNode] = steps.map { step, style in
      let paint = style._paint(in: context.environment).paint
      return switch step {
      case .fill: FillNode(outline, paint: paint, plan: context.plan)
      case .stroke(let width): FillNode(outline, paint: paint, strokeWidth: width, plan: context.plan)
      }
    }
    context.append(context.layered(nodes, alignment: .center))
  }
}
