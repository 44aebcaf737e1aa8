import Foundation
import Testing

@testable import TesseraCommand

// On the main actor, since getopt has state of its own that two parsings must not share.
@MainActor
struct OptionLayersTests {
  private func options(file: String? = nil, defaults: String? = nil, _ words: [String] = []) throws -> Options {
    try Options(
      layers: OptionLayers(
        file: file.map { .init(name: "config", contents: Array($0.utf8)) }, defaults: defaults.map { Array($0.utf8) },
        arguments: (["tessera"] + words).map { Array($0.utf8) }))
  }

  @Test func theCommandLineOverrulesTheVariableWhichOverrulesTheFile() throws {
    let file = "--header file --footer file\n--prompt file"
    let options = try options(file: file, defaults: "--header 'the variable' --footer variable", ["--header", "line"])
    #expect(options.appearance.header == "line")
    #expect(options.appearance.footer == "variable")
    #expect(options.appearance.prompt == "file")
  }

  @Test func aVariableKeepsBytesThatAreNoCharacters() {
    setenv("TESSERA_TEST_BYTES", [0x2D, -1, -101, 0], 1)
    defer { unsetenv("TESSERA_TEST_BYTES") }
    #expect(environmentBytes("TESSERA_TEST_BYTES") == [0x2D, 0xFF, 0x9B])
    #expect(environmentBytes("TESSERA_TEST_NOTHING") == nil)
  }

  @Test(
    "What is wrong is told with the place",
    arguments: [
      ("--exact\n\n--density hug", nil, "config, line 3: bad value 'hug' of --density: "),
      ("--density\n  hug", nil, "config, line 2: bad value 'hug' of --density: "),
      ("# a\n--bogus", nil, "config, line 2: unknown option '--bogus'"),
      ("--exact\n-eZe", nil, "config, line 2: unknown option '-Z'"),
      ("--exact\n--header", nil, "config, line 2: option '--header' needs an argument"),
      ("--exact\nfoo --literal", nil, "config, line 2: 'foo' is no option"),
      ("-- a", nil, "config, line 1: 'a' is no option"),
      ("--exact\n'a", nil, "config, line 2: a quotation is not ended"),
      (nil, "--lines 0", "TESSERA_DEFAULT_OPTS: bad value '0' of --lines: "),
      (nil, "x", "TESSERA_DEFAULT_OPTS: 'x' is no option"),
      (nil, "\"", "TESSERA_DEFAULT_OPTS: a quotation is not ended"),
    ] as [(String?, String?, String)])
  func errors(_ file: String?, _ defaults: String?, _ start: String) throws {
    do {
      _ = try options(file: file, defaults: defaults)
      Issue.record("it was taken")
    } catch let error as ConfigurationError {
      #expect(error.explanation.hasPrefix(start), "\(error.explanation)")
    }
  }

  @Test func itemsOfTheCommandLineMayStillStandBetweenOptions() throws {
    let options = try options(defaults: "--exact", ["a", "--literal", "b"])
    #expect(options.items == [[0x61], [0x62]])
    #expect(options.search.isExact && options.search.isLiteral)
  }

  @Test(
    "The file is looked for in the folder of configurations",
    arguments: [
      (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/tessera/config"),
      (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config/tessera/config"),
      (["XDG_CONFIG_HOME": "", "HOME": "/h"], "/h/.config/tessera/config"), ([:], nil),
    ] as [([String: String], String?)])
  func path(_ environment: [String: String], _ path: String?) {
    #expect(ConfigurationFile.path { environment[$0].map { Array($0.utf8) } } == path.map { Array($0.utf8) })
  }

  @Test("The name of the folder is bytes, which need not be characters", arguments: ["XDG_CONFIG_HOME", "HOME"])
  func bytesOfPath(_ variable: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-config-\(UUID().uuidString)")
    let home = Array(folder.path.utf8) + [0x2F, 0xFF, 0xE4]
    let path = try #require(ConfigurationFile.path { $0 == variable ? home : nil })
    #expect(path.starts(with: home))
    #expect(try ConfigurationFile.contents(of: path) == nil)
    // The name is given to a shell as it stands in the environment: octal, as printf reads it.
    let name = path.map { "\\" + String($0, radix: 8) }.joined()
    let script = "p=$(printf '\(name)'); umask 022; mkdir -p \"${p%/*}\" && printf -- --exact >\"$p\""
    let shell = try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
    shell.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try ConfigurationFile.contents(of: path) == Array("--exact".utf8))
  }

  @Test(
    "A file that others may write to is refused",
    arguments: [(0o644, false), (0o600, false), (0o622, true), (0o660, true), (0o602, true)])
  func modes(_ mode: Int, _ isRefused: Bool) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-config-\(UUID().uuidString)").path
    try Data("--exact".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #require(chmod(path, mode_t(mode)) == 0)
    do throws(ConfigurationError) {
      #expect(try ConfigurationFile.contents(of: Array(path.utf8)) == Array("--exact".utf8))
      #expect(!isRefused)
    } catch {
      #expect(isRefused && error == .writableByOthers(path: printable(path)))
    }
    #expect(try ConfigurationFile.contents(of: Array((path + "-none").utf8)) == nil)
  }

  @Test func aFileOfAnotherOwnerIsRefused() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-config-\(UUID().uuidString)").path
    try Data("--exact".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    // Only root can give a file away.
    guard geteuid() == 0 else { return }
    try #require(chown(path, 12_345, 12_345) == 0)
    #expect(throws: ConfigurationError.foreignOwner(path: printable(path))) {
      try ConfigurationFile.contents(of: Array(path.utf8))
    }
  }
}
