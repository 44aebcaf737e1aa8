import Testing

@testable import TesseraLayout

struct AngleTests {
  @Test func `degrees and radians are one angle`() {
    #expect(Angle.degrees(180) == Angle(radians: .pi))
    #expect(Angle(degrees: 90).radians == .pi / 2)
    var angle = Angle.zero
    angle.degrees = 45
    #expect(angle == .radians(.pi / 4))
    #expect(abs(angle.degrees - 45) < 1e-12)
  }

  @Test func `angles are added, multiplied and compared`() {
    #expect(Angle.degrees(90) + .degrees(90) == .degrees(180))
    #expect(Angle.degrees(90) - .degrees(180) == -.degrees(90))
    #expect(2 * Angle.degrees(45) == .degrees(90) && Angle.degrees(90) / 2 == .degrees(45))
    var angle = Angle.radians(1)
    angle += .radians(2)
    angle -= .radians(0.5)
    #expect(angle == .radians(2.5) && Angle.zero < angle)
  }
}

struct CGAffineTransformTests {
  private func isNear(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool {
    abs(point.x.native - x) < 1e-12 && abs(point.y.native - y) < 1e-12
  }

  @Test func `a turn takes the point above the middle to its right`() {
    let point = CGPoint(x: 0, y: -10).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(point, 10, 0))
  }

  @Test func `maps follow each other in the order of their words`() {
    let moved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(isNear(CGPoint(x: 1, y: 1).applying(moved), 12, 3))
    let scaled = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 0)
    #expect(isNear(CGPoint(x: 1, y: 1).applying(scaled), 22, 3))
    let turned = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(turned), 4, 0))
    let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0))
    #expect(isNear(CGPoint(x: 1, y: 1).applying(both), 3, 2))
  }

  @Test func `a map and its inverse leave everything in place`() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    #expect(isNear(CGPoint(x: 3, y: 5).applying(map).applying(map.inverted()), 3, 5))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(CGAffineTransform().isIdentity && !map.isIdentity)
    #expect([map.a, map.b, map.c, map.d, map.tx, map.ty] == [2, 1, -1, 3, 7, -4])
  }

  @Test func `rectangles keep around what they hold, sizes don't move`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = Rect(CGRect(x: 0, y: 0, width: 4, height: 2).applying(quarter))
    #expect(abs(turned.minX + 2) < 1e-12 && abs(turned.width - 2) < 1e-12 && abs(turned.height - 4) < 1e-12)
    let size = Size(CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9)))
    #expect(size == Size(width: 3, height: 4))
  }
}
