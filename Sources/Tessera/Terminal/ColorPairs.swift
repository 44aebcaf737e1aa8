import CNcurses
import TesseraLayout
import TesseraUI

/// The pairs of a text colour and a background that ncurses knows colours by.
///
/// A pair is defined when it is first used and stays for the session.
package struct ColorPairs {
  /// The numbers of two colours; -1 is the terminal's own.
  private struct Numbers {
    var foreground: Int
    var background: Int

    var key: KeyTable.Key {
      KeyTable.Key(high: UInt64(bitPattern: Int64(foreground)), low: UInt64(bitPattern: Int64(background)))
    }
  }

  private var quantizer: ColorQuantizer
  // Only where colours are 24 bits.
  private var palette: DirectPalette?
  private let limit: Int
  private let hasDefaults: Bool
  // Pair 1 stands at place 0.
  private var pairs: [Numbers] = []
  private var places = KeyTable()

  // The colours that were last asked for, and their pair: cells beside each other mostly have some in common.
  private var last: (foreground: CellColor, background: CellColor, pair: Int32)?

  /// Prepares the pairs of a screen whose colours were switched on (none of them where `depth` is none).
  ///
  /// `limit` counts the pair of the terminal's own colours, number 0. Without `hasDefaults` the terminal's
  /// own colours are taken to be white on black, as they can't be named.
  package init(depth: ColorDepth, limit: Int, hasDefaults: Bool) {
    quantizer = ColorQuantizer(depth: depth)
    palette = depth == .direct ? DirectPalette() : nil
    self.limit = limit
    self.hasDefaults = hasDefaults
  }

  /// The number of the pair for two colours.
  ///
  /// Once all pairs are in use, one with the same background is taken, so that shapes stay; failing that,
  /// the terminal's own colours.
  package mutating func pair(
    foreground: CellColor, background: CellColor
  ) throws(TerminalError) -> Int32 {
    if let last, last.foreground == foreground, last.background == background { return last.pair }
    let pair = try definedPair(foreground: foreground, background: background)
    last = (foreground, background, pair)
    return pair
  }

  private mutating func definedPair(
    foreground: CellColor, background: CellColor
  ) throws(TerminalError) -> Int32 {
    let numbers = Numbers(foreground: number(of: foreground), background: number(of: background))
    if numbers.foreground < 0, numbers.background < 0 { return 0 }
    if let known = places.place(of: numbers.key) { return Int32(known + 1) }
    let next = Int32(pairs.count + 1)
    guard next < limit else {
      let similar = pairs.firstIndex { $0.background == numbers.background && $0.foreground != numbers.background }
      return similar.map { Int32($0 + 1) } ?? 0
    }
    let status = tessera_pair_define(
      next, named(numbers.foreground, else: 7), named(numbers.background, else: 0))
    guard status != ERR else { throw .refused(.definePair) }
    pairs.append(numbers)
    places.append(numbers.key)
    return next
  }

  /// The bytes of a frame as they are sent: with 24-bit colours in place of their numbers, where they are used.
  package func sent(_ frame: [UInt8]) -> [UInt8] { palette?.rewrite(frame) ?? frame }

  private mutating func number(of color: CellColor) -> Int {
    guard let rgb = color.rgb else { return -1 }
    if let number = palette?.number(of: rgb) { return number }
    return quantizer.index(of: rgb) ?? -1
  }

  private func named(_ number: Int, else substitute: Int32) -> Int32 {
    number < 0 && !hasDefaults ? substitute : Int32(number)
  }
}
