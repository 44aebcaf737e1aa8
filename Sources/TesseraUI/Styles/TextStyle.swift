/// How text is drawn.
package struct TextStyle {
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var foreground: any ShapeStyle = HierarchicalShapeStyle.primary

  package init() {}

  package var attributes: CellAttributes {
    var result: CellAttributes = []
    if isBold { result.insert(.bold) }
    if isItalic { result.insert(.italic) }
    if isUnderlined { result.insert(.underline) }
    return result
  }
}
