import Foundation
import Tessera
import Testing

@testable import TesseraCommand

/// Items from pipes that aren't items byte for byte: headings, JSON, several sources.
@MainActor
struct ItemInputTests {
  /// What all bytes become that arrive in blocks of a size.
  private func read(
    _ inputs: [[UInt8]], form: ItemStaging.Form?, block: Int = .max, separator: ItemSeparator = .newline
  ) throws -> (store: ItemStore, failure: CommandError?) {
    let store = ItemStore(separator: form == .json ? .null : separator)
    var pipes: [OpenPipe] = []
    for _ in inputs { pipes.append(try OpenPipe()) }
    let sources = pipes.enumerated().map { ItemSource(name: "input \($0.offset)", descriptor: dup($0.element.reading)) }
    let input = ItemInput(items: store, sources: sources, separator: separator, form: form)
    let source = input.source {}
    for (bytes, pipe) in zip(inputs, pipes) {
      var rest = bytes[...]
      while !rest.isEmpty {
        // Less than a pipe holds, so that nothing waits for a reader.
        let sent = min(block, 16 << 10, rest.count)
        try pipe.send(Array(rest.prefix(sent)))
        rest = rest.dropFirst(sent)
        if block < .max || !rest.isEmpty { _ = source.readSlice() }
      }
      pipe.closeWriting()
    }
    do throws(CommandError) { try input.readAll() } catch { return (store, error) }
    return (store, nil)
  }

  private func json(_ text: String, block: Int = .max) throws -> (store: ItemStore, complaint: String?) {
    let (store, failure) = try read([Array(text.utf8)], form: .json, block: block)
    return (store, failure?.explanation)
  }

  @Test func sourcesFollowEachOtherAndEachLastLineIsAnItem() throws {
    let (store, failure) = try read([Array("a\nb".utf8), [], Array("\nc\n".utf8)], form: nil)
    #expect(failure == nil)
    #expect(store.texts == ["a", "b", "", "c"])
  }

  @Test("Headings are no items, in whatever blocks they come", arguments: [1, 2, 3, 7, .max])
  func headings(_ block: Int) throws {
    let text = "\u{FEFF}# One\r\na\r\nb\n#\n# Two\nc\n#unused"
    let (store, _) = try read([Array(text.utf8)], form: .headings(prefix: [0x23]), block: block)
    #expect(store.texts == ["a\r", "b", "c"])
    let titles = store.sections.all.map { String(decoding: $0.title ?? [], as: UTF8.self) }
    #expect(titles == [" One", " Two", "unused"])
    #expect(store.sections.section(of: 1)?.start == 0)
    #expect(store.sections.section(of: 2)?.start == 2)
  }

  @Test("Objects a line and arrays are the same items, in whatever blocks they come", arguments: [1, 5, .max])
  func objects(_ block: Int) throws {
    let texts = [
      "{\"label\":\"one\",\"value\":\"1\"}\n\n  {\"label\":\"zw\\u00f6\\n\", \"detail\": null, \"other\": []}\r\n\"three\"",
      "\u{FEFF} [ {\"label\":\"one\",\n\"value\":\"1\"} ,{\"label\":\"zwö\\n\"}\n,\n\"three\" ]\n\n",
    ]
    for text in texts {
      let (store, complaint) = try json(text, block: block)
      #expect(complaint == nil)
      try #require(store.labels == ["one", "zwö\n", "three"])
      #expect(store.withAnswerBytes(of: 0) { Array($0) } == [0x31])
      #expect(store.withAnswerBytes(of: 1) { String(decoding: $0, as: UTF8.self) } == "zwö\n")
    }
  }

