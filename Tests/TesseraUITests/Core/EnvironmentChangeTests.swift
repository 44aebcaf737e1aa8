import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct EnvironmentChangeTests {
  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.dynamicTypeSize) private var textSize
    var body: some View {
      Text(verbatim: "\(horizontal == .compact ? "c" : "r")\(vertical == .compact ? "c" : "r")\(textSize.rawValue)")
    }
  }

  @Test(arguments: [(59, 29, "cc3"), (60, 29, "rc3"), (59, 30, "cr3"), (60, 30, "rr3")])
  func `the size of the screen makes the size classes`(columns: Int, rows: Int, text: String) {
    let stage = Stage(60, 30) { Classes() }
    stage.resize(columns, rows)
    #expect(stage.lines.contains { $0.contains(text) })
  }

  @Test func `a view sets them for the views in it`() {
    let stage = Stage(3, 1) {
      Classes().environment(\.horizontalSizeClass, .regular).environment(\.dynamicTypeSize, .accessibility1)
    }
    #expect(stage.lines == ["rc7"])
  }

  @Test func `a value is changed from what it is further out`() {
    let stage = Stage(3, 2) {
      Text("a b c d").transformEnvironment(\.lineLimit) { $0 = $0.map { $0 - 1 } }.lineLimit(2)
    }
    #expect(stage.lines[0] != "   " || stage.lines[1] != "   ")
    #expect(stage.surface.text.contains("…"))
  }

  @Test func `text is written in capitals, its parts too`() {
    let stage = Stage(12, 2) {
      VStack(spacing: 0) {
        Text("straße \(1)")
        (Text("ab").bold() + Text("C")).textCase(.lowercase)
      }
      .textCase(.uppercase)
    }
    #expect(stage.surface.text.contains("STRASSE 1") && stage.surface.text.contains("abc"))
  }

  @Test func `scroll bars are hidden along the axes asked for`() {
    func bars(_ view: some View) -> Bool {
      Stage(12, 3, traits: .uncoloured) { view }.surface.text.contains { "┃╿╽".contains($0) }
    }
    let content = ScrollView { ForEach(0..<9) { Text(String($0)).frame(maxWidth: .infinity) } }
    #expect(bars(content))
    #expect(!bars(content.scrollIndicators(.hidden)) && !bars(content.scrollIndicators(.never)))
    #expect(bars(content.scrollIndicators(.hidden, axes: .horizontal)))
    #expect(bars(content.scrollIndicators(.visible).scrollIndicators(.hidden)))
  }
}
