import Testing

@testable import TesseraUI

struct LazyLinesTests {
  @Test("Lines stand where a sum over all of them says", arguments: 0..<20 as Range<UInt64>)
  func linesAgreeWithASum(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    let gap = Double(Int.random(in: 0...3, using: &random))
    var lengths = Array(repeating: 10.0, count: count)
    var lines = LazyLines(count: count, gap: gap, estimate: 10)
    for _ in 0..<4 {
      let some = (0..<count).filter { _ in Bool.random(using: &random) }
        .map { (line: $0, length: Double(Int.random(in: 0...30, using: &random))) }
      for (line, length) in some { lengths[line] = length }
      lines.update(some)
      var start = 0.0
      for line in 0..<count {
        #expect(lines.start(of: line) == start)
        #expect(lines.extent(of: line) == lengths[line])
        start += lengths[line] + gap
      }
      #expect(lines.total == start - gap)
      for points in stride(from: -5.0, to: start + 5, by: 3.5) {
        let line = lines.line(at: points)
        #expect(line == 0 || lines.start(of: line) <= points)
        #expect(line == count - 1 || lines.start(of: line + 1) > points)
      }
    }
  }
}
