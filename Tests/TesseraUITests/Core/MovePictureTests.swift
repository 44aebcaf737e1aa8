import TesseraLayout
import Testing

@testable import TesseraUI

/// A picture that is needed because the focus or the scrolling moved is that of the plan before, drawn again.
@MainActor
@Suite struct MovePictureTests {
  /// What was asked of views, by counts.
  private final class Counts {
    var bodies = 0
    var measured = 0
    var arranged = 0
    var drawn = 0
  }

  /// A label whose bodies and nodes are counted.
  private struct Label: View {
    let counts: Counts
    let number: Int

    var body: some View {
      counts.bodies += 1
      return ZStack {
        CountedLeaf(counts: counts)
        Text("\(number)")
      }
    }
  }

  private struct CountedLeaf: _PrimitiveView {
    let counts: Counts

    func _makeNodes(in context: _ViewContext) { context.append(CountedNode(counts: counts, plan: context.plan)) }
  }

  private final class CountedNode: ViewNode {
    private let counts: Counts

    init(counts: Counts, plan: Plan) {
      self.counts = counts
      super.init(plan: plan)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
      counts.measured += 1
      return Size(width: 64, height: 16)
    }

    override func arrange() { counts.arranged += 1 }

    override var drawnFrame: Rect? { frame }

    override func draw(on canvas: inout Canvas) { counts.drawn += 1 }
  }

  /// A grid of buttons, and a line above that shows which was chosen.
  private struct Buttons: View {
    let counts: Counts
    @State private var chosen = 0

    var body: some View {
      VStack {
        Text("chosen \(chosen)")
        ScrollView {
          WideFirstGrid(minimumColumnWidth: 64, gap: 0) {
            ForEach(1...200, id: \.self) { number in
              Button(action: { chosen = number }) { Label(counts: counts, number: number) }.buttonStyle(.plain)
            }
          }
        }
      }
    }
  }

  @Test func aMoveMakesMeasuresAndPlacesNothing() {
    let counts = Counts()
    let stage = Stage(40, 12) { Buttons(counts: counts) }
    let (bodies, measured, arranged) = (counts.bodies, counts.measured, counts.arranged)
    #expect(bodies == 200)
    let cursor = stage.surface.cursor
    stage.press(.downArrow, .rightArrow, .pageDown, .end, .home, .tab)
    stage.send(.mouse(MouseEvent(.scrollDown, at: CellPosition(column: 3, row: 5))))
    #expect(stage.surface.cursor != cursor)
    #expect(counts.bodies == bodies)
    #expect(counts.measured == measured)
    #expect(counts.arranged == arranged)
  }

  @Test func onlyWhatIsSeenIsDrawn() {
    let counts = Counts()
    let stage = Stage(40, 12) { Buttons(counts: counts) }
    // Four columns on eleven rows, and one more on each side of them.
    #expect((40...4 * 13).contains(counts.drawn))
    counts.drawn = 0
    stage.press(.end)
    #expect((40...4 * 13).contains(counts.drawn))
  }

  @Test func anActionMakesTheViewsAnew() {
    let counts = Counts()
    let stage = Stage(40, 12) { Buttons(counts: counts) }
    stage.press(.downArrow, .return)
    #expect(counts.bodies == 400)
    #expect(stage.lines[0].contains("chosen 4"))
    stage.press(.rightArrow)
    #expect(counts.bodies == 400)
  }

  @Test func aPictureThatNobodyGaveAReasonForIsMadeAnew() {
    let counts = Counts()
    let stage = Stage(40, 12) { Buttons(counts: counts) }
    stage.draw()
    #expect(counts.bodies == 400)
    stage.host.handle(.key(KeyPress(.downArrow)), moreInputIsWaiting: false, now: .now)
    stage.resize(48, 12)
    #expect(counts.bodies == 600)
  }

  /// A view that shows a model that tells nobody when it changes.
  private struct Watching: View {
    final class Model {
      var count = 0
    }

    let model: Model
    let result: KeyPress.Result

    var body: some View {
      VStack {
        Text("count \(model.count)")
        Button("a") {}
        Button("b") {}
      }
      .onKeyPress(.downArrow) {
        model.count += 1
        return result
      }
    }
  }

  @Test(arguments: [KeyPress.Result.handled, .ignored]) func whatAHandlerChangesIsShown(_ result: KeyPress.Result) {
    let stage = Stage(20, 6) { Watching(model: Watching.Model(), result: result) }
    stage.press(.downArrow)
    #expect(stage.lines.contains { $0.contains("count 1") })
  }

  @Test func aKeyThatNoHandlerWantsMakesNothing() {
    let counts = Counts()
    let stage = Stage(20, 6) {
      VStack {
        Button(action: {}) { Label(counts: counts, number: 1) }
        Button(action: {}) { Label(counts: counts, number: 2) }
      }
      .onKeyPress("q") { .handled }
      .onKeyPress(keys: ["x"]) { _ in .handled }
      .onKeyPress(characters: TypedCharacters(charactersIn: "z")) { _ in .handled }
    }
    let bodies = counts.bodies
    stage.press(.downArrow)
    #expect(counts.bodies == bodies)
    stage.press("q")
    #expect(counts.bodies == 2 * bodies)
  }
}
