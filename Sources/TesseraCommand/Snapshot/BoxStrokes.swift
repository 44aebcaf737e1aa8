/// The strokes of a box drawing character: how heavy the one to each side of its cell is.
struct BoxStrokes {
  /// A rectangle in the units of a picture.
  struct Rectangle: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  private enum Weight: Int {
    case none = 0
    case light = 2
    case heavy = 4
  }

  private let left: Weight
  private let right: Weight
  private let up: Weight
  private let down: Weight

  /// The strokes of a character that borders and scroll bars are drawn with; nil for any other.
  init?(_ character: Unicode.Scalar) {
    switch character {
    case "─": (left, right, up, down) = (.light, .light, .none, .none)
    case "│": (left, right, up, down) = (.none, .none, .light, .light)
    case "┃": (left, right, up, down) = (.none, .none, .heavy, .heavy)
    case "╿": (left, right, up, down) = (.none, .none, .heavy, .light)
    case "╽": (left, right, up, down) = (.none, .none, .light, .heavy)
    case "━": (left, right, up, down) = (.heavy, .heavy, .none, .none)
    case "┌", "╭": (left, right, up, down) = (.none, .light, .none, .light)
    case "┐", "╮": (left, right, up, down) = (.light, .none, .none, .light)
    case "└", "╰": (left, right, up, down) = (.none, .light, .light, .none)
    case "┘", "╯": (left, right, up, down) = (.light, .none, .light, .none)
    default: return nil
    }
  }

  /// The strokes as rectangles in a cell whose upper left corner is at `x` and `y`.
  func rectangles(x: Int, y: Int, width: Int, height: Int) -> [Rectangle] {
    let (middle, center) = (x + width / 2, y + height / 2)
    var result: [Rectangle] = []
    func add(_ weight: Weight, _ make: (Int) -> Rectangle) {
      if weight != .none { result.append(make(weight.rawValue)) }
    }
    add(left) { Rectangle(x: x, y: center - $0 / 2, width: middle - x + $0 / 2, height: $0) }
    add(right) { Rectangle(x: middle - $0 / 2, y: center - $0 / 2, width: x + width - middle + $0 / 2, height: $0) }
    add(up) { Rectangle(x: middle - $0 / 2, y: y, width: $0, height: center - y + $0 / 2) }
    add(down) { Rectangle(x: middle - $0 / 2, y: center - $0 / 2, width: $0, height: y + height - center + $0 / 2) }
    return result
  }
}
