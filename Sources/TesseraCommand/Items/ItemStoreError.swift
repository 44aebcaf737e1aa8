/// Why an item store takes nothing more. What it holds stays good.
enum ItemStoreError: Error, Hashable, Sendable {
  /// It holds as many bytes as it was allowed.
  case full
  /// The system has no more memory.
  case outOfMemory
}