  @Test func everyKeyIsRead() throws {
    let (store, _) = try json(
      #"""
      {"label":"l","value":{"a":[1,true]},"detail":"d","icon":"i","span":2,"color":"#102030","section":"s","disabled":true,"selected":true,"key":"ctrl-x","run":["a","b c"]}
      {"label":"m","section":"s","run":"ls | wc","value":7}
      {"label":"n"}
      """#)
    let detail = try #require(store.details[0])
    #expect(detail.value == Array(#"{"a":[1,true]}"#.utf8))
    #expect(detail.detail == Array("d".utf8) && detail.icon == Array("i".utf8) && detail.span == 2)
    #expect(detail.color == .rgb(RGB(0x102030)) && detail.isDisabled && detail.isSelected)
    #expect(detail.key == NamedKey("ctrl-x"))
    #expect(detail.run == .arguments([Array("a".utf8), Array("b c".utf8)]))
    #expect(store.details[1]?.run == .shell(Array("ls | wc".utf8)) && store.details[1]?.value == Array("7".utf8))
    #expect(store.details[2] == nil)
    #expect(store.sections.all == [.init(start: 0, title: Array("s".utf8)), .init(start: 2, title: nil)])
    #expect(!store.canPick(0) && store.canPick(1))
  }

  @Test(
    "What is wrong is told with its line, key and column",
    arguments: [
      ("{\"label\":\"a\"}\n{bad", "input 0, line 2, column "), ("{\"label\":1}", "input 0, line 1, key 'label': "),
      ("\n\n{}", "input 0, line 3, key 'label': "), ("7", "input 0, line 1: "),
      ("{\"label\":\"a\"} {}", "input 0, line 1, column 15: "),
      ("{\"label\":\"a\",\"span\":0}", "input 0, line 1, key 'span': "),
      ("{\"label\":\"a\",\"color\":\"nope\"}", "input 0, line 1, key 'color': "),
      ("{\"label\":\"a\",\"disabled\":1}", "input 0, line 1, key 'disabled': "),
      ("{\"label\":\"a\",\"key\":\"foo\"}", "input 0, line 1, key 'key': "),
      ("{\"label\":\"a\",\"run\":[]}", "input 0, line 1, key 'run': "),
      ("{\"label\":\"a\",\"run\":[\"\"]}", "input 0, line 1, key 'run': "),
      ("{\"label\":\"a\",\"run\":[\"a\\u0000\"]}", "input 0, line 1, key 'run': "),
      ("[{\"label\":\"a\"},\n {}]", "input 0, line 2, key 'label': "),
      ("[\"a\" \"b\"]", "input 0, line 1, column 6: "), ("[\"a\"] x", "input 0, line 1, column 7: "),
      ("[\"a\",\n", "input 0, line 1, column "),
      ("[\"a\"", "input 0, line 1, column "), ("{\"label\":\"a\",\"label\":\"b\"}", "input 0, line 1, column "),
      ("[", "input 0, line 1, column "),
      ("{\"label\":\"a\"\n}", "input 0, line 1, column "), ("{\"label\":\"\u{1}\"}", "input 0, line 1, column "),
    ])
  func errors(_ text: String, _ start: String) throws {
    let complaint = try #require(try json(text).complaint)
    #expect(complaint.hasPrefix(start), "\(complaint)")
    #expect(complaint.utf8.allSatisfy { (0x20...0x7E).contains($0) })
  }

  @Test func deepAndEndlessNestingIsRefused() throws {
    #expect(try json("{\"label\":" + String(repeating: "[", count: 100_000)).complaint != nil)
    #expect(try json(String(repeating: "[", count: 100_000)).complaint != nil)
  }

  @Test func emptyArraysAndBlankInputHaveNoItems() throws {
    for text in ["[]", " [ \n ] ", "", "\n \n", "\u{FEFF}"] {
      let (store, complaint) = try json(text)
      #expect(store.count == 0 && complaint == nil)
    }
  }

  @Test func aFileThatIsMissingOrAFolderIsToldByItsName() throws {
    #expect(throws: CommandError.self) { try ItemSource.sources(of: [Array("/nonexistent".utf8)]) }
    let folder = try ItemSource.sources(of: [Array("/".utf8)])
    let input = ItemInput(items: ItemStore(separator: .newline), sources: folder, separator: .newline)
    do throws(CommandError) {
      try input.readAll()
      Issue.record("a folder was read")
    } catch {
      #expect(error.explanation.hasPrefix("/: "))
    }
  }
}
