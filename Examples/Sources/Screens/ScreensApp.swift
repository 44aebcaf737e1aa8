import SwiftUI

/// Screens as apps have them; the first argument tells which one is shown.
@main
struct ScreensApp: App {
  @State private var directory = Directory()

  var body: some Scene {
    WindowGroup {
      screen
        .padding()
        .environment(directory)
    }
  }

  @ViewBuilder
  private var screen: some View {
    switch CommandLine.arguments.dropFirst().first {
    case "calculator": CalculatorScreen()
    case "contacts": ContactsScreen()
    case "game": GameScreen()
    case "radial": RadialScreen()
    case "tags": TagScreen()
    case "tasks": TasksScreen()
    case "votes": VotesScreen()
    case "wizard": WizardScreen(wantsNews: true)
    default: CounterScreen()
    }
  }
}
