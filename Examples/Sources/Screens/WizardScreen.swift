import SwiftUI

enum Step: Int, CaseIterable, Identifiable {
  case welcome, options, done
  var id: Self { self }
  var title: String { String(describing: self).capitalized }
}

extension String {
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

struct WizardScreen: View {
  @State private var step: Step = .welcome
  @State private var wantsNews: Bool

  init(wantsNews: Bool = false) {
    _wantsNews = State(initialValue: wantsNews)
  }

  var body: some View {
    VStack {
      header
      content
      HStack {
        if step != .welcome {
          Button("Back", role: .cancel, action: back)
            .keyboardShortcut(.cancelAction)
        }
        Button(step == .done ? "Finish" : "Next", action: forward)
          .keyboardShortcut(.defaultAction)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var header: some View {
    HStack {
      ForEach(Step.allCases) { item in
        Text(item.title)
          .fontWeight(item == step ? .bold : .regular)
          .foregroundStyle(item.rawValue <= step.rawValue ? .primary : .secondary)
      }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch step {
    case .welcome:
      Text("Welcome!")
    case .options:
      Button("News: \(wantsNews ? "yes" : "no")") { wantsNews.toggle() }
    case .done:
      if wantsNews {
        Text("Done, with news.")
      } else {
        Text("Done.")
      }
    }
  }

  private func back() { step = Step(rawValue: step.rawValue - 1) ?? .welcome }
  private func forward() { step = Step(rawValue: step.rawValue + 1) ?? .done }
}
