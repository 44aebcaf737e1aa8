import Tessera

extension Themes {
  /// The colours that options ask for: a set of them, and single ones over it.
  init(_ appearance: Options.Appearance) {
    self = appearance.theme == .highContrast ? .highContrast : .standard
    for color in appearance.colors {
      dark.apply(color)
      light.apply(color)
    }
  }
}

extension Theme {
  /// Gives a part of the screen another colour or other attributes.
  mutating func apply(_ assignment: ColorAssignment) {
    let color = assignment.value.flatMap { RGB($0) }
    switch assignment.role {
    case .text: if let color { labels[0] = color }
    case .focusedText: if let color { onAccent = color }
    case .focusedTile: if let color { accent = color }
    case .focusedMatch: foundOnAccent = color
    case .tile: change(.tile, assignment)
    case .match: change(.found, assignment)
    case .number: change(.number, assignment)
    case .detail: change(.detail, assignment)
    case .section: change(.heading, assignment)
    case .header: change(.header, assignment)
    case .footer: change(.footer, assignment)
    case .prompt: change(.prompt, assignment)
    case .query: change(.query, assignment)
    case .info: change(.count, assignment)
    case .mark: change(.mark, assignment)
    case .border: change(.border, assignment)
    case .disabled: change(.disabled, assignment)
    }
  }

  private mutating func change(_ role: ThemeRole, _ assignment: ColorAssignment) {
    if let value = assignment.value {
      // The terminal's own colour: that of text, or no fill at all.
      self[role].paint = RGB(value).map { Paint($0) } ?? (role == .tile ? .clear : .primary)
    }
    if let attributes = assignment.attributes { self[role].attributes = attributes }
  }
}
