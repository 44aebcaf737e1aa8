import Testing
import TesseraLayout

@testable import TesseraUI

@MainActor
struct PreferenceTests {
  private struct Widest: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
  }

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Choice: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
  }

  final class Log {
    var names: [[String]] = []
  }

  private struct Column: View {
    @State private var width: Double?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["a", "bcd", "ef"], id: \.self) { label in
          HStack(spacing: 0) {
            Text(label)
              .background(GeometryReader { proxy in Color.clear.preference(key: Widest.self, value: proxy.width) })
              .frame(width: width.map { CGFloat($0) }, alignment: .leading)
            Text("|")
          }
        }
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test func `labels become as wide as the widest in the first picture`() {
    #expect(Stage(4, 3) { Column() }.lines == ["a  |", "bcd|", "ef |"])
  }

  @Test func `values come in the order of the views, those made late too`() {
    let log = Log()
    _ = Stage(9, 3) {
      VStack(spacing: 0) {
        GeometryReader { _ in Text("a").preference(key: Names.self, value: ["a"]) }
        Text("b").preference(key: Names.self, value: ["b"])
      }
      .onPreferenceChange(Names.self) { log.names.append($0) }
    }
    #expect(log.names == [["a", "b"]])
  }

  @Test func `a view's value stands in for those in it, and reaches all around it`() {
    let log = Log()
    _ = Stage(9, 3) {
      VStack {
        Group {
          Text("a").preference(key: Names.self, value: ["a"])
          Text("b")
        }
        .preference(key: Names.self, value: ["group"])
      }
      .onPreferenceChange(Names.self) { log.names.append($0 + ["inner"]) }
      .onPreferenceChange(Names.self) { log.names.append($0 + ["outer"]) }
    }
    #expect(log.names.map { $0.joined(separator: " ") }.sorted() == ["group inner", "group outer"])
  }

  @Test func `only a change is told, and the default once no view has a value`() {
    let log = Log()
    let stage = Stage(9, 3) { Switching(log: log) }
    #expect(log.names == [])
    stage.press(.return)
    #expect(log.names == [["on"]])
    stage.press(.tab)
    #expect(log.names == [["on"]])
    stage.press(.return)
    #expect(log.names == [["on"], []])
  }

  private struct Switching: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      HStack {
        Button("a") { isOn.toggle() }
        if isOn { Text("b").preference(key: Names.self, value: ["on"]) }
      }
      .onPreferenceChange(Names.self) { log.names.append($0) }
    }
  }

  @Test func `what ViewThatFits doesn't choose hands nothing up`() {
    let log = Log()
    _ = Stage(3, 1) {
      ViewThatFits {
        Text("too wide").preference(key: Names.self, value: ["wide"])
        Text("fit").preference(key: Names.self, value: ["narrow"])
      }
      .onPreferenceChange(Names.self) { log.names.append($0) }
    }
    #expect(log.names == [["narrow"]])
  }

  @Test func `the default of an optional value is none`() { #expect(Choice.defaultValue == nil) }
}
