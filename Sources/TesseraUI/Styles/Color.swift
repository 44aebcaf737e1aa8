/// A colour, as in SwiftUI: a style, and a view that fills the room it is given.
public struct Color: ShapeStyle, Hashable {
  private enum Source: Hashable {
    case adaptive(light: RGB, dark: RGB)
    case label(level: Int)
    case accent
    case clear
  }

  private var source: Source
  private var alpha: Double

  private init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  private init(light: UInt32, dark: UInt32) { self.init(.adaptive(light: RGB(light), dark: RGB(dark))) }

  /// The space that the parts of a colour count in. Terminals know one.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of the web and of terminals.
    case sRGB
  }

  /// Creates a colour from its parts, each 0–1; what lies outside is cut.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func part(_ value: Double) -> UInt8 { UInt8((value > 0 ? min(value, 1) : 0) * 255 + 0.5) }
    let color = RGB(red: part(red), green: part(green), blue: part(blue))
    self.init(.adaptive(light: color, dark: color), alpha: opacity > 0 ? min(opacity, 1) : 0)
  }

  /// Creates a grey, 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, once around the circle from red, its saturation and its brightness, each 0–1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let place = (offset + (hue > 0 ? min(hue, 1) : 0) * 6).truncatingRemainder(dividingBy: 6)
      let fall = max(0, min(place, 4 - place, 1))
      return (brightness > 0 ? min(brightness, 1) : 0) * (1 - (saturation > 0 ? min(saturation, 1) : 0) * fall)
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The colour, less opaque: its opacity times a factor of 0–1.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, alpha: alpha * (opacity > 0 ? min(opacity, 1) : 0))
  }

  /// Red.
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  /// Orange.
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  /// Yellow.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  /// Green.
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  /// Mint.
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  /// Teal.
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  /// Cyan.
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  /// Blue.
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  /// Indigo.
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  /// Purple.
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  /// Pink.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  /// Brown.
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  /// Grey.
  public static let gray = Color(light: 0x8E8E93, dark: 0x98989D)
  /// White.
  public static let white = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// Black.
  public static let black = Color(light: 0x000000, dark: 0x000000)
  /// Nothing.
  public static let clear = Color(.clear, alpha: 0)
  /// The colour of text.
  public static let primary = Color(.label(level: 0))
  /// The colour of explanations.
  public static let secondary = Color(.label(level: 1))
  /// The colour that controls are tinted with.
  public static let accentColor = Color(.accent)

  /// The colour for the environment's scheme.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    switch source {
    case .clear: _Paint(.clear)
    case .accent: _Paint(TintShapeStyle()._paint(in: environment).paint.multiplied(by: alpha))
    case .label(let level): _Paint(Paint(source: .label(level: level), opacity: alpha))
    case .adaptive(let light, let dark):
      _Paint(Paint(source: .rgb(environment.colorScheme == .dark ? dark : light), opacity: alpha))
    }
  }
}

extension Color: _PrimitiveView {
  /// Appends a fill.
  public func _makeNodes(in context: _ViewContext) {
    context.append(FillNode(.rectangle, paint: _paint(in: context.environment).paint, plan: context.plan))
  }
}
