import Tessera

extension Options {
  /// What is printed instead of opening a screen.
  struct Report: Equatable {
    var showsHelp = false
    var showsVersion = false

    /// A shell whose completions are printed: `--completion`.
    var completion: Shell?

    /// A table of plans: `--plan`.
    var plan: PlanRequest?

    /// The tiles of the table: `--items`.
    var planItems: Int?

    /// A picture of the screen: `--snapshot`.
    var snapshot: SnapshotRequest?

    /// The keys that are pressed before the picture is taken: `--keys`.
    var keys: [NamedKey] = []

    /// Whether a gallery of containers opens: `--gallery`.
    var showsGallery = false
  }

  /// A table of plans that is printed instead of opening a screen.
  struct PlanRequest: Equatable {
    /// The widths in points.
    var widths: [Double]
    /// Whether every frame is printed, as JSON.
    var isJSON: Bool
  }

  /// A picture of the screen.
  struct SnapshotRequest: Equatable {
    /// The size of the screen.
    var size: CellSize
    /// What is printed of it.
    var format = SnapshotFormat.text
  }

  /// A shell that completions are made for.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }
}
