import TesseraUI

/// Colours of 24 bits, under the numbers that ncurses knows them by.
///
/// ncurses sends a colour's number, as in `ESC [ 38 ; 5 ; 17 m`. On a terminal of 24-bit colour the numbers 16–255 stand
/// for the colours that the session uses, and ``rewrite(_:)`` puts the colours in their place on the way out. So
/// ncurses still finds the difference, and no colour is rounded while there are no more than 240 of them.
package struct DirectPalette {
  private static let first = 16
  private var numbers: [UInt32: Int] = [:]
  private var colors: [RGB] = []

  package init() {}

  /// The number of a colour, given to it when it is first asked for; once all are taken, that of the nearest.
  package mutating func number(of color: RGB) -> Int {
    if let known = numbers[color.hex] { return known }
    guard Self.first + colors.count < 256 else {
      let nearest = colors.indices.min { Self.distance(colors[$0], color) < Self.distance(colors[$1], color) }
      return Self.first + (nearest ?? 0)
    }
    let number = Self.first + colors.count
    colors.append(color)
    numbers[color.hex] = number
    return number
  }

  private static func distance(_ left: RGB, _ right: RGB) -> Int {
    func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
    // Weights of the eye's sensitivity, good enough to pick the least wrong of 240.
    return 2 * square(left.red, right.red) + 4 * square(left.green, right.green) + square(left.blue, right.blue)
  }

  /// The bytes of a frame with colours in the place of their numbers. Linear.
  ///
  /// Text can't be mistaken for a colour: what is drawn has no escape character.
  package func rewrite(_ frame: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(frame.count + frame.count / 4)
    var index = 0
    while index < frame.count {
      guard let (end, target, color) = color(at: index, in: frame) else {
        result.append(frame[index])
        index += 1
        continue
      }
      result += [0x1B, UInt8(ascii: "[")]
      result += "\(target);2;\(color.red);\(color.green);\(color.blue)m".utf8
      index = end
    }
    return result
  }

  /// The colour that a sequence `ESC [ 38 ; 5 ; N m`, or with 48, names; nil for anything else.
  private func color(at start: Int, in frame: [UInt8]) -> (end: Int, target: Int, color: RGB)? {
    guard frame[start] == 0x1B, start + 8 <= frame.count, frame[start + 1] == UInt8(ascii: "["),
      frame[start + 2] == UInt8(ascii: "3") || frame[start + 2] == UInt8(ascii: "4"),
      frame[start + 3...start + 6].elementsEqual("8;5;".utf8)
    else { return nil }
    var index = start + 7
    var number = 0
    while index < frame.count, let digit = Self.digit(frame[index]), number < 256 {
      number = number * 10 + digit
      index += 1
    }
    guard index < frame.count, frame[index] == UInt8(ascii: "m"), colors.indices.contains(number - Self.first)
    else { return nil }
    return (index + 1, frame[start + 2] == UInt8(ascii: "3") ? 38 : 48, colors[number - Self.first])
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }
}
