import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct LazyHGridTests {
  private let rows = [GridItem(.fixed(16), spacing: 0), GridItem(.fixed(32), spacing: 0, alignment: .topLeading)]

  @Test func `columns are filled from top to bottom, each as wide as its widest view`() {
    let stage = Stage(8, 3) {
      LazyHGrid(rows: rows, spacing: 8) {
        ForEach(["a", "bcd", "e", "f", "gh"], id: \.self) { word in Text(word) }
      }
    }
    #expect(stage.lines == [" a  e gh", "bcd f", ""])
  }

  @Test func `from right to left the first column is at the right`() {
    let stage = Stage(5, 2) {
      LazyHGrid(rows: [GridItem(.fixed(16), spacing: 0), GridItem(.fixed(16))], spacing: 8) {
        ForEach(1..<6) { Text(String($0)) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(stage.lines == ["5 3 1", "  4 2"])
  }

  @Test func `flexible rows share the height`() {
    let stage = Stage(3, 5) {
      LazyHGrid(rows: [GridItem(.flexible(), spacing: 16), GridItem(.flexible())], spacing: 8) {
        ForEach(1..<5) { Text(String($0)).frame(maxHeight: .infinity, alignment: .top) }
      }
    }
    #expect(stage.lines == ["1 3", "", "", "2 4", ""])
  }

  @Test func `of many views only those near what is seen are made`() {
    var made: Set<Int> = []
    let stage = Stage(10, 2) {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: [GridItem(.fixed(16), spacing: 0), GridItem(.fixed(16))], spacing: 8) {
          ForEach(0..<10_000) { number in
            let _ = made.insert(number)
            Button(String(number)) {}.buttonStyle(.plain)
          }
        }
      }
    }
    #expect(made.count < 100)
    #expect(stage.lines == ["0 2 4 6 8", "1 3 5 7 9"])
    stage.press(.end)
    #expect(stage.lines[1].hasSuffix("9999"))
    #expect(made.count < 300)
  }
}
