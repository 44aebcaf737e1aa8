import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a picker runs: commands that are bound to keys, and those of items.
extension TerminalTests.PickerScripting {
  @Test func `a bound command gets the terminal and the item as one argument; the picker returns`() throws {
    let session = try Tessera.openPicker(
      ["it's; echo $HOME", "beta"], ["--bind", "x:execute(sh -c 'printf \"<%s>\" \"$1\"; read -r line' sh {})"])
    try session.press(.text("x"))
    try session.wait(forText: "<it's; echo $HOME>")
    #expect(try session.device.attributes() == session.attributesBefore)
    try session.press(.enter)
    try session.wait(forText: "beta")
    try session.press(.right, .enter)
    #expect(try session.waitForExit() == .code(0))
    #expect(session.outputText == "beta\n")
    try session.expectTerminalGivenBack()
  }

  @Test func `a NUL of an item is left out of arguments and variables`() throws {
    let json = #"{"label":"Say","value":"a\u0000b","run":"printf '[%s]' \"$TESSERA_ITEM\"; read -r x"}"# + "\n"
    let session = try Tessera.start(
      [
        "--json", "--keep-open", "--allow-run", "--bind",
        "x:execute(sh -c 'printf \"<%s>\" \"$1\"; read -r line' sh {})",
      ],
      input: .bytes(Array(json.utf8)))
    try session.wait(forText: "Say")
    try session.press(.text("x"))
    try session.wait(forText: "<ab>")
    try session.press(.enter)
    try session.wait(forText: "Say")
    try session.press(.enter)
    try session.wait(forText: "[ab]")
    try session.press(.enter)
    try session.wait(forText: "Say")
    try session.press(.escape)
    #expect(try session.waitForExit() == .code(0))
    #expect(session.output == Array("a\0b\n".utf8))
  }

  @Test func `Ctrl-C in a bound command ends the command, not the picker`() throws {
    let session = try Tessera.openPicker(
      ["alpha", "beta"], ["--bind", "x:execute(sh -c 'echo running; exec sleep 60')"])
    try session.press(.text("x"))
    try session.wait(forText: "running")
    try session.press(.control("c"))
    try session.wait(forText: "beta")
    try session.press(.enter)
    #expect(try session.waitForExit() == .code(0))
    #expect(session.outputText == "alpha\n")
  }

  @Test func `an item runs its command with --allow-run, and the palette returns`() throws {
    let json = #"{"label":"Say","value":"v 1","run":"printf '[%s]' \"$TESSERA_ITEM\"; read -r x"}"# + "\n"
    let session = try Tessera.start(
      ["--json", "--keep-open", "--allow-run"], input: .bytes(Array(json.utf8)))
    try session.wait(forText: "Say")
    try session.press(.enter)
    try session.wait(forText: "[v 1]")
    try session.press(.enter)
    try session.wait(forText: "Say")
    try session.press(.escape)
    #expect(try session.waitForExit() == .code(0))
    #expect(session.outputText == "v 1\n")
  }

  @Test func `a variable of a command is that of the item, also within another one's command`() throws {
    let json = #"{"label":"Say","value":"mine","run":"printf '[%s]' \"$TESSERA_ITEM\"; read -r x"}"# + "\n"
    let session = try Tessera.start(
      ["--json", "--allow-run"], environment: ["TESSERA_ITEM": "outer"], input: .bytes(Array(json.utf8)))
    try session.wait(forText: "Say")
    try session.press(.enter)
    try session.wait(forText: "[mine]")
    try session.press(.enter)
    #expect(try session.waitForExit() == .code(0))
  }

  @Test func `without --allow-run nothing is run`() throws {
    let file = try TemporaryFile([])
    for run in [#"["rm","\#(file.path)"]"#, #""rm \#(file.path)""#] {
      let json = #"{"label":"Say","run":"# + run + "}\n"
      let session = try Tessera.start(["--json"], input: .bytes(Array(json.utf8)))
      try session.wait(forText: "Say")
      try session.press(.enter)
      #expect(try session.waitForExit() == .code(0))
      #expect(session.outputText == "Say\n")
      #expect(access(file.path, F_OK) == 0)
    }
  }
}
