import Tessera
import TesseraUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// usage: TerminalProbe [rows N | percent N] [tiles N]
var options = TerminalOptions()
var count = 30
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  guard let number = words.popFirst().flatMap({ Int($0) }) else { exit(2) }
  switch word {
  case "rows": options.height = .rows(number)
  case "percent": options.height = .percent(number)
  case "tiles": count = number
  default: exit(2)
  }
}

let host = ViewHost(environment: .ofProcess(), root: ProbeView(count: count))
do {
  let outcome = try withTerminal(options) { terminal throws(TerminalError) in try runLoop(host, on: terminal) }
  if let signal = outcome.signalToDieOf { ProcessGroup.die(of: signal) }
  exit(outcome.exitStatus ?? 0)
} catch {
  complain(error.explanation, program: "probe")
  exit(2)
}
