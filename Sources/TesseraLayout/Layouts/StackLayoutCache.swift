/// What a stack has computed in this plan.
public struct StackLayoutCache {
  package var memory = PlanMemory<StackArrangement>()
}
