import Testing

@testable import TesseraCommand

struct CompletionTests {
  @Test("Every option is completed in every shell", arguments: Options.Shell.allCases)
  func everyOption(_ shell: Options.Shell) {
    let script = Completions.script(for: shell)
    for option in OptionTable.all {
      let spelling = shell == .fish ? "-l \(option.name) " : "--\(option.name)"
      #expect(script.contains(spelling), "\(option.name)")
    }
    #expect(script.hasSuffix("\n"))
  }
}
