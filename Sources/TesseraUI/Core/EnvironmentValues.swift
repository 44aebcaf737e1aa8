import TesseraLayout

/// A value that a view hands to all views in it.
public protocol EnvironmentKey {
  /// What is handed down.
  associatedtype Value

  /// The value where no view set one.
  static var defaultValue: Value { get }
}

/// What views hand to the views in them.
///
/// Copies share their memory until one is changed.
public struct EnvironmentValues {
  var storage: EnvironmentStorage

  /// What ties the focus of the view to values of the program.
  ///
  /// Beside the shared memory, as most views that have some have their own.
  package var focusLinks: [FocusLink] = []

  /// The direction of the stack around the view. Beside the shared memory, as every stack has its own.
  package var stackOrientation: Axis?

  /// Creates the values where no view set one.
  public init() { storage = EnvironmentStorage(EnvironmentFields()) }

  // For changes only: asking for it takes the memory for this copy alone.
  var fields: EnvironmentFields {
    get { storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(storage.fields) }
      yield &storage.fields
    }
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.fields.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { fields.values[ObjectIdentifier(key)] = newValue }
  }

  /// The model of a type that was handed down; nil where none was.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    storage.fields.values[ObjectIdentifier(type)] as? Object
  }

  /// Hands a model down; nil takes it away.
  mutating func set<Object: AnyObject>(_ object: Object?) { fields.values[ObjectIdentifier(Object.self)] = object }

  /// The direction that text runs in.
  public var layoutDirection: LayoutDirection {
    get { storage.fields.layoutDirection }
    set { fields.layoutDirection = newValue }
  }

  /// Whether the screen is dark or light.
  public var colorScheme: ColorScheme {
    get { storage.fields.colorScheme }
    set { fields.colorScheme = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { storage.fields.isEnabled }
    set { fields.isEnabled = newValue }
  }

  /// How many lines a text may have, nil for any number.
  public var lineLimit: Int? {
    get { storage.fields.lineLimit }
    set { fields.lineLimit = newValue }
  }

  /// Where a text is cut that doesn't fit.
  public var truncationMode: Text.TruncationMode {
    get { storage.fields.truncationMode }
    set { fields.truncationMode = newValue }
  }

  /// The side on which the lines of a text begin.
  public var multilineTextAlignment: TextAlignment {
    get { storage.fields.multilineTextAlignment }
    set { fields.multilineTextAlignment = newValue }
  }

  /// Which letters text is written in; nil for those it has.
  public var textCase: Text.Case? {
    get { storage.fields.textCase }
    set { fields.textCase = newValue }
  }

  /// Closes what the view is shown in; in a terminal it ends the program.
  public internal(set) var dismiss: DismissAction {
    get { storage.fields.dismiss }
    set { fields.dismiss = newValue }
  }

  /// The font of text; nil for running text.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }
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
