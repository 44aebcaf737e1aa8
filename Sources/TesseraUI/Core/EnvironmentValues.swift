import TesseraLayout

/// A value that a view hands to all views in it.
public protocol EnvironmentKey {
  /// What is handed down.
  associatedtype Value

  /// The value where no view set one.
  static var defaultValue: Value { get }
}

/// What views hand to the views in them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The direction that text runs in.
  public var layoutDirection = LayoutDirection.leftToRight

  /// Whether the screen is dark or light.
  public var colorScheme = ColorScheme.dark

  /// Whether controls can be used.
  public var isEnabled = true

  /// How many lines a text may have, nil for any number.
  public var lineLimit: Int?

  /// Where a text is cut that doesn't fit.
  public var truncationMode = Text.TruncationMode.tail

  /// The side on which the lines of a text begin.
  public var multilineTextAlignment = TextAlignment.leading

  /// Closes what the view is shown in; in a terminal it ends the program.
  public internal(set) var dismiss = DismissAction(action: {})

  /// The font of text; nil for running text.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }

  package var textStyle = TextStyle()
  package var buttonStyle: any ButtonStyle = DefaultButtonStyle()
  package var primitiveButtonStyle: (any PrimitiveButtonStyle)?
  package var tint: (any ShapeStyle)?
  package var keyboardShortcut: KeyboardShortcut?
  package var description = SpokenDescription()
  package var minimumLines = 0
  package var metrics = CellMetrics.standard
  package var themes = Themes.standard
  package internal(set) var traits = ScreenTraits()
  package var stackOrientation: Axis?
  package var keyHandlers: [KeyHandler] = []
  package var focusLinks: [FocusLink] = []
  package var explicitID: (any Hashable)?
  package var focusEffect = true
  package var enclosingScrolls = EnclosingScrolls()
  package var scrollReaders: [ViewIdentity] = []
  package var coordinateSpaces: [CoordinateSpaceMark] = []
  package var inputStatus = InputStatus()
  package internal(set) var host = HostActions()

  /// The colours of the screen.
  package var theme: Theme { themes.of(colorScheme) }

  /// Creates the values where no view set one.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  /// The model of a type that was handed down; nil where none was.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

  /// Hands a model down; nil takes it away.
  mutating func set<Object: AnyObject>(_ object: Object?) { values[ObjectIdentifier(Object.self)] = object }
}

/// Whether what is behind the text is dark or light.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// The side on which the lines of a text begin.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where a line of text starts.
  case leading
  /// In the middle.
  case center
  /// Where a line of text ends.
  case trailing
}
