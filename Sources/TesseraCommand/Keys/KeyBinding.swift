/// What a key does by `--bind`.
struct KeyBinding: Equatable {
  /// The key.
  let key: NamedKey

  /// What it does, in order; never nothing.
  let actions: [BoundAction]
}
