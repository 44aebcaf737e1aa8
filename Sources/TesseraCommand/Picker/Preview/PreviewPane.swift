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
    let lines = PreviewText(bytes: preview.output).lines(
      from: preview.firstLine, columns: size.columns, rows: size.rows, signs: traits.drawsUnicode ? .unicode : .ascii)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<lines.count) { index in Text(lines[index].text, runs: lines[index].runs).lineLimit(1) }
    }
    .frame(width: CGFloat(size.columns * 8), height: CGFloat(size.rows * 16), alignment: .topLeading)
    .overlay(alignment: .topTrailing) {
      // That there is more, and where one is, in the corner that texts reach last.
      if preview.lineCount > size.rows, size.columns >= 20 {
        Text(" \(preview.firstLine + 1)/\(preview.lineCount)").themed(.count)
      }
    }
  }
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
