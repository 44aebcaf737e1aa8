extension Options {
  /// What the screen looks like.
  struct Appearance: Equatable {
    /// What stands above the tiles, of one or more lines: `--header`.
    var header: String?

    /// What stands before the filter, or before the number that line mode asks for: `--prompt`.
    var prompt: String?

    /// What a first, wide tile says that can't be picked: `--intro`.
    var introduction: String?

    /// What stands below the tiles: `--footer`.
    var footer: String?

    /// The most rows of a label; nil leaves it to the density: `--lines`.
    var lineLimit: Int?

    /// The least width of a tile in columns of the screen, nil for the usual one: `--tile-width`.
    var tileWidth: Int?

    /// How many columns of tiles there may be; nil for as many as fit: `--columns`.
    var tileColumns: ClosedRange<Int>?

    /// The columns of the screen between two tiles, nil for the usual gap: `--tile-gap`.
    var tileGap: Int?

    /// How high tiles are, where it was said: `--density`.
    var chosenDensity: Density?

    /// How high tiles are: in a list one row, elsewhere three, if nothing else was said.
    var density: Density {
      get { chosenDensity ?? (arrangement == .list ? .compact : .regular) }
      set { chosenDensity = newValue }
    }

    /// How tiles are arranged: `--arrange`.
    var arrangement = Arrangement.wideFirst

    /// Whether tiles show their numbers: `--numbers`, `--no-numbers`.
    var showsNumbers = true

    /// Whether items go on to the right or downwards: `--fill`.
    var fill = Fill.row

    /// The part of the screen that is used; nil for all of it: `--height`.
    var height: Height?

    /// Whether items are listed as lines and asked for by number: `--plain`.
    var isPlain = false

    /// Where lines begin: `--direction`.
    var direction = Direction.auto

    /// The set of colours: `--theme`, or the first word of `--color`.
    var theme = Theme.auto

    /// Single colours, the later ones winning: `--color`.
    var colors: [ColorAssignment] = []

    /// Whether colours are wanted whatever the environment says: by a `--color` that names any, or a theme that has any.
    var asksForColors = false

    /// Whether anything may move by itself: off by `--no-motion`.
    var showsMotion = true

    /// Whether the mouse is listened to: `--mouse`, `--no-mouse`.
    var usesMouse = true

    /// A command whose output is shown for the focused item, words as a shell's: `--preview`.
    var preview: CommandTemplate?
  }

  /// How high tiles are.
  enum Density: String, CaseIterable {
    /// One row a tile.
    case compact
    /// Three rows, and half a row more where two lines would touch the edge.
    case regular
    /// Four rows.
    case roomy
  }

  /// How tiles are arranged.
  enum Arrangement: String, CaseIterable {
    /// A grid whose first tile takes two columns.
    case wideFirst = "wide-first"
    /// A grid of equal tiles.
    case grid
    /// Tiles as wide as their labels, wrapped as words are.
    case flow
    /// One tile a row.
    case list
  }

  /// Whether items go on to the right or downwards.
  enum Fill: String, CaseIterable {
    /// The second item stands beside the first.
    case row
    /// The second item stands below the first.
    case column
  }

  /// The part of the screen that is used.
  enum Height: Equatable {
    /// A number of rows.
    case rows(Int)
    /// A part of the terminal's height, in percent from 1 to 100.
    case percent(Int)
    /// As many rows as the items need, at most the terminal's.
    case auto
    /// As many rows as the items need, at most so many.
    case rowsAtMost(Int)
    /// As many rows as the items need, at most a part of the terminal's height, in percent from 1 to 100.
    case percentAtMost(Int)

    /// Whether as many rows are used as are needed.
    var isFitted: Bool {
      switch self {
      case .auto, .rowsAtMost, .percentAtMost: true
      case .rows, .percent: false
      }
    }

    /// The most rows of a screen of so many, which keeps a row of the prompt.
    func most(of screenRows: Int) -> Int {
      let wanted =
        switch self {
        case .auto: screenRows
        case .rows(let count), .rowsAtMost(let count): count
        case .percent(let percent), .percentAtMost(let percent): screenRows * percent / 100
        }
      return max(1, min(wanted, screenRows - 1))
    }
  }

  /// Where lines begin.
  enum Direction: String, CaseIterable {
    /// Where the locale says.
    case auto
    /// At the left.
    case leftToRight = "ltr"
    /// At the right.
    case rightToLeft = "rtl"
  }

  /// A set of colours.
  enum Theme: String, CaseIterable {
    /// Dark or light, as the terminal is.
    case auto
    case dark
    case light
    /// Without colours.
    case mono
    case highContrast = "high-contrast"
  }
}
