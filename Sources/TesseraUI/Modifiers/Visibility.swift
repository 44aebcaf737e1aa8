import TesseraLayout

import struct Foundation.CGFloat

extension View {
  /// Makes the view fainter: 1 leaves it, 0 shows nothing of it.
  ///
  /// Each thing in it is made fainter by itself; without colours, text of 0.6 and less is faint. It takes its room, and
  /// its controls can be used, at 0 too.
  public func opacity(_ opacity: Double) -> some View {
    wrapped { node, _ in opacity >= 1 ? node : FadedNode(node, factor: opacity) }
  }

  /// Takes the room of the view, but shows nothing of it; its controls can't be used.
  public func hidden() -> some View { wrapped { node, _ in HiddenNode(node) } }

  /// Shows only what lies in the frame of the view.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Shows only what lies in a shape in the frame of the view.
  public func clipShape(_ shape: some Shape) -> some View {
    let outline = shape._outline.outline
    return wrapped { node, _ in ClippedNode(node, outline: outline) }
  }

  /// Shows only what lies in a rectangle with rounded corners; the radius is in points.
  public func cornerRadius(_ radius: CGFloat) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
}

/// A node that is fainter.
package final class FadedNode: WrapperNode {
  private let factor: Double

  init(_ child: ViewNode, factor: Double) {
    self.factor = factor
    super.init(child)
  }

  package override func draw(on canvas: inout Canvas) { canvas.faded(by: factor) { child.draw(on: &$0) } }
}

/// A node that takes its room, and neither draws nor has controls.
package final class HiddenNode: WrapperNode {
  package override var shownText: String { "" }
  package override func arrange() {}
  package override var drawnFrame: Rect? { frame }
  package override func draw(on canvas: inout Canvas) {}
}

/// A node that is cut.
package final class ClippedNode: WrapperNode {
  private let outline: Outline

  init(_ child: ViewNode, outline: Outline) {
    self.outline = outline
    super.init(child)
  }

  package override var drawnFrame: Rect? { frame }

  package override func draw(on canvas: inout Canvas) {
    canvas.clipped(to: outline, in: frame) { child.draw(on: &$0) }
  }
}
