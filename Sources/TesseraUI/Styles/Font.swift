import struct Foundation.CGFloat

/// A kind of text. A terminal has one size of letters, so a font changes weight and slant only: titles and
/// headlines are bold.
public struct Font: Hashable, Sendable {
  /// How heavy letters are. A terminal knows two weights: what is heavier than medium is bold.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Lighter than light.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// Regular.
    public static let regular = Weight(value: 400)
    /// Between regular and bold; drawn regular.
    public static let medium = Weight(value: 500)
    /// Nearly bold; drawn bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavier than bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)

    var isBold: Bool { value >= Weight.semibold.value }
  }

  /// The shape of letters. A terminal's letters all have the same width.
  public enum Design: Hashable, Sendable {
    /// The system's.
    case `default`
    /// With serifs.
    case serif
    /// Round.
    case rounded
    /// Of one width.
    case monospaced
  }

  var isBold: Bool
  var isItalic = false

  /// The largest title.
  public static let largeTitle = Font(isBold: true)
  /// A title.
  public static let title = Font(isBold: true)
  /// A second title.
  public static let title2 = Font(isBold: true)
  /// A third title.
  public static let title3 = Font(isBold: true)
  /// A headline.
  public static let headline = Font(isBold: true)
  /// A line under a headline.
  public static let subheadline = Font(isBold: false)
  /// Running text.
  public static let body = Font(isBold: false)
  /// A remark.
  public static let callout = Font(isBold: false)
  /// A foot note.
  public static let footnote = Font(isBold: false)
  /// A caption.
  public static let caption = Font(isBold: false)
  /// A second caption.
  public static let caption2 = Font(isBold: false)

  /// The system's font; its size, in points, doesn't show in a terminal.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(isBold: (weight ?? .regular).isBold)
  }

  /// A font by its name. A terminal has one, in one size: only a weight that is set on it shows.
  public static func custom(_ name: String, size: CGFloat) -> Font { .body }

  /// A font by its name, as large as a kind of text. A terminal has one, in one size: only a weight that is set on it
  /// shows.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { .body }

  /// A font by its name, of a size that nothing changes. A terminal has one, in one size: only a weight that is set on
  /// it shows.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }

  /// A kind of text by its purpose.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A second title.
    case title2
    /// A third title.
    case title3
    /// A headline.
    case headline
    /// A line under a headline.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A foot note.
    case footnote
    /// A caption.
    case caption
    /// A second caption.
    case caption2

    fileprivate var isBold: Bool {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: true
      case .subheadline, .body, .callout, .footnote, .caption, .caption2: false
      }
    }
  }

  /// The system's font for a kind of text.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(isBold: weight?.isBold ?? style.isBold)
  }

  /// The font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The font, slanted.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.isBold = weight.isBold
    return copy
  }

  /// The font with letters of one width, which a terminal's always have.
  public func monospaced() -> Font { self }

  /// The font with digits of one width, which a terminal's always have.
  public func monospacedDigit() -> Font { self }
}
