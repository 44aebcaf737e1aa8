import Testing

@testable import TesseraUI

@MainActor
struct ObservableObjectTests {
  final class Counter: ObservableObject {
    @Published var count: Int
    @Published(initialValue: "x") var name: String
    init(count: Int) { self.count = count }
  }

  private struct Steps: View {
    @Binding var count: Int
    var body: some View { Button("+") { count += 1 }.buttonStyle(.plain) }
  }

  private struct Watching: View {
    @ObservedObject var counter: Counter
    var body: some View { Steps(count: $counter.count) }
  }

  private struct Reading: View {
    @EnvironmentObject private var counter: Counter
    var body: some View {
      Text("\(counter.count)")
      Button("x") { $counter.count.wrappedValue = 0 }.buttonStyle(.plain)
    }
  }

  private struct Owning: View {
    @StateObject private var counter = Counter(count: 1)
    var body: some View {
      HStack(spacing: 0) {
        Watching(counter: counter)
        Steps(count: $counter.count)
        Reading()
      }
      .environmentObject(counter)
    }
  }

  @Test func `a model is kept, bound and handed down`() {
    let stage = Stage(4, 1) { Owning() }
    #expect(stage.lines == ["++1x"])
    stage.press(.return, .rightArrow, .return)
    #expect(stage.lines == ["++3x"])
    stage.press(.rightArrow, .return)
    #expect(stage.lines == ["++0x"])
  }

  @Test func `each place of a view has its own model`() {
    let view = Owning()
    let stage = Stage(4, 2) {
      VStack(spacing: 0) {
        view
        view
      }
    }
    stage.press(.return)
    #expect(stage.lines == ["++2x", "++1x"])
  }
}
