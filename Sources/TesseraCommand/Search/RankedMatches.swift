/// The matches of a query in the order in which they are shown: the places of their items.
///
/// A value: it stays as it is while the search goes on.
struct RankedMatches: RandomAccessCollection {
  private let ranked: MatchList
  private let byPlace: MatchList

  /// How many there are.
  let count: Int

  /// The first `count` matches of a list, and the same ones in the order of the items' places.
  init(ranked: MatchList, byPlace: MatchList, count: Int) {
    self.ranked = ranked
    self.byPlace = byPlace
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  /// The place among all items of the match at a rank, the best one's being 0.
  subscript(rank: Int) -> Int {
    precondition(rank >= 0 && rank < count, "there is no match of this rank")
    return ranked[rank].item
  }

  /// The rank of the item at a place, nil where it doesn't match. Its time is logarithmic.
  func rank(of item: Int) -> Int? {
    guard let index = matchIndex(from: item), byPlace[index].item == item else { return nil }
    if ranked === byPlace { return index }
    let key = byPlace[index]
    return ranked.firstIndex(ofAtLeast: key, in: count) { $0 }
  }

  /// The last item up to a place that matches, and the first behind it where there is none; nil without matches.
  ///
  /// Where the focus goes when its item is filtered away.
  func nearestItem(to item: Int) -> Int? {
    guard count > 0 else { return nil }
    let index = byPlace.firstIndex(ofAtLeast: item + 1, in: count) { $0.item }
    return byPlace[Swift.max(index - 1, 0)].item
  }

  private func matchIndex(from item: Int) -> Int? {
    let index = byPlace.firstIndex(ofAtLeast: item, in: count) { $0.item }
    return index < count ? index : nil
  }
}
