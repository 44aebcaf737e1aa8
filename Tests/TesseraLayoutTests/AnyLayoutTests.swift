import Testing
import TesseraLayout

@Suite("A layout of any type does what the layout in it does")
struct AnyLayoutTests {
  private let elements = (1...7).map {
    LayoutElement.text($0 * 6).alignmentGuide(VerticalAlignment.firstTextBaseline) { _ in 13 }
  }

  private func check(_ layout: some Layout, sourceLocation: SourceLocation = #_sourceLocation) {
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 300, height: 90)] {
      let plain = layout.arrange(elements, proposal: proposal)
      let wrapped = AnyLayout(AnyLayout(layout)).arrange(elements, proposal: proposal)
      #expect(wrapped.arrangedSize == plain.arrangedSize, sourceLocation: sourceLocation)
      #expect(wrapped.arrangedFrames == plain.arrangedFrames, sourceLocation: sourceLocation)
      func line(_ layout: some Layout) -> Double? {
        var engine = LayoutEngine(layout, subviews: LayoutSubviews(elements.map(ElementNode.init)))
        return engine.explicitAlignment(
          .vertical(.firstTextBaseline), in: Rect(origin: .zero, size: plain.arrangedSize), proposal: proposal)
      }
      #expect(line(AnyLayout(layout)) == line(layout), sourceLocation: sourceLocation)
    }
  }

  @Test func everyLayout() {
    check(HStackLayout(alignment: .firstTextBaseline))
    check(VStackLayout(spacing: 3))
    check(ZStackLayout())
    check(WideFirstGrid())
    check(FlowLayout(spacing: nil))
    check(GridLayout())
    check(LazyVGridLayout(columns: [GridItem(.adaptive(minimum: 40))]))
  }

  @Test("It stacks in the direction of the layout in it")
  func properties() {
    let subviews = LayoutSubviews([])
    #expect(LayoutEngine(AnyLayout(HStackLayout()), subviews: subviews).properties.stackOrientation == .horizontal)
    #expect(
      LayoutEngine(AnyLayout(AnyLayout(VStackLayout())), subviews: subviews).properties.stackOrientation == .vertical)
    #expect(LayoutEngine(AnyLayout(ZStackLayout()), subviews: subviews).properties.stackOrientation == nil)
    #expect(LayoutEngine(VStackLayout(), subviews: subviews).properties.stackOrientation == .vertical)
  }

  @Test("A cache of another layout's type is made anew")
  func cacheOfAnotherType() {
    let nodes = elements.map(ElementNode.init)
    let subviews = LayoutSubviews(nodes)
    var cache = AnyLayout(HStackLayout()).makeCache(subviews: subviews)
    let grid = AnyLayout(GridLayout())
    grid.updateCache(&cache, subviews: subviews)
    _ = AnyLayout(VStackLayout()).sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    #expect(
      Size(grid.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache))
        == GridLayout().arrange(elements, proposal: .unspecified).arrangedSize)
  }
}
