import SwiftUI

struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count)")
        .font(.system(size: 48, weight: .bold, design: .rounded))
        .monospacedDigit()
      HStack {
        Button("-") { count -= 1 }
        Button("+") { count += 1 }
      }
      .buttonStyle(.bordered)
      Button(role: .destructive) {
        count = 0
      } label: {
        Text("Reset")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(count == 0)
      .keyboardShortcut("r")
    }
    .padding()
    .frame(maxWidth: 200)
  }
}
