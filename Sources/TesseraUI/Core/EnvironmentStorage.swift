import TesseraLayout

/// The fields behind ``EnvironmentValues``, shared by all copies until one changes.
///
/// A context copies its environment for every view; by value, that would be two dozen references to count.
final class EnvironmentStorage {
  var fields: EnvironmentFields

  init(_ fields: EnvironmentFields) { self.fields = fields }
}

/// What ``EnvironmentValues`` gives names to.
struct EnvironmentFields {
  var values: [ObjectIdentifier: Any] = [:]
  var layoutDirection = LayoutDirection.leftToRight
  var colorScheme = ColorScheme.dark
  var isEnabled = true
  var lineLimit: Int?
  var truncationMode = Text.TruncationMode.tail
  var multilineTextAlignment = TextAlignment.leading
  var dismiss = DismissAction(action: {})
  var textStyle = TextStyle()
  var buttonStyle: any ButtonStyle = DefaultButtonStyle()
  var primitiveButtonStyle: (any PrimitiveButtonStyle)?
  var tint: (any ShapeStyle)?
  var keyboardShortcut: KeyboardShortcut?
  var description = SpokenDescription()
  var minimumLines = 0
  var metrics = CellMetrics.standard
  var themes = Themes.standard
  var traits = ScreenTraits()
  var keyHandlers: [KeyHandler] = []
  var focusEffect = true
  var enclosingScrolls = EnclosingScrolls()
  var scrollReaders: [ViewIdentity] = []
  var coordinateSpaces: [CoordinateSpaceMark] = []
  var preferences: [PreferenceCollector] = []
  var sizeClasses: (horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?) = (.regular, .regular)
  var dynamicTypeSize = DynamicTypeSize.large
  var textCase: Text.Case?
  var hiddenScrollBars: Axis.Set = []
  var inputStatus = InputStatus()
  var host = HostActions()
}
