import Testing
import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

@Suite struct FlowLayoutTests {
  private let words: [LayoutElement] = (0..<21).map { (index: Int) -> LayoutElement in
    let width: Int = 8 + index * 5 % 40
    let height: Int = 10 + index % 3
    return LayoutElement(width: CGFloat(width), height: CGFloat(height))
  }

  @Test(
    "A view that would pass the edge starts a new line, one that just fits doesn't",
    arguments: [
      (36.0, [0.0, 18, 0]), (46, [0, 18, 36]), (45.9, [0, 18, 0]), (28, [0, 18, 0]), (27, [0, 0, 0]), (10, [0, 0, 0]),
    ] as [(Double, [Double])])
  func breaks(width: Double, lefts: [Double]) {
    let elements = (0..<3).map { _ in LayoutElement(width: 10, height: 10) }
    let arrangement = FlowLayout().arrange(elements, proposal: ProposedViewSize(points: width, nil))
    #expect(arrangement.arrangedFrames.map(\.minX) == lefts)
    #expect(arrangement.arrangedSize.width == width)
  }

  @Test("Float error costs no view its line")
  func floatError() {
    let elements = (0..<10).map { _ in LayoutElement(width: 0.1, height: 1) }
    let arrangement = FlowLayout(spacing: 0).arrange(elements, proposal: ProposedViewSize(points: 1, nil))
    #expect(Set(arrangement.arrangedFrames.map(\.minY)) == [0])
  }

  @Test("Without a width, or with an endless one, there is one line", arguments: [nil, Double.infinity])
  func oneLine(width: Double?) {
    let arrangement = FlowLayout().arrange(words, proposal: ProposedViewSize(points: width, nil))
    #expect(Set(arrangement.arrangedFrames.map(\.minY)) == [0])
    #expect(arrangement.arrangedSize.width == arrangement.arrangedFrames.map(\.maxX).max())
    #expect(arrangement.arrangedSize.height == 12)
  }

