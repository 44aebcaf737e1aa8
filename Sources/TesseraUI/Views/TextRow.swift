import TesseraLayout

/// Short texts beside each other, such as a number and a sign, and after them lines that wrap in what room is left.
///
/// Drawn as stacks of texts are, whose views would be made for every tile of every picture. It takes the height of its lines,
/// whatever it is offered.
package struct TextRow: _PrimitiveView {
  /// A text of the row.
  package struct Part {
    let text: CleanText
    let runs: [TextRun]
    let style: Style
    let lineLimit: Int?

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - runs: Parts of the text that look different.
    ///   - lineLimit: The most lines of the text; nil for any number.
    package init(_ text: CleanText, runs: [TextRun] = [], style: Style, lineLimit: Int?) {
      self.text = text
      self.runs = runs
      self.style = style
      self.lineLimit = lineLimit
    }
  }

  /// What a text is drawn as.
  package enum Style {
    /// As a part of the screen.
    case themed(ThemeRole)
    /// In the colour of a part of the screen.
    case colored(ThemeRole)
    /// As text is drawn there.
    case primary
  }

  private let signs: [Part]
  private let lines: [Part]
  private let spacing: Double

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - signs: What stands before the lines, in its ideal width as far as there is room.
  ///   - lines: What stands below each other in the room that is left.
  ///   - spacing: The distance between two texts beside each other in points.
  package init(signs: [Part], lines: [Part], spacing: Double) {
    self.signs = signs
    self.lines = lines
    self.spacing = spacing
  }

  /// Appends the row.
  package func _makeNodes(in context: _ViewContext) {
    context.append(
      TextRowNode(
        signs: signs.map { node($0, in: context) }, lines: lines.map { node($0, in: context) }, spacing: spacing,
        layoutDirection: context.environment.layoutDirection, plan: context.plan))
  }

  private func node(_ part: Part, in context: _ViewContext) -> TextNode {
    var environment = context.environment
    environment.limitLines(0, part.lineLimit, plan: context.plan)
    var style = environment.textStyle
    switch part.style {
    case .themed(let role): style.take(role, of: environment.theme)
    case .colored(let role): style.foreground = ThemeStyle(role)
    case .primary: style.foreground = HierarchicalShapeStyle.primary
    }
    return TextNode(part.text, style: style, highlights: part.runs, environment: environment, plan: context.plan)
  }
}
