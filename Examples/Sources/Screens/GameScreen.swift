import SwiftUI

struct GameScreen: View {
  @State private var position = 2
  @State private var log: [String] = []
  @FocusState private var isFocused: Bool
  private let width = 5

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 0) {
        ForEach(0..<width, id: \.self) { column in
          Text(column == position ? "@" : ".")
        }
      }
      .focusable()
      .focused($isFocused)
      .focusEffectDisabled()
      .onKeyPress(.leftArrow) { move(by: -1) }
      .onKeyPress(.rightArrow) { move(by: 1) }
      .onKeyPress(phases: .down) { press in
        log.append(press.characters)
        return .handled
      }
      Text(log.joined(separator: ","))
      Text(isFocused ? "focused" : "not focused")
    }
    .onAppear { isFocused = true }
  }

  func move(by step: Int) -> KeyPress.Result {
    let next = position + step
    guard (0..<width).contains(next) else { return .ignored }
    position = next
    return .handled
  }
}
