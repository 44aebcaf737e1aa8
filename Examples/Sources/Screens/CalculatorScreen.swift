import SwiftUI

enum Key: Hashable {
  case digit(Int), plus, minus, equals, clear

  var title: String {
    switch self {
    case .digit(let value): return "\(value)"
    case .plus: return "+"
    case .minus: return "−"
    case .equals: return "="
    case .clear: return "C"
    }
  }

  var tint: Color {
    switch self {
    case .digit: .gray.opacity(0.3)
    case .plus, .minus, .equals: .orange
    case .clear: .red.opacity(0.6)
    }
  }
}

struct KeyButtonStyle: ButtonStyle {
  var tint: Color
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(minWidth: 40, minHeight: 32)
      .background(tint, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
      .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
  }
}

struct CalculatorScreen: View {
  @State private var display = 0
  @State private var stored: Int?
  @State private var pending: Key?

  private let rows: [[Key]] = [
    [.digit(7), .digit(8), .digit(9), .plus],
    [.digit(4), .digit(5), .digit(6), .minus],
    [.digit(1), .digit(2), .digit(3), .equals],
    [.digit(0), .clear],
  ]

  var body: some View {
    VStack(alignment: .trailing, spacing: 8) {
      Text("\(display)")
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(row, id: \.self) { key in
            Button(key.title) { press(key) }
              .buttonStyle(KeyButtonStyle(tint: key.tint))
              .disabled(key == .equals && pending == nil)
          }
        }
      }
    }
    .padding(8)
    .onKeyPress(characters: .decimalDigits) { press in
      if let digit = press.characters.first?.wholeNumberValue {
        self.press(.digit(digit))
        return .handled
      }
      return .ignored
    }
    .onKeyPress(keys: ["+", "-", "="]) { event in
      switch event.key {
      case "+": press(.plus)
      case "-": press(.minus)
      default: press(.equals)
      }
      return .handled
    }
  }

  private func press(_ key: Key) {
    switch key {
    case .digit(let value):
      display = display * 10 + value
    case .plus, .minus:
      stored = display
      pending = key
      display = 0
    case .equals:
      guard let left = stored, let pending else { return }
      display = pending == .plus ? left + display : left - display
      self.pending = nil
    case .clear:
      display = 0
      stored = nil
      pending = nil
    }
  }
}
