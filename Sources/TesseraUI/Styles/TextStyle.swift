/// How text is drawn: its font, what was asked for besides, its colour.
package struct TextStyle {
  package var font: Font?
  /// Whether it is bold; nil leaves it to the font.
  package var isBold: Bool?
  /// Whether it is slanted; nil leaves it to the font.
  package var isItalic: Bool?
  package var isUnderlined = false
  /// Whether it is faint, where no colour says it.
  package var isDim = false
  package var isStruckThrough = false
  package var foreground: any ShapeStyle = HierarchicalShapeStyle.primary

  package init() {}

  package var attributes: CellAttributes {
    var result: CellAttributes = []
    if isBold ?? font?.isBold ?? false { result.insert(.bold) }
    if isItalic ?? font?.isItalic ?? false { result.insert(.italic) }
    if isUnderlined { result.insert(.underline) }
    if isDim { result.insert(.dim) }
    return result
  }
}

/// One thing that is asked of a text's style.
enum TextChange {
  case font(Font?)
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case underline(Bool)
  case strikethrough(Bool)
  case foreground(any ShapeStyle)

  func apply(to style: inout TextStyle) {
    switch self {
    case .font(let font): style.font = font
    case .weight(let weight): style.isBold = weight?.isBold
    // Not bold: as the font has it.
    case .bold(let isActive): style.isBold = isActive ? true : nil
    case .italic(let isActive): style.isItalic = isActive ? true : nil
    case .underline(let isActive): style.isUnderlined = isActive
    case .strikethrough(let isActive): style.isStruckThrough = isActive
    case .foreground(let foreground): style.foreground = foreground._style(over: style.foreground)
    }
  }
}

extension TextChange: Equatable {
  static func == (left: TextChange, right: TextChange) -> Bool {
    switch (left, right) {
    case (.font(let left), .font(let right)): left == right
    case (.weight(let left), .weight(let right)): left == right
    case (.bold(let left), .bold(let right)): left == right
    case (.italic(let left), .italic(let right)): left == right
    case (.underline(let left), .underline(let right)): left == right
    case (.strikethrough(let left), .strikethrough(let right)): left == right
    case (.foreground(let left), .foreground(let right)): isSame(left, right)
    default: false
    }
  }

  private static func isSame(_ left: any ShapeStyle, _ right: any ShapeStyle) -> Bool {
    guard let left = left as? any Hashable, let right = right as? any Hashable else { return false }
    return AnyHashable(left) == AnyHashable(right)
  }
}
