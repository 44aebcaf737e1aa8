import TesseraLayout

/// What the library's own views hand down.
extension EnvironmentValues {
  package var textStyle: TextStyle {
    get { storage.fields.textStyle }
    set { fields.textStyle = newValue }
  }

  package var buttonStyle: any ButtonStyle {
    get { storage.fields.buttonStyle }
    set { fields.buttonStyle = newValue }
  }

  package var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { storage.fields.primitiveButtonStyle }
    set { fields.primitiveButtonStyle = newValue }
  }

  package var tint: (any ShapeStyle)? {
    get { storage.fields.tint }
    set { fields.tint = newValue }
  }

  package var keyboardShortcut: KeyboardShortcut? {
    get { storage.fields.keyboardShortcut }
    set { fields.keyboardShortcut = newValue }
  }

  package var description: SpokenDescription {
    get { storage.fields.description }
    set { fields.description = newValue }
  }

  package var minimumLines: Int {
    get { storage.fields.minimumLines }
    set { fields.minimumLines = newValue }
  }

  package var metrics: CellMetrics {
    get { storage.fields.metrics }
    set { fields.metrics = newValue }
  }

  package var themes: Themes {
    get { storage.fields.themes }
    set { fields.themes = newValue }
  }

  /// The colours of the screen.
  package var theme: Theme { themes.of(colorScheme) }

  package internal(set) var traits: ScreenTraits {
    get { storage.fields.traits }
    set { fields.traits = newValue }
  }

  package var keyHandlers: [KeyHandler] {
    get { storage.fields.keyHandlers }
    set { fields.keyHandlers = newValue }
  }

  package var focusEffect: Bool {
    get { storage.fields.focusEffect }
    set { fields.focusEffect = newValue }
  }

  package var enclosingScrolls: EnclosingScrolls {
    get { storage.fields.enclosingScrolls }
    set { fields.enclosingScrolls = newValue }
  }

  package var scrollReaders: [ViewIdentity] {
    get { storage.fields.scrollReaders }
    set { fields.scrollReaders = newValue }
  }

  package var coordinateSpaces: [CoordinateSpaceMark] {
    get { storage.fields.coordinateSpaces }
    set { fields.coordinateSpaces = newValue }
  }

  package var preferences: [PreferenceCollector] {
    get { storage.fields.preferences }
    set { fields.preferences = newValue }
  }

  package var hiddenScrollBars: Axis.Set {
    get { storage.fields.hiddenScrollBars }
    set { fields.hiddenScrollBars = newValue }
  }

  package var inputStatus: InputStatus {
    get { storage.fields.inputStatus }
    set { fields.inputStatus = newValue }
  }

  package internal(set) var host: HostActions {
    get { storage.fields.host }
    set { fields.host = newValue }
  }
}
