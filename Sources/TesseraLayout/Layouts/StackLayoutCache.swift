/// The arrangements that a stack has computed in this plan, one for each distinct proposal.
///
/// Asking for a line of a stack asks its views, which may be stacks themselves. Computed anew for each question,
/// the cost would double with every level.
public struct StackLayoutCache {
  // Few proposals are made to one stack, so a search is quicker than a table.
  private var arrangements: [(proposal: ProposedViewSize, arrangement: StackArrangement)] = []

  /// The arrangement for a proposal; computed the first time.
  package mutating func arrangement(
    for proposal: ProposedViewSize, compute: () -> StackArrangement
  ) -> StackArrangement {
    for known in arrangements where known.proposal.isSame(as: proposal) { return known.arrangement }
    let arrangement = compute()
    arrangements.append((proposal, arrangement))
    return arrangement
  }
}
