import TesseraLayout
import TesseraUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program with a user interface, as in SwiftUI: `@main struct Example: App { … }`.
///
/// It runs in the terminal until its window is dismissed: by `@Environment(\.dismiss)`, by `q`, Ctrl-Q or Escape
/// where no view takes them, or by Ctrl-C.
@MainActor @preconcurrency
public protocol App {
  /// What the app shows.
  associatedtype Body: Scene

  /// What the app shows.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Runs the app in the terminal, and ends the process: status 0 when its window was dismissed, 2 without a terminal,
  /// 130 after Ctrl-C.
  public static func main() {
    _ = StandardStreams.fillingHoles()
    let host = ViewHost(environment: .ofProcess(), root: AppView(app: Self()))
    do {
      let outcome = try withTerminal { terminal throws(TerminalError) in
        try runLoop(host, on: terminal)
      }
      if let signal = outcome.signalToDieOf { ProcessGroup.die(of: signal) }
      exit(outcome.exitStatus ?? EXIT_SUCCESS)
    } catch {
      complain(error.explanation, program: CommandLine.arguments.first ?? "app")
      exit(2)
    }
  }
}

/// The window of an app, with the keys that leave any program.
private struct AppView<Content: App>: View {
  let app: Content
  @Environment(reading: { $0.dismiss }) private var dismiss

  var body: some View {
    AppScene(app: app)
      .onKeyPress(anyOf: [KeyPress("q"), KeyPress("q", modifiers: .control), KeyPress(.escape)]) {
        dismiss()
        return .handled
      }
  }
}

private struct AppScene<Content: App>: _PrimitiveView {
  let app: Content

  func _makeNodes(in context: _ViewContext) {
    var connected = app
    context.plan.connect(&connected, at: context)
    connected.body._makeNodes(in: context.descending(into: 0))
  }
}
