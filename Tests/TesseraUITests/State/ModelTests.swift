import Testing

@testable import TesseraUI

@MainActor
struct ModelTests {
  @Observable
  final class Person: Identifiable {
    let id: Int
    var name: String
    init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  private struct Shouting: View {
    @Binding var text: String
    var body: some View { Button(text) { text = text.uppercased() }.buttonStyle(.plain) }
  }

  private struct Editor: View {
    @Bindable var person: Person
    var body: some View { Shouting(text: $person.name) }
  }

  private struct Reader: View {
    @Environment(Person.self) private var person
    @Environment(Nobody.self) private var nobody: Nobody?
    var body: some View { Text("\(person.name)\(nobody == nil ? "-" : "+")") }
  }

  @Observable final class Nobody {}

  private struct Owner: View {
    @State private var person = Person(id: 1, name: "ada")
    var body: some View {
      HStack(spacing: 8) {
        Editor(person: person)
        Reader()
      }
      .environment(person)
    }
  }

  @Test func `a model is bound, handed down, and shown anew after it changed`() {
    let stage = Stage(8, 1) { Owner() }
    #expect(stage.lines == ["ada ada-"])
    stage.press(.return)
    #expect(stage.lines == ["ADA ADA-"])
  }

  private struct Item: Identifiable {
    let id: Int
    var text: String
  }

  private struct List: View {
    @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
    var body: some View {
      HStack(spacing: 0) {
        ForEach($items) { $item in Shouting(text: $item.text) }
        Shouting(text: $items[0].text)
        Text(items.map(\.text).joined())
      }
    }
  }

  @Test func `elements are bound one by one`() {
    let stage = Stage(5, 1) { List() }
    #expect(stage.lines == ["abaab"])
    stage.press(.rightArrow, .return)
    #expect(stage.lines == ["aBaaB"])
    stage.press(.rightArrow, .return)
    #expect(stage.lines == ["ABAAB"])
  }

  private struct Flag: DynamicProperty {
    @State private var isOn = false
    var text: String { isOn ? "on" : "off" }
    func flip() { isOn.toggle() }
  }

  private struct Flags: View {
    private var first = Flag()
    @State private var number = 1
    private var second = Flag()
    var body: some View {
      Button("\(first.text) \(number) \(second.text)") {
        second.flip()
        number += 1
      }
      .buttonStyle(.plain)
    }
  }

  @Test func `properties inside of one's own are connected, each by itself`() {
    let stage = Stage(9, 1) { Flags() }
    stage.press(.return)
    #expect(stage.lines[0].trimmed == "off 2 on")
  }

  private struct Boxed: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Button("\(count)") { count += 1 }.buttonStyle(.plain)
      }
    }
  }

  @Test func `a modifier has a state for each view that it is put on`() {
    let modifier = Boxed()
    let stage = Stage(4, 1) {
      HStack(spacing: 0) {
        Text("a").modifier(modifier)
        Text("b").modifier(modifier)
      }
    }
    stage.press(.return, .rightArrow, .return, .return)
    #expect(stage.lines == ["a1b2"])
  }

  private struct Late: View {
    @State private var count = 0
    var body: some View {
      GeometryReader { _ in Button("\(count)") { count += 1 }.buttonStyle(.plain) }
    }
  }

  @Test func `one value used twice has two states where its content is made late`() {
    let value = Late()
    let stage = Stage(2, 1) {
      HStack(spacing: 0) {
        value
        value
      }
    }
    stage.press(.return, .rightArrow, .return, .return)
    #expect(stage.lines == ["12"])
  }
}