  @Test("No views, no height")
  func empty() {
    #expect(
      FlowLayout().arrange([], proposal: ProposedViewSize(points: 90, nil)).arrangedSize == Size(width: 90, height: 0))
    #expect(FlowLayout().arrange([], proposal: .unspecified).arrangedSize == .zero)
  }

  @Test("Lines break by the bounds, whatever was proposed")
  func boundsRule() {
    let narrow = FlowLayout().arrange(
      words, proposal: ProposedViewSize(points: 300, nil), in: CGRect(x: 5, y: 7, width: 90, height: 9))
    let measured = FlowLayout().arrange(words, proposal: ProposedViewSize(points: 90, nil))
    #expect(narrow.arrangedFrames.map { $0.minX - 5 } == measured.arrangedFrames.map(\.minX))
    #expect(narrow.arrangedFrames.map { $0.minY - 7 } == measured.arrangedFrames.map(\.minY))
  }

  @Test("What was measured for other widths leaves the lines alone")
  func noStaleLines() {
    let nodes = (0..<9).map { CountingNode(width: Double(10 + $0), height: 10) }
    var engine = LayoutEngine(FlowLayout(), subviews: LayoutSubviews(nodes))
    for width: Double? in [100, nil, 40] { _ = engine.size(for: ProposedViewSize(points: width, nil)) }
    engine.place(in: Rect(x: 0, y: 0, width: 40, height: 50), proposal: ProposedViewSize(points: 100, nil))
    let fresh = FlowLayout().arrange(
      (10..<19).map { LayoutElement(width: CGFloat($0), height: 10) }, proposal: ProposedViewSize(points: 40, nil))
    #expect(nodes.map(\.frame) == fresh.arrangedFrames)
    for node in nodes { #expect(node.measured.count == 1) }
  }

  @Test("A view wider than the line is offered the line, stands alone and isn't lost")
  func widerThanLine() {
    let elements = [LayoutElement.text(1), .text(12), .text(1)]
    let frames = FlowLayout(spacing: 0).arrange(elements, proposal: ProposedViewSize(points: 40, nil)).arrangedFrames
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 8, height: 16), Rect(x: 0, y: 16, width: 40, height: 48),
        Rect(x: 0, y: 64, width: 8, height: 16),
      ])
  }

  @Test("A view of no width is first on its line, too")
  func zeroThenWide() {
    let elements = [LayoutElement(width: 0, height: 30), LayoutElement(width: 150, height: 20)]
    let frames = FlowLayout(spacing: 0).arrange(elements, proposal: ProposedViewSize(points: 100, nil)).arrangedFrames
    #expect(frames.map(\.minY) == [0, 30])
  }

  @Test("A view that fills takes the line at most")
  func filling() {
    let filling = LayoutElement { CGSize(width: $0.width ?? .infinity, height: 10) }
    let arrangement = FlowLayout().arrange(
      [LayoutElement(width: 5, height: 5), filling], proposal: ProposedViewSize(points: 40, nil))
    #expect(arrangement.arrangedFrames[1] == Rect(x: 0, y: 13, width: 40, height: 10))
    #expect(isDrawable(FlowLayout().arrange([filling, filling], proposal: .unspecified)))
  }

  @Test("Without a spacing the views decide: texts stand on lines of text")
  func ownSpacing() {
    func lines(_ spacings: [ViewSpacing]) -> [Rect] {
      let elements = spacings.map { LayoutElement(width: 30, height: 16).spacing($0) }
      return FlowLayout(spacing: nil).arrange(elements, proposal: ProposedViewSize(points: 70, nil)).arrangedFrames
    }
    #expect(lines([.text, .text, .text]).map(\.minY) == [0, 0, 16])
    #expect(lines([.text, .text, .text]).map(\.minX) == [0, 38, 0])
    #expect(lines([.text, ViewSpacing(), .text]).map(\.minY) == [0, 0, 24])
    #expect(lines([.zero, .zero, .zero]).map(\.minX) == [0, 30, 0])
    #expect(lines([.zero, .zero, ViewSpacing(20)]).map(\.minY) == [0, 0, 36])
  }

  @Test("From right to left lines start at the right")
  func mirrored() {
    let elements = [10.0, 20, 30].map { LayoutElement(width: CGFloat($0), height: 10) }
    let frames = FlowLayout(spacing: 0)
      .arrange(elements, proposal: ProposedViewSize(points: 40, nil), layoutDirection: .rightToLeft).arrangedFrames
    #expect(frames.map(\.minX) == [30, 10, 10])
  }

  /// Lines as a reader would fill them, view by view.
  private func reference(_ sizes: [Size], width: Double, gap: Double) -> [Rect] {
    var lines: [[(x: Double, size: Size)]] = []
    for size in sizes {
      if let line = lines.last, let last = line.last, last.x + last.size.width + gap + size.width <= width {
        lines[lines.count - 1].append((last.x + last.size.width + gap, size))
      } else {
        lines.append([(0, size)])
      }
    }
    var top = 0.0
    return lines.flatMap { line in
      defer { top += (line.map(\.size.height).max() ?? 0) + gap }
      return line.map { Rect(x: $0.x, y: top, width: $0.size.width, height: $0.size.height) }
    }
  }

  @Test("Frames are those of a naive answer at every width, and as tall as measured", arguments: 0..<40)
  func referenceAgrees(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sizes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      Size(
        width: Double(Int.random(in: 0...60, using: &random)), height: Double(Int.random(in: 0...40, using: &random)))
    }
    let gap = Double(Int.random(in: 0...12, using: &random))
    let elements = sizes.map { LayoutElement(width: CGFloat($0.width), height: CGFloat($0.height)) }
    for width in stride(from: 0.0, through: 400, by: 7) {
      let arrangement = FlowLayout(spacing: CGFloat(gap))
        .arrange(elements, proposal: ProposedViewSize(points: width, nil))
      #expect(arrangement.arrangedFrames == reference(sizes, width: width, gap: gap))
      #expect(arrangement.arrangedSize.height == arrangement.arrangedFrames.map(\.maxY).max() ?? 0)
    }
  }
}
