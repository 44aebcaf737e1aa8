import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct DividerTests {
  @Test func itIsLevelBelowEachOtherAndUprightSideBySide() {
    #expect(
      Stage(4, 3) {
        VStack(spacing: 0) {
          Text("a")
          Divider()
          Text("b")
        }
      }.lines.map(\.trimmed) == ["a", "────", "b"])
    #expect(
      Stage(3, 2) {
        HStack(spacing: 0) {
          Text("a")
          Divider()
          Text("b")
        }
      }.lines.map(\.trimmed).map { $0.contains("│") } == [true, true])
  }

  @Test func itIsAsLongAsWhatIsOffered() {
    let level = Measuring { Divider() }
    #expect(level.size(100, 50) == Size(width: 100, height: 16))
    #expect(level.size(nil, nil) == Size(width: 10, height: 16))
    #expect(Measuring { HStack { Divider() } }.size(100, 50) == Size(width: 8, height: 50))
  }

  @Test func itIsAsciiWhereNothingElseCanBeDrawn() {
    #expect(Stage(3, 1, traits: .ascii) { Divider() }.lines == ["---"])
    #expect(Stage(3, 1, traits: .uncoloured) { Divider() }.lines == ["───"])
  }

  @Test func inAnEndlessFrameOnlyWhatIsSeenIsDrawn() {
    let stage = Stage(3, 1) { Divider().frame(width: .infinity).frame(width: 24) }
    #expect(stage.lines == ["───"])
  }
}
