import Tessera

import struct Foundation.CGFloat

/// What the command of `--preview` prints for the focused item.
struct PreviewPane: View {
  let preview: Preview
  let size: CellSize

  @Environment(\.traits) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      text
      if preview.lineCount > size.rows, Self.textColumns(of: size.columns) < size.columns {
        ScrollIndicator(offset: preview.firstLine, visible: size.rows, content: preview.lineCount)
          .frame(height: CGFloat(size.rows * 16))
      }
    }
    .frame(width: CGFloat(size.columns * 8), alignment: .leading)
  }

  private var text: some View {
    let columns = Self.textColumns(of: size.columns)
    let lines = PreviewText(bytes: preview.output).lines(
      from: preview.firstLine, columns: columns, rows: size.rows, signs: traits.drawsUnicode ? .unicode : .ascii)
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<lines.count) { index in Text(lines[index].text, runs: lines[index].runs).lineLimit(1) }
    }
    .frame(width: CGFloat(columns * 8), height: CGFloat(size.rows * 16), alignment: .topLeading)
    .overlay(alignment: .topTrailing) {
      // Where one is, in the corner that texts reach last.
      if preview.lineCount > size.rows, size.columns >= 20 {
        Text(" \(preview.firstLine + 1)/\(preview.lineCount)").themed(.count)
      }
    }
  }

  /// The columns of text, and so those that the command is told, in an area: a scroll bar may stand in the others.
  static func textColumns(of columns: Int) -> Int { columns < 20 ? columns : columns - ScrollBar.columns }
}

/// The line between the tiles and the preview.
struct PreviewBorder: View {
  /// Where the preview is.
  let place: PreviewPlace
  /// The columns of a level line, the rows of an upright one.
  let cells: Int

  @Environment(\.traits) private var traits

  mutating func _connectProperties(in context: _ViewContext) {
    _traits.connect(slot: 0, context: context)
  }

  var body: some View {
    let isUpright = place == .beside
    let sign = isUpright ? (traits.drawsUnicode ? "│" : "|") : (traits.drawsUnicode ? "─" : "-")
    Text([String](repeating: sign, count: max(1, cells)).joined(separator: isUpright ? "\n" : "")).themed(.border)
  }
}
