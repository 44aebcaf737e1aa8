import SwiftUI

struct MyEqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let maxSize = maxSize(subviews: subviews)
    let spacing = spacing(subviews: subviews)
    let totalSpacing = spacing.reduce(0) { $0 + $1 }
    return CGSize(width: maxSize.width * CGFloat(subviews.count) + totalSpacing, height: maxSize.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard !subviews.isEmpty else { return }
    let maxSize = maxSize(subviews: subviews)
    let spacing = spacing(subviews: subviews)
    let placementProposal = ProposedViewSize(width: maxSize.width, height: maxSize.height)
    var nextX = bounds.minX + maxSize.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: placementProposal)
      nextX += maxSize.width + spacing[index]
    }
  }

  private func maxSize(subviews: Subviews) -> CGSize {
    let subviewSizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return subviewSizes.reduce(.zero) { currentMax, subviewSize in
      CGSize(width: max(currentMax.width, subviewSize.width), height: max(currentMax.height, subviewSize.height))
    }
  }

  private func spacing(subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

@Observable class PetModel {
  var votes: [String: Int] = ["Cat": 0, "Goldfish": 0, "Dog": 0]
  var total: Int { votes.values.reduce(0, +) }
  func vote(_ name: String) { votes[name, default: 0] += 1 }
}

struct VotesScreen: View {
  @State private var model = PetModel()

  var body: some View {
    VStack {
      Text("Total: \(model.total)")
      MyEqualWidthHStack {
        ForEach(model.votes.keys.sorted(), id: \.self) { name in
          Button {
            model.vote(name)
          } label: {
            Text("\(name) \(model.votes[name] ?? 0)")
              .frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered)
        }
      }
    }
  }
}
