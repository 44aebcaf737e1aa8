#if canImport(Glibc)
  import func Glibc.atan2
  import func Glibc.cbrt
  import func Glibc.pow
#elseif canImport(Musl)
  import func Musl.atan2
  import func Musl.cbrt
  import func Musl.pow
#else
  import func Darwin.atan2
  import func Darwin.cbrt
  import func Darwin.pow
#endif

/// Finds the number of a terminal's colour that shows a given colour best.
///
/// Colours are compared in OKLab (Björn Ottosson, “A perceptual color space for image processing”). The nearest
/// colour alone would make a grey of every faint tint, as the cube of 256 has no faint ones; so a colour with
/// a hue keeps a hue and a grey stays a grey, and of the colours with a hue the hue counts most. Answers are cached.
package struct ColorQuantizer {
  /// How many colours there are to choose from.
  package let depth: ColorDepth

  // A list, the newest last: a screen has few colours.
  private var cache: [(color: UInt32, index: UInt8)] = []
  private var candidates: [(index: UInt8, lab: OKLab)] = []

  // Below this chroma a colour looks grey: #121317 has 0.008, a cyan of 12 % over #FBFBF9 0.015.
  private static let greyChroma = 0.012

  /// Creates a quantizer for a depth.
  package init(depth: ColorDepth) { self.depth = depth }

  /// The number of the best colour, nil where there are no colours.
  ///
  /// With 256 colours 16–255: the first sixteen are what the user's theme makes of them. With fewer, dark greys keep
  /// apart from black (8 with 16 colours), and a tint is the colour of its hue, bright where it is light.
  package mutating func index(of color: RGB) -> Int? {
    guard depth != .none else { return nil }
    if let cached = cache.first(where: { $0.color == color.hex }) { return Int(cached.index) }
    let lab = OKLab(color)
    let found: UInt8
    switch depth {
    case .indexed256, .direct: found = nearest256(to: lab)
    case .ansi16: found = Self.ansi16(lab)
    default: found = Self.ansi8(lab)
    }
    if cache.count >= 256 { cache.removeAll(keepingCapacity: true) }
    cache.append((color.hex, found))
    return Int(found)
  }

  /// Which of the first sixteen colours shows a colour, where there are no more than `depth`: eight or sixteen.
  package static func basicIndex(of color: RGB, depth: ColorDepth) -> Int {
    Int(depth == .ansi16 ? ansi16(OKLab(color)) : ansi8(OKLab(color)))
  }

  private mutating func nearest256(to lab: OKLab) -> UInt8 {
    if candidates.isEmpty { candidates = Self.candidates256 }
    let isGrey = lab.chroma < Self.greyChroma
    var best: (index: UInt8, distance: Double) = (16, .infinity)
    for candidate in candidates where (candidate.lab.chroma < Self.greyChroma) == isGrey {
      let distance = isGrey ? abs(candidate.lab.lightness - lab.lightness) : lab.tintDistance(to: candidate.lab)
      if distance < best.distance { best = (candidate.index, distance) }
    }
    return best.index
  }

  // What is worked out is worked out for the levels of the cube and the greys, not for each colour: a start waits for it.
  private static var candidates256: [(index: UInt8, lab: OKLab)] {
    let levels = (0...5).map { OKLab.linear(level(UInt8($0))) }
    var result: [(index: UInt8, lab: OKLab)] = []
    result.reserveCapacity(240)
    var index: UInt8 = 16
    for red in levels {
      for green in levels {
        for blue in levels {
          result.append((index, OKLab(red: red, green: green, blue: blue)))
          index += 1
        }
      }
    }
    for grey in UInt8(232)...255 {
      let part = OKLab.linear(palette256(grey).red)
      result.append((grey, OKLab(red: part, green: part, blue: part)))
    }
    return result
  }

  private static func ansi16(_ lab: OKLab) -> UInt8 {
    guard lab.chroma >= greyChroma else {
      switch lab.lightness {
      case ..<0.12: return 0
      case ..<0.65: return 8
      case ..<0.96: return 7
      default: return 15
      }
    }
    return lab.ansiHue + (lab.lightness > 0.62 ? 8 : 0)
  }

  private static func ansi8(_ lab: OKLab) -> UInt8 {
    // A dark grey can only be black or white here; text in the terminal's own colour is legible on black.
    guard lab.chroma >= greyChroma else { return lab.lightness < 0.5 ? 0 : 7 }
    return lab.ansiHue
  }

  /// The colour that xterm gives a number from 16 on.
  package static func palette256(_ index: UInt8) -> RGB {
    if index >= 232 {
      let level = 8 + 10 * (index - 232)
      return RGB(red: level, green: level, blue: level)
    }
    let cube = max(index, 16) - 16
    return RGB(red: level(cube / 36), green: level(cube / 6 % 6), blue: level(cube % 6))
  }

  // A level of the cube's colours.
  private static func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
}

/// A colour by lightness (0–1) and two axes, green to red and blue to yellow, whose distances are what the eye sees.
private struct OKLab {
  let lightness: Double
  let redness: Double
  let yellowness: Double
  /// How far from grey it is.
  let chroma: Double

  init(_ color: RGB) {
    self.init(red: Self.linear(color.red), green: Self.linear(color.green), blue: Self.linear(color.blue))
  }

  /// The part of light in a part of a colour.
  static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// A colour of parts of light.
  init(red: Double, green: Double, blue: Double) {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    redness = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    yellowness = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    chroma = (redness * redness + yellowness * yellowness).squareRoot()
  }

  /// Degrees from red over yellow, green and blue, 0–360.
  var hue: Double {
    let degrees = atan2(yellowness, redness) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// How unlike another colour with a hue is: a wrong hue counts most, a stronger one least.
  func tintDistance(to other: OKLab) -> Double {
    let lightnessDifference = lightness - other.lightness
    let chromaDifference = chroma - other.chroma
    // The cosine alone is independent of how strong either colour is, so a faint tint has a hue as well.
    let cosine = (redness * other.redness + yellowness * other.yellowness) / (chroma * other.chroma)
    return lightnessDifference * lightnessDifference + 0.8 * chromaDifference * chromaDifference
      + 0.08 * (1 - cosine)
  }

  /// The number of the ECMA-48 colour of this hue, 1–6.
  var ansiHue: UInt8 {
    // Where the middle between two neighbouring colours lies in OKLab: red 29°, yellow 110°, green 142°, cyan 195°,
    // blue 264°, magenta 328°. Orange (to 75°) is nearer to yellow in what people call it.
    switch hue {
    case 50..<125: 3
    case 125..<175: 2
    case 175..<225: 6
    case 225..<290: 4
    case 290..<350: 5
    default: 1
    }
  }
}
