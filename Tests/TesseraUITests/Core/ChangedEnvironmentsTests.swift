import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct ChangedEnvironmentsTests {
  @Test func `equal changes of one environment share their memory, and do what each of them would`() {
    var changed = ChangedEnvironments()
    let outer = EnvironmentValues()
    func limited(_ outer: EnvironmentValues, _ most: Int) -> EnvironmentValues {
      var inner = outer
      changed.apply(.lines(least: 0, most: most), to: &inner) { $0.lineLimit = most }
      return inner
    }
    let first = limited(outer, 1)
    #expect(limited(outer, 1).storage === first.storage)
    #expect(first.lineLimit == 1)
    #expect(limited(outer, 2).lineLimit == 2)
    var other = outer
    other.isEnabled = false
    #expect(!limited(other, 1).isEnabled)
    #expect(limited(outer, 1).isEnabled)
  }

  @Test func `what is beside the shared memory stays`() {
    var changed = ChangedEnvironments()
    var inner = EnvironmentValues()
    changed.apply(.lines(least: 0, most: 1), to: &inner) { $0.lineLimit = 1 }
    inner = EnvironmentValues()
    inner.stackOrientation = .horizontal
    changed.apply(.lines(least: 0, most: 1), to: &inner) { $0.lineLimit = 1 }
    #expect(inner.stackOrientation == .horizontal)
  }

  @Test func `more changes than are remembered are made again`() {
    var changed = ChangedEnvironments()
    let outer = EnvironmentValues()
    var made = 0
    for _ in 0..<2 {
      for most in 0..<40 {
        var inner = outer
        changed.apply(.lines(least: 0, most: most), to: &inner) {
          $0.lineLimit = most
          made += 1
        }
        #expect(inner.lineLimit == most)
      }
    }
    #expect(made == 80)
  }

  private struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Signed: ButtonStyle {
    let sign: String
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(sign); configuration.label
      }
    }
  }

  @Test func `buttons beside each other have the styles that each was given`() {
    let stage = Stage(8, 1) {
      HStack(spacing: 0) {
        Button("a") {}.buttonStyle(Plain())
        Button("b") {}.buttonStyle(Signed(sign: "+"))
        Button("c") {}.buttonStyle(Signed(sign: "-"))
        Button("d") {}.buttonStyle(Plain())
        Button("e") {}.buttonStyle(.plain)
      }
    }
    #expect(stage.lines[0].trimmed == "a+b-cde")
  }
}
