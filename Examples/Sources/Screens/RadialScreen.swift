import Foundation
import SwiftUI

/// A rank that a view carries for the layout.
private struct Rank: LayoutValueKey {
  static let defaultValue = 1
}

/// Places its views on a circle, those of a higher rank nearer to the middle.
private struct RadialLayout: Layout {
  var rotation: Angle

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 320))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let step = 2 * Double.pi / Double(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      let radius = min(bounds.width, bounds.height) / 2 - 24 * CGFloat(subview[Rank.self])
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: step * Double(index) + rotation.radians))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Planet: Identifiable {
  let id = UUID()
  let name: String
}

private final class Sky: ObservableObject {
  @Published var planets = ["Mercury", "Venus", "Earth", "Mars"].map(Planet.init)
  @Published var angle = Angle.zero
}

private struct Planets: View {
  @EnvironmentObject private var sky: Sky
  let isNear: Bool

  var body: some View {
    RadialLayout(rotation: sky.angle) {
      ForEach(sky.planets) { planet in
        Text(planet.name)
          .padding(.horizontal, 8)
          .background(.blue.opacity(0.3), in: Capsule())
          .layoutValue(key: Rank.self, value: isNear ? 3 : 1)
      }
    }
  }
}

struct RadialScreen: View {
  @StateObject private var sky = Sky()
  @State private var isNear = false
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Planets(isNear: isNear)
      HStack {
        Button("Turn") { sky.angle += .degrees(90) }
        Toggle("Near", isOn: $isNear)
        Text("\(Int(width.rounded())) wide, \(Int(sky.angle.degrees.rounded()))°")
      }
    }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { newWidth in
      width = newWidth
    }
    .environmentObject(sky)
  }
}
