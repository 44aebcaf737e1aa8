import Testing

@testable import TesseraUI

@MainActor
struct LifecycleTests {
  private struct Appearing: View {
    @State private var isShown = true
    @State private var log = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("t") { isShown.toggle() }.buttonStyle(.plain)
        if isShown {
          Text("x")
            .onAppear { log += "a" }
            .onDisappear { log += "d" }
        }
        Text("log \(log)")
      }
    }
  }

  @Test func `what appears acts once, before it is first seen, and again when it comes back`() {
    let stage = Stage(10, 3) { Appearing() }
    #expect(stage.lines[2].trimmed == "log a")
    stage.resize(11, 3)
    #expect(stage.lines[2].trimmed == "log a")
    stage.press(.return)
    #expect(stage.lines.contains { $0.trimmed == "log ad" })
    stage.press(.return)
    #expect(stage.lines[2].trimmed == "log ada")
  }

  private struct Counting: View {
    @State private var count = 0
    @State private var log = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("\(count)") { count += 1 }.buttonStyle(.plain)
        Text("log \(log)")
      }
      .onChange(of: count) { old, new in log += "\(old)\(new)" }
      .onChange(of: count, initial: true) { log += "i" }
      .onChange(of: count) { new in log += "n\(new)" }
    }
  }

  @Test func `a change is told with the old and the new value, in the picture that shows it`() {
    let stage = Stage(20, 2) { Counting() }
    #expect(stage.lines[1].trimmed == "log i")
    stage.press(.return)
    #expect(stage.lines[1].trimmed == "log in1i01" || Set(stage.lines[1].trimmed) == Set("log in1i01"))
    #expect(stage.lines[1].contains("01"))
    let length = stage.lines[1].trimmed.count
    stage.press("x")
    #expect(stage.lines[1].trimmed.count == length)
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  @Test func `a view that never comes to rest is drawn all the same`() {
    let stage = Stage(4, 1) { Restless() }
    #expect(Int(stage.lines[0].trimmed) ?? 0 > 1)
    #expect(!stage.host.needsDrawing)
  }

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Text("x").onAppear { dismiss() } }
  }

  @Test func `a view may end the program as it appears`() {
    let stage = Stage(4, 1) { Leaving() }
    #expect(stage.host.isFinished)
    #expect(stage.host.deadline != nil)
  }
}
