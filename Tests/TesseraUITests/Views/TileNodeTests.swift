import Testing
import TesseraLayout

import struct Foundation.CGFloat

@testable import TesseraUI

/// Tiles and their rows of texts against the views that SwiftUI has for them.
@MainActor
struct TileNodeTests {
  private static let traits: [ScreenTraits] = [.coloured, .ascii]

  private func surface(
    _ columns: Int, _ rows: Int, _ traits: ScreenTraits, _ direction: LayoutDirection,
    @ViewBuilder _ view: () -> some View
  ) -> Surface {
    let content = view()
    return Stage(columns, rows, traits: traits) { content.environment(\.layoutDirection, direction) }.surface
  }

  @Test func `a tile is drawn as padding, a frame and a background are`() {
    let alignments: [Alignment] = [.topLeading, .leading, .center, .bottomTrailing]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<Sweep.rounds(300) {
      func points(_ most: Double) -> Double { (Double.random(in: 0...most, using: &generator) * 2).rounded() / 2 }
      let insets = EdgeInsets(
        top: CGFloat(points(20)), leading: CGFloat(points(24)), bottom: CGFloat(points(20)),
        trailing: CGFloat(points(24)))
      let height = points(90)
      let alignment = alignments.randomElement(using: &generator)!
      let direction = [LayoutDirection.leftToRight, .rightToLeft].randomElement(using: &generator)!
      let traits = Self.traits.randomElement(using: &generator)!
      let columns = Int.random(in: 1...30, using: &generator)
      let text = Text(["a", "some words", "more words than fit on a line"].randomElement(using: &generator)!)
      let style = Color.red.opacity(0.3)
      let shape = RoundedRectangle(cornerRadius: 8)
      let one = surface(columns, 9, traits, direction) {
        FilledTile(
          insets: insets, minimumHeight: height, alignment: alignment, style: style, in: shape,
          content: _BuiltContent(text))
      }
      let many = surface(columns, 9, traits, direction) {
        text.padding(insets).frame(maxWidth: .infinity, minHeight: CGFloat(height), alignment: alignment)
          .background(style, in: shape)
      }
      #expect(one == many, "\(insets) \(height) \(alignment) \(direction) \(columns)")
    }
  }

  @Test func `a row of texts is drawn as stacks of them are`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<Sweep.rounds(300) {
      let direction = [LayoutDirection.leftToRight, .rightToLeft].randomElement(using: &generator)!
      let traits = Self.traits.randomElement(using: &generator)!
      let columns = Int.random(in: 8...30, using: &generator)
      let number = CleanText(String(Int.random(in: 1...999, using: &generator)), lineBreaks: .mark)
      let label = CleanText(
        ["b", "two words", "feature/long-name of some item"].randomElement(using: &generator)!, lineBreaks: .mark)
      let detail = Bool.random(using: &generator) ? CleanText("detail that is cut", lineBreaks: .mark) : nil
      let limit = Int.random(in: 1...3, using: &generator)
      let isDisabled = Bool.random(using: &generator)
      let row = surface(columns, 5, traits, direction) {
        TextRow(
          signs: [TextRow.Part(number, style: .themed(.number), lineLimit: nil)],
          lines: [TextRow.Part(label, style: isDisabled ? .colored(.disabled) : .primary, lineLimit: limit)]
            + (detail.map { [TextRow.Part($0, style: .themed(.detail), lineLimit: 1)] } ?? []),
          spacing: 8
        ).fixedSize(horizontal: false, vertical: true)
      }
      let stacks = surface(columns, 5, traits, direction) {
        HStack(alignment: .top, spacing: 8) {
          Text(number).themed(.number).layoutPriority(1)
          VStack(alignment: .leading, spacing: 0) {
            Text(label)
              .foregroundStyle(isDisabled ? AnyShapeStyle(ThemeStyle(.disabled)) : AnyShapeStyle(.primary))
              .lineLimit(limit)
            if let detail { Text(detail).themed(.detail).lineLimit(1) }
          }
        }
        // A row takes the height of its lines, as in a tile, which is offered none.
        .fixedSize(horizontal: false, vertical: true)
      }
      #expect(row == stacks, "\(number.plainText) \(label.plainText) \(direction) \(columns) \(limit)")
    }
  }
}
