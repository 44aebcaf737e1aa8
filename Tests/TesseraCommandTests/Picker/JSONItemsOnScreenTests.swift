import Tessera
import Testing

@testable import TesseraCommand

/// What keys of JSON items do on the screen.
@MainActor
@Suite struct JSONItemsOnScreenTests {
  private func picker(_ json: [String], _ change: (inout Options) -> Void = { _ in }) throws -> (
    PickerModel, any Interface
  ) {
    let items = ItemStore(separator: .null)
    let staging = ItemStaging(form: .json, separator: .newline, items: items)
    for line in json { try staging.store.append(item: Array(line.utf8)) }
    try staging.flush(atEnd: true)
    var options = Options()
    change(&options)
    let model = PickerModel(items: items, options: options)
    return (model, ViewHost(root: PickerView(model: model, strings: .english)))
  }

  private func picture(_ host: any Interface, traits: ScreenTraits = .uncoloured) -> Surface {
    host.draw(size: CellSize(columns: 60, rows: 20), traits: traits)
  }

  @Test(arguments: [
    (#""detail":"more of it""#, "more of it"), (#""icon":"★""#, "★ named"), (#""section":"Head""#, "Head"),
  ])
  func `texts are shown`(_ key: String, _ text: String) throws {
    let (_, host) = try picker(["{\"label\":\"named\",\(key)}"])
    #expect(picture(host).text.contains(text))
  }

  @Test func `a span takes columns`() throws {
    let (_, host) = try picker([#"{"label":"a","span":1}"#, #"{"label":"b","span":3}"#, #"{"label":"c"}"#])
    let top = try #require(picture(host).text.split(separator: "\n").first)
    #expect(top.split(separator: " ").map(\.count) == [14, 45])
  }

  @Test func `spans are those of all items while a filter shows some`() throws {
    let lines = (1...12).map { #"{"label":"item \#($0)","section":"part \#($0 / 5)","span":\#(1 + $0 % 3)}"# }
    let (model, host) = try picker(lines)
    _ = picture(host)
    host.handle(.key(KeyPress("/")), moreInputIsWaiting: false, now: .now)
    host.handle(.key(KeyPress("1")), moreInputIsWaiting: false, now: .now)
    model.finishSearch()
    // Another size has the columns decided anew.
    let narrow = host.draw(size: CellSize(columns: 59, rows: 18), traits: .coloured)
    #expect(narrow.text.contains("item 12") && !narrow.text.contains("item 3"))
  }

  @Test(arguments: [(nil, 1), (3, 0)])
  func `without marks the preselected item is where it begins`(most: Int?, focused: Int) throws {
    let (model, host) = try picker([#"{"label":"a"}"#, #"{"label":"b"}"#]) {
      $0.selection.preselected = [Array("b".utf8)]
      $0.selection.maximumMarks = most
    }
    _ = picture(host)
    #expect((model.focusedPosition ?? 0) == focused)
  }

  @Test func `a colour washes the tile`() throws {
    let (_, host) = try picker([#"{"label":"a"}"#, #"{"label":"b","color":"red"}"#, #"{"label":"c"}"#])
    let surface = picture(host, traits: .coloured)
    let fills = (0..<60).map { surface[column: $0, row: 1].upperBackground }
    #expect(fills[35] != fills[55] && fills[35] != .terminalDefault)
  }

  @Test func `a disabled item can't be picked, a selected one is marked, a key picks its item`() throws {
    let lines = [
      #"{"label":"a","disabled":true,"key":"x"}"#, #"{"label":"b","selected":true}"#,
      #"{"label":"c","key":"f2","value":"v"}"#,
    ]
    let (model, host) = try picker(lines) { $0.selection.maximumMarks = .max }
    _ = picture(host)
    #expect(model.focusedItem == 1 && model.marks.inInputOrder == [1])
    for key in ["x", "1"] as [KeyEquivalent] {
      host.handle(.key(KeyPress(key)), moreInputIsWaiting: false, now: .now)
      #expect(model.outcome == nil && model.marks.inInputOrder == [1])
    }
    host.handle(.key(KeyPress(.function(2))), moreInputIsWaiting: false, now: .now)
    guard case .accepted(let answer) = model.outcome else {
      Issue.record("nothing was picked")
      return
    }
    #expect(answer.items == [2])
  }
}
