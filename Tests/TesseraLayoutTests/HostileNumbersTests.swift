import Testing
import TesseraLayout

import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// Numbers that are no lengths, or no lengths that anybody means.
let hostileNumbers: [Double] = [
  .nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, 1e16, .leastNonzeroMagnitude, -1, -0.0, 0, 0.3,
]

/// Elements that answer with a hostile number, whatever they are offered, and one sane one.
func hostileElements(_ number: Double) -> [LayoutElement] {
  [
    LayoutElement(width: CGFloat(number), height: CGFloat(number)),
    LayoutElement(width: 20, height: 10),
    LayoutElement { CGSize(width: $0.width ?? CGFloat(number), height: CGFloat(number)) },
    LayoutElement(width: CGFloat(number), height: 10)
      .spacing(CGFloat(number)).layoutPriority(number)
      .alignmentGuide(.leading) { _ in CGFloat(number) }
      .alignmentGuide(VerticalAlignment.center) { _ in CGFloat(number) },
  ]
}

@Suite("Hostile numbers get an answer that can be drawn")
struct HostileNumbersTests {
  private func check(_ layout: some Layout, _ number: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    for other in hostileNumbers + [50] {
      for proposal in [
        ProposedViewSize(points: other, number), ProposedViewSize(points: nil, other),
        ProposedViewSize(points: other, nil),
      ] {
        #expect(
          isDrawable(layout.arrange(hostileElements(number), proposal: proposal)), "\(number) \(proposal)",
          sourceLocation: sourceLocation)
        let bounds = CGRect(x: CGFloat(number), y: CGFloat(other), width: CGFloat(other), height: CGFloat(number))
        for direction in LayoutDirection.allCases {
          #expect(
            isDrawable(
              layout.arrange(
                hostileElements(number), proposal: proposal, in: bounds, layoutDirection: direction)),
            "\(number) \(bounds)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test("A cache of fewer views leaves the others where they are: no trap")
  func cacheOfOtherViews() {
    let grid = WideFirstGrid()
    func subviews(_ count: Int) -> LayoutSubviews {
      LayoutSubviews((0..<count).map { _ in CountingNode(width: 8, height: 16) })
    }
    let (few, many) = (subviews(2), subviews(5))
    let proposal = ProposedViewSize(width: 640, height: nil)
    var cache = grid.makeCache(subviews: few)
    _ = grid.sizeThatFits(proposal: proposal, subviews: few, cache: &cache)
    grid.placeSubviews(
      in: CGRect(x: 0, y: 0, width: 640, height: 16), proposal: proposal, subviews: many, cache: &cache)
    #expect(many.run.map(\.isPlaced) == [true, true, false, false, false])
  }

  @Test(arguments: hostileNumbers)
  func stacks(number: Double) {
    check(HStackLayout(spacing: CGFloat(number)), number)
    check(HStackLayout(alignment: .firstTextBaseline), number)
    check(VStackLayout(alignment: .leading, spacing: CGFloat(number)), number)
    check(VStackLayout(alignment: .trailing), number)
    check(ZStackLayout(alignment: .leading), number)
    check(ZStackLayout(alignment: .bottomTrailing), number)
  }

  @Test(arguments: hostileNumbers)
  func wideFirst(number: Double) {
    check(WideFirstGrid(minimumColumnWidth: CGFloat(number), gap: 8), number)
    check(WideFirstGrid(minimumColumnWidth: 96, gap: CGFloat(number)), number)
    check(WideFirstGrid(minimumColumnWidth: CGFloat(number), gap: CGFloat(number)), number)
  }

  @Test(arguments: hostileNumbers)
  func flow(number: Double) {
    check(FlowLayout(spacing: CGFloat(number)), number)
    check(FlowLayout(spacing: nil), number)
  }

  @Test(arguments: hostileNumbers)
  func lazyGrid(number: Double) {
    let place = CGFloat(number)
    for size in [
      GridItem.Size.fixed(number), .flexible(minimum: number), .flexible(minimum: 10, maximum: number),
      .adaptive(minimum: number), .adaptive(minimum: number, maximum: number),
    ] {
      check(LazyVGridLayout(columns: [GridItem(size, spacing: place), GridItem(size)], spacing: place), number)
    }
    check(LazyVGridLayout(columns: [], spacing: place), number)
  }

  @Test(arguments: hostileNumbers)
  func grid(number: Double) {
    check(GridLayout(horizontalSpacing: CGFloat(number), verticalSpacing: CGFloat(number)), number)
    check(AnyLayout(GridLayout(alignment: .leading)), number)
    for span in [0, -1, Int.max, Int.min, 1 << 20] {
      let row = hostileElements(number).map {
        $0.gridCellColumns(span).gridCellAnchor(UnitPoint(x: CGFloat(number), y: CGFloat(number)))
      }
      for proposal in [ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(points: number, number)] {
        let grid = GridLayout(alignment: .topTrailing)
        let alone = [hostileElements(number)[0].spansAllColumns().gridCellUnsizedAxes(.horizontal)]
        #expect(isDrawable(grid.arrange(rows: [row, hostileElements(number), [], alone], proposal: proposal)))
      }
    }
  }

  @Test("Spans that no screen has", arguments: [0, -1, Int.max, Int.min, 1 << 40])
  func spans(span: Int) {
    let elements = (0..<5).map { _ in LayoutElement(width: 10, height: 10).tileSpan(span) }
    for width in hostileNumbers.map(Optional.some) + [nil, 304] {
      for minimum in hostileNumbers {
        let grid = WideFirstGrid(minimumColumnWidth: CGFloat(minimum), gap: CGFloat(minimum))
        #expect(isDrawable(grid.arrange(elements, proposal: ProposedViewSize(points: width, nil))))
      }
    }
  }

  @Test("A priority that isn't a number doesn't stop the stack", .timeLimit(.minutes(1)))
  func priorityIsNaN() {
    let elements = [LayoutElement.flexible().layoutPriority(.nan), LayoutElement.flexible()]
    let arrangement = HStackLayout(spacing: 0).arrange(elements, proposal: ProposedViewSize(points: 100, 10))
    #expect(arrangement.arrangedFrames.map(\.width) == [50, 50])
  }

  @Test("A layout that places at impossible points still has frames")
  func impossiblePlaces() {
    struct Lost: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: -CGFloat.infinity)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
          subview.place(
            at: CGPoint(x: CGFloat.nan, y: .infinity), anchor: UnitPoint(x: .nan, y: .infinity),
            proposal: .infinity)
        }
      }
    }
    for direction in LayoutDirection.allCases {
      let elements = [LayoutElement.flexible(), LayoutElement(width: 3, height: 3)]
      #expect(isDrawable(Lost().arrange(elements, proposal: .zero, layoutDirection: direction)))
    }
  }

  @Test("Only an endless proposal is answered endlessly", arguments: [nil, 0, 50, Double.nan])
  func endlessAnswers(width: Double?) {
    let node = CountingNode(width: .infinity, height: .infinity)
    #expect(node.size(for: ProposedViewSize(points: width, width)).width.isFinite)
    #expect(node.size(for: .infinity).width == .infinity)
  }
}
