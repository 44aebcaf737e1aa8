import Testing
import TesseraLayout

@testable import TesseraUI

/// What a builder makes of views: groups, conditions, collections, views of hidden types.
@MainActor
struct BuildingTests {
  @Test func aGroupArrangesNothing() {
    let stage = Stage(9, 1) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          EmptyView()
          Text("b")
        }
        .padding(.trailing, 8)
        Text("c")
      }
    }
    // The padding is put around each.
    #expect(stage.lines == ["  a b c"])
  }

  @Test(arguments: [(0, ""), (1, "1"), (5, "12345")])
  func aViewStandsForEveryElement(_ count: Int, _ line: String) {
    let stage = Stage(5, 1) {
      HStack(spacing: 0) {
        ForEach(0..<count) { Text(String($0 + 1)) }
        Spacer()
      }
    }
    #expect(stage.lines == [line])
  }

  @Test(arguments: [(true, "yes, seen"), (false, "no")])
  func conditionsChoose(_ condition: Bool, _ line: String) {
    let stage = Stage(9, 1) {
      HStack(spacing: 0) {
        if condition { Text("yes") } else { Text("no") }
        if condition { AnyView(Text(", seen")) }
        if let nothing = String?.none { Text(nothing) }
        Spacer()
      }
    }
    #expect(stage.lines == [line])
  }

  @Test func manyViewsStandInOneBuilder() {
    let stage = Stage(12, 1) {
      HStack(spacing: 0) {
        Text("a")
        Text("b")
        Text("c")
        Text("d")
        Text("e")
        Text("f")
        Text("g")
        Text("h")
        Text("i")
        Text("j")
        Text("k")
        Text("l")
      }
    }
    #expect(stage.lines == ["abcdefghijkl"])
  }

  @Test func noViewsDrawNothing() {
    let stage = Stage(3, 1) { EmptyView() }
    #expect(stage.lines == [""])
  }

  private struct Named: View {
    @Environment(\.layoutDirection) var direction
    @Environment(\.lineLimit) var limit

    var body: some View {
      Text("\(direction == .rightToLeft ? "right" : "left") \(limit.map { String($0) } ?? "any")")
    }
  }

  @Test func theEnvironmentReachesOnlyWhatIsInTheView() {
    let stage = Stage(10, 2) {
      VStack(alignment: .leading, spacing: 0) {
        Named().environment(\.layoutDirection, .rightToLeft).lineLimit(2)
        Named()
      }
    }
    #expect(stage.lines == [" right 2", " left any"] || stage.lines == ["right 2", "left any"])
  }

  private struct Level: View {
    @Environment(\.testLevel) var level
    var body: some View { Text(String(level)) }
  }

  @Test func aProgramHasKeysOfItsOwn() {
    let stage = Stage(3, 1) {
      HStack(spacing: 0) {
        Level()
        Level().environment(\.testLevel, 2).environment(\.testLevel, 3)
        Level().environment(\.testLevel, 4)
      }
    }
    // The inner modifier wins.
    #expect(stage.lines == ["124"])
  }

  @Test(arguments: [(40, 6, "40x6"), (9, 2, "9x2"), (3, 1, "3x1")])
  func aReaderTellsTheRoomThereIs(_ columns: Int, _ rows: Int, _ line: String) {
    let stage = Stage(columns, rows) {
      GeometryReader { proxy in Text("\(Int(proxy.size.width / 8))x\(Int(proxy.size.height / 16))") }
    }
    #expect(stage.lines[0] == line)
  }

  @Test func aReaderOffersItsContentAllRoomAndPutsItAtTheStart() {
    let probe = Probe()
    _ = Stage(10, 3) { GeometryReader { _ in ProbeView(probe) } }
    #expect(probe.frame == Rect(origin: .zero, size: Size(width: 16, height: 16)))
    #expect(probe.proposals.map(\.proposedWidth) == [80])
    #expect(probe.proposals.map(\.proposedHeight) == [48])
  }
}

extension EnvironmentValues {
  fileprivate var testLevel: Int {
    get { self[TestLevelKey.self] }
    set { self[TestLevelKey.self] = newValue }
  }
}

private struct TestLevelKey: EnvironmentKey {
  static let defaultValue = 1
}
