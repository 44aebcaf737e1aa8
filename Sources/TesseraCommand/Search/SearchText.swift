/// The texts that are searched: what of each item a query is compared with.
///
/// Usually the label as it is drawn, straight from the store; fields of it are extracted by a closure.
struct SearchText {
  /// Calls a function with the bytes that are searched of the item at an index.
  typealias Extraction = (_ index: Int, _ body: (UnsafeRawBufferPointer) -> Void) -> Void

  private let items: ItemStore
  private let extraction: Extraction?

  /// The labels of a store's items, or what `extraction` takes of them.
  init(of items: ItemStore, extraction: Extraction? = nil) {
    self.items = items
    self.extraction = extraction
  }

  /// How many items there are so far.
  var count: Int { items.count }

  /// Calls `body` with the bytes that are searched, valid only meanwhile.
  func withBytes(of index: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
    if let extraction {
      extraction(index, body)
    } else {
      items.withLabelBytes(of: index, body)
    }
  }
}
