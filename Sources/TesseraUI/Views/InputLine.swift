import TesseraLayout

/// One line of text that is typed into: a prompt, the text, and the terminal's own cursor in it while it is active.
///
/// Where it is longer than its room it shows the part around the cursor. It takes all the width that it is offered.
package struct InputLine: _PrimitiveView {
  private let prompt: String
  private let before: String
  private let after: String
  private let isActive: Bool

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the text; drawn bold.
  ///   - before: The text before the cursor.
  ///   - after: The text behind the cursor.
  ///   - isActive: Whether it is typed into, so that the cursor is shown.
  package init(prompt: String, before: String, after: String, isActive: Bool) {
    self.prompt = prompt
    self.before = before
    self.after = after
    self.isActive = isActive
  }

  /// Appends the line.
  package func _makeNodes(in context: _ViewContext) {
    let signs: SignSet = context.environment.traits.drawsUnicode ? .unicode : .ascii
    func clean(_ text: String) -> CleanText { CleanText(text, signs: signs, lineBreaks: .mark) }
    context.append(
      InputLineNode(
        prompt: clean(prompt), before: clean(before), after: clean(after), isActive: isActive,
        looks: (context.environment.theme[.prompt], context.environment.theme[.query]), plan: context.plan))
  }
}

/// The node of an ``InputLine``.
package final class InputLineNode: ViewNode {
  private let prompt: CleanText
  private let before: CleanText
  private let after: CleanText
  private let isActive: Bool
  private let looks: (prompt: ThemeLook, query: ThemeLook)

  init(
    prompt: CleanText, before: CleanText, after: CleanText, isActive: Bool,
    looks: (prompt: ThemeLook, query: ThemeLook), plan: Plan
  ) {
    self.prompt = prompt
    self.before = before
    self.after = after
    self.isActive = isActive
    self.looks = looks
    super.init(plan: plan)
  }

  private var cursorColumn: Int { prompt.idealSize.columns + before.idealSize.columns }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let row = plan.metrics.size(of: CellSize(columns: cursorColumn + after.idealSize.columns + 1, rows: 1))
    return Size(width: proposal.proposedWidth ?? row.width, height: row.height)
  }

  package override func draw(on canvas: inout Canvas) {
    let cells = canvas.cells(frame)
    let row = canvas.textRow(frame.minY)
    guard !cells.columns.isEmpty, canvas.clip.holds(row: row) else { return }
    // The cursor needs a column of its own, behind the text too.
    let hidden = max(0, cursorColumn - cells.columns.count + 1)
    let start = cells.columns.lowerBound - hidden
    canvas.clipped(to: cells) { canvas in
      canvas.draw(
        prompt.glyphs, column: start, row: row, paint: looks.prompt.paint, attributes: looks.prompt.attributes)
      var column = start + prompt.idealSize.columns
      for text in [before, after] {
        canvas.draw(
          text.glyphs, column: column, row: row, paint: looks.query.paint, attributes: looks.query.attributes)
        column += text.idealSize.columns
      }
    }
    guard isActive, canvas.clip.columns.contains(start + cursorColumn) else { return }
    canvas.surface.cursor = CellPosition(column: start + cursorColumn, row: row)
    canvas.surface.showsCursor = true
  }
}
