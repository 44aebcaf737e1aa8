import Foundation
import Testing

@testable import TesseraCommand

struct ManualGoldenTests {
  @Test func theManualHasTheOptionsAndActionsOfTheTables() throws {
    let text = try ManualPage.text()
    if Golden.isRecording {
      try Data(text.utf8).write(to: ManualPage.file)
      return
    }
    let recorded = try String(contentsOf: ManualPage.file, encoding: .utf8)
    #expect(recorded == text, "docs/tessera.1 is stale; `make golden` makes it again")
  }

  @Test func theFrameHasBothPlaces() throws {
    let text = try ManualPage.text()
    for option in OptionTable.all { #expect(text.contains("Fl -\(option.name)")) }
    for action in BoundAction.plain { #expect(text.contains(".It Li \(action.name)")) }
  }
}
