/// The plans that a layout has made so far, one for each distinct proposal.
///
/// Asking for a line of a container asks its views, which may be containers themselves. Planned anew for each
/// question, the cost would double with every level of a nest.
package struct PlanMemory<Plan> {
  // Few proposals are made to one container, so a search is quicker than a table.
  private var plans: [(proposal: ProposedViewSize, plan: Plan)] = []

  package init() {}

  /// The plan for a proposal; made the first time.
  package mutating func plan(for proposal: ProposedViewSize, make: () -> Plan) -> Plan {
    for known in plans where known.proposal.isSame(as: proposal) { return known.plan }
    let plan = make()
    plans.append((proposal, plan))
    return plan
  }
}
