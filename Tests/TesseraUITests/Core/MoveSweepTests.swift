import TesseraLayout
import Testing

@testable import TesseraUI

/// Whatever is pressed, a plan that is drawn again shows what one made anew shows.
@MainActor
@Suite struct MoveSweepTests {
  /// Presses the same keys at two stages, one of which makes everything anew for each picture.
  private func expectSamePictures(
    traits: ScreenTraits = .coloured, direction: LayoutDirection = .leftToRight,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> some View
  ) {
    let stages = [0, 1].map { _ in
      Stage(34, 11, traits: traits) { view().environment(\.layoutDirection, direction) }
    }
    var generator = SeededGenerator(seed: 7)
    let keys: [KeyEquivalent] = [
      .downArrow, .downArrow, .rightArrow, .upArrow, .leftArrow, .tab, .end, .home, .pageDown, .pageUp, .return, "x",
    ]
    for step in 0..<Sweep.rounds(100) {
      let event: Event
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: event = .mouse(MouseEvent(.scrollDown, at: CellPosition(column: 9, row: 5)))
      case 1: event = .mouse(MouseEvent(.scrollUp, at: CellPosition(column: 9, row: 5)))
      case 2: event = .mouse(MouseEvent(.scrollRight, at: CellPosition(column: 9, row: 5)))
      case 3:
        let column = Int.random(in: 0..<34, using: &generator)
        let row = Int.random(in: 0..<11, using: &generator)
        event = .mouse(MouseEvent(.press(button: 0), at: CellPosition(column: column, row: row)))
      default: event = .key(KeyPress(keys.randomElement(using: &generator) ?? .tab))
      }
      stages[0].send(event)
      stages[1].host.handle(event, moreInputIsWaiting: false, now: .now)
      stages[1].host.setNeedsDrawing()
      stages[1].draw()
      guard stages[0].surface == stages[1].surface else {
        Issue.record(
          "step \(step), \(event):\n\(stages[0].surface.text)\nanew:\n\(stages[1].surface.text)",
          sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// Buttons that count how often they were selected.
  private struct Tile: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      Button(action: { count += 1 }) {
        Text("Tile \(number) \(count)").padding(8).frame(maxWidth: .infinity, alignment: .leading)
          .background(.gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 12))
      }
      .buttonStyle(.plain)
    }
  }

  private struct Tiles: View {
    var body: some View {
      Text("An introduction")
      ForEach(1..<40, id: \.self) { Tile(number: $0) }
    }
  }

  @Test(arguments: [ScreenTraits.coloured, .uncoloured, .ascii], [LayoutDirection.leftToRight, .rightToLeft])
  func grids(_ traits: ScreenTraits, _ direction: LayoutDirection) {
    expectSamePictures(traits: traits, direction: direction) {
      VStack {
        Text("Title"); ScrollView { WideFirstGrid { Tiles() } }
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func scrollViewsInEachOther(_ direction: LayoutDirection) {
    expectSamePictures(direction: direction) {
      ScrollView {
        ForEach(0..<6, id: \.self) { _ in
          ScrollView(.horizontal) { HStack { ForEach(0..<12, id: \.self) { Button("b \($0)") {} } } }
          ScrollView { VStack { Tiles() } }.frame(height: 80)
        }
      }
    }
  }

  private struct Telling: View {
    @FocusState private var focused: Int?
    @State private var changes = 0

    var body: some View {
      VStack {
        Text("\(focused ?? -1) \(changes)")
        ScrollView {
          ForEach(0..<30, id: \.self) { number in
            Button("b \(number)") { focused = (number * 7) % 30 }.focused($focused, equals: number)
          }
        }
      }
      .onChange(of: focused) { changes += 1 }
    }
  }

  @Test func viewsThatShowTheFocus() { expectSamePictures { Telling() } }

  private struct Silent: View {
    @FocusState private var focused: Int?

    var body: some View {
      ScrollView {
        ForEach(0..<30, id: \.self) { number in Button("b \(number)") {}.focused($focused, equals: number) }
      }
      .onKeyPress("x") {
        focused = focused.map { 29 - $0 }
        return .handled
      }
    }
  }

  @Test func viewsThatAreTiedToTheFocusWithoutShowingIt() { expectSamePictures { Silent() } }

  @Test func lazyViews() {
    expectSamePictures { ScrollView { LazyVStack { Tiles() } } }
    expectSamePictures { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { Tiles() } } }
    expectSamePictures { ScrollView { LazyWideFirstGrid(0..<60, id: \.self) { Tile(number: $0) } } }
  }

  @Test func viewsThatTellWhereTheyAre() {
    expectSamePictures {
      ScrollView {
        ForEach(0..<20, id: \.self) { number in
          GeometryReader { proxy in Button("\(proxy.frame(in: .global).minY)") {} }.frame(height: 32)
        }
      }
    }
    expectSamePictures {
      VStack {
        GeometryReader { proxy in
          ScrollView {
            Text("\(proxy.size.width)"); Tiles()
          }
        }
      }
    }
  }

  @Test func viewsThatAreDrawnElsewhere() {
    expectSamePictures {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { number in
            Button("b \(number)") {}.offset(y: number % 3 == 0 ? 240 : -160).zIndex(Double(number % 2))
              .overlay { Text("over").offset(x: 80, y: 96) }
          }
        }
      }
    }
  }

  @Test func clicksAndChoices() {
    expectSamePictures {
      ScrollView {
        ForEach(0..<20, id: \.self) { number in
          ViewThatFits {
            Tile(number: number).frame(width: 400); Tile(number: number)
          }
          .clipShape(Capsule())
          Text("tap").onTapGesture {}.focusable()
          Divider()
        }
      }
    }
  }
}
