/// What took the press of a button, and gets the drags and the release that follow.
enum MouseCapture {
  /// Nothing did.
  case none
  /// A view that takes the mouse.
  case view(ViewIdentity)
  /// The bar of a scroll view, held so many eighths of a row below the top of its thumb.
  case scrollBar(ViewIdentity, grip: Int)
}
