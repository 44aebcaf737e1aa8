import Testing
import TesseraLayout

/// Says which numbers of an arrangement are not those that the browser engine computed.
func mismatches(_ arrangement: LayoutArrangement, _ oracle: OracleCase, comparesWidth: Bool = true) -> [String] {
  func differs(_ left: Double, _ right: Double) -> Bool { !(abs(left - right) <= OracleCase.tolerance) }
  var result: [String] = []
  if arrangement.arrangedFrames.count != oracle.frames.count {
    result.append("\(arrangement.arrangedFrames.count) frames, not \(oracle.frames.count)")
  }
  for (index, (frame, expected)) in zip(arrangement.arrangedFrames, oracle.frames).enumerated() {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    if zip(numbers, expected).contains(where: differs) || expected.count != 4 {
      result.append("frame \(index): \(numbers), not \(expected)")
    }
  }
  let size = arrangement.arrangedSize
  if comparesWidth && differs(size.width, oracle.size[0]) || differs(size.height, oracle.size[1]) {
    result.append("size \(size), not \(oracle.size)")
  }
  return result
}
