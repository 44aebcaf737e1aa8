import TesseraLayout

extension Canvas {
  /// Draws the edge of an outline inside a frame, as lines on its outermost rows and columns, where no text stands.
  ///
  /// Lines of three points and more are heavy. A circle is a ring of half rows, at least one half row thick.
  package mutating func stroke(_ outline: Outline, in frame: Rect, paint: Paint, width: Double) {
    let paint = opacity == 1 ? paint : paint.multiplied(by: opacity)
    guard width > 0, paint.opacity > 0, paint.source != .clear else { return }
    let cells = cells(frame)
    if outline == .ellipse || outline == .oval, !traits.isWholeRowMode {
      return fillRing(in: cells, paint: paint, width: width)
    }
    let lines: BorderLines =
      if !traits.drawsUnicode { .ascii } else if width >= 3 { .heavy } else {
        outline == .rectangle ? .light : .rounded
      }
    drawLines(lines, around: cells, paint: paint, over: .blanks)
  }

  private mutating func fillRing(in cells: CellRect, paint: Paint, width: Double) {
    let halfRow = metrics.cellHeightPoints / 2
    let width = max(width, halfRow)
    let size = size(of: cells)
    let inner = Size(width: max(0, size.width - 2 * width), height: max(0, size.height - 2 * width))
    fill(cells, of: cells, paint: paint) { x, y in
      guard Outline.ellipse.contains(x: x, y: y, in: size) else { return false }
      guard inner.width > 0, inner.height > 0 else { return true }
      return !Outline.ellipse.contains(x: x - width, y: y - width, in: inner)
    }
  }
}
