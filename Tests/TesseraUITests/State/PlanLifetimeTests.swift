import TesseraLayout
import Testing

@testable import TesseraUI

/// What a picture was made of is gone with the next picture: a program that runs for days stays as small as it is.
@MainActor
@Suite struct PlanLifetimeTests {
  /// The nodes of marked views, as far as they live.
  private final class Marks {
    private struct Reference {
      weak var node: ViewNode?
    }

    private var references: [Reference] = []

    /// How many were made.
    var made: Int { references.count }

    /// How many are left.
    var alive: Int { references.count(where: { $0.node != nil }) }

    func add(_ node: ViewNode) { references.append(Reference(node: node)) }
  }

  /// A leaf whose nodes are counted.
  private struct Marked: _PrimitiveView {
    let marks: Marks
    var height: Double = 16

    func _makeNodes(in context: _ViewContext) {
      let node = MarkedNode(height: height, plan: context.plan)
      marks.add(node)
      context.append(node)
    }
  }

  private final class MarkedNode: ViewNode {
    private let height: Double

    init(height: Double, plan: Plan) {
      self.height = height
      super.init(plan: plan)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { Size(width: 16, height: height) }
  }

  /// Draws a view at many sizes with keys in between; what a picture made must not outlive it.
  private func expectNothingRemains(
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: (Marks) -> some View
  ) {
    let marks = Marks()
    let stage = Stage(30, 8) { view(marks) }
    let keys: [KeyEquivalent] = [.downArrow, .end, .tab, .home, "x"]
    for step in 0..<100 {
      stage.resize(20 + step % 17, 4 + step % 7)
      stage.press(keys[step % keys.count])
    }
    let before = marks.made
    stage.draw()
    let inOnePicture = marks.made - before
    #expect(inOnePicture > 0, "nothing is drawn", sourceLocation: sourceLocation)
    #expect(before > 50 * inOnePicture / 2, "too few pictures were drawn", sourceLocation: sourceLocation)
    #expect(marks.alive <= inOnePicture, "of \(marks.made)", sourceLocation: sourceLocation)
  }

  @Test func buttonsInAScrollView() {
    expectNothingRemains { marks in
      ScrollView { ForEach(0..<20, id: \.self) { _ in Button(action: {}) { Marked(marks: marks) } } }
    }
  }

  @Test func buttonsInScrollViewsInEachOther() {
    expectNothingRemains { marks in
      ScrollView {
        ScrollView(.horizontal) { HStack { ForEach(0..<9, id: \.self) { _ in Marked(marks: marks).focusable() } } }
        Button(action: {}) { Marked(marks: marks) }
      }
    }
  }

  @Test func lazyStacks() {
    expectNothingRemains { marks in
      ScrollView {
        LazyVStack {
          Marked(marks: marks)
          ForEach(0..<90, id: \.self) { _ in Button(action: {}) { Marked(marks: marks) } }
        }
      }
    }
  }

  @Test func lazyGrids() {
    expectNothingRemains { marks in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<90, id: \.self) { _ in Button(action: {}) { Marked(marks: marks) } }
        }
      }
    }
    expectNothingRemains { marks in
      ScrollView {
        LazyWideFirstGrid(0..<90, id: \.self) { _ in Button(action: {}) { Marked(marks: marks) } }
      }
    }
  }

  private struct Tiles: View {
    let marks: Marks
    @FocusState private var focused: Int?

    var body: some View {
      ScrollView {
        LazyTileGrid(count: 90, minimumColumnWidth: 64, tileHeight: 32, focus: $focused, action: { _ in }) { _ in
          Marked(marks: marks)
        }
      }
      .onKeyPress("x") {
        focused = 40
        return .handled
      }
    }
  }

  @Test func lazyTiles() { expectNothingRemains { Tiles(marks: $0) } }

  @Test func geometryReaders() {
    expectNothingRemains { marks in
      GeometryReader { room in
        ScrollView { Button(action: {}) { Marked(marks: marks, height: room.size.height) } }
      }
    }
  }

  @Test func scrollViewReaders() {
    expectNothingRemains { marks in
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(0..<20, id: \.self) { number in
            Button(action: {}) { Marked(marks: marks) }.onKeyPress("x") {
              proxy.scrollTo(number)
              return .handled
            }
          }
        }
      }
    }
  }

  /// A view that holds what it was handed: the environment, its state, what closes it.
  private struct Holding: View {
    let marks: Marks
    @State private var count = 0
    @Environment(\.self) private var values
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Marked(marks: marks, height: values.layoutDirection == .leftToRight ? 16 : 32)
        Button(action: { count += 1 }) { Marked(marks: marks) }
      }
      .onKeyPress("x") {
        count += 1
        if count > 1_000_000 { dismiss() }
        return values.isEnabled ? .handled : .ignored
      }
      .onPaste { _ in count == 0 ? .ignored : .handled }
      .onMouse { _ in values.isEnabled ? .ignored : .handled }
      .onChange(of: count) { if count < 0 { dismiss() } }
      .onDisappear { dismiss() }
    }
  }

  @Test func viewsThatHoldTheirEnvironment() {
    expectNothingRemains { Holding(marks: $0) }
    expectNothingRemains { marks in ScrollView { LazyVStack { ForEach(0..<30) { _ in Holding(marks: marks) } } } }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.background { content }.id("framed") }
  }

  @Test func modifiersStylesAndChoices() {
    expectNothingRemains { marks in
      ViewThatFits {
        Marked(marks: marks).frame(width: 180).modifier(Framed())
        AnyView(Button(action: {}) { Marked(marks: marks) }.buttonStyle(.plain))
      }
      .coordinateSpace(.named("outer"))
      .onTapGesture {}
    }
  }
}
