/// Whether a new picture is needed, and whether views have to be made anew for it.
///
/// Where nothing has changed but the place of the focus or how far something is scrolled, the last plan can be drawn
/// again. A picture that is asked for without a reason is made anew.
package struct PictureNeed {
  /// Whether there has to be a picture.
  package private(set) var isThere = true

  private var hasMoved = false
  private var viewsMayDiffer = true

  package init() {}

  /// Whether only the focus or the scrolling has moved.
  package var isForMoveOnly: Bool { hasMoved && !viewsMayDiffer }

  /// Tells that the focus or the scrolling has moved.
  package mutating func noteMove() {
    isThere = true
    hasMoved = true
  }

  /// Tells that something of the program may have run: the next picture, whatever it is needed for, needs new views.
  package mutating func noteProgram() { viewsMayDiffer = true }

  /// Tells that views may show something else.
  package mutating func noteChange() {
    isThere = true
    viewsMayDiffer = true
  }

  /// Tells that the picture was drawn.
  package mutating func noteDrawing() {
    isThere = false
    hasMoved = false
    viewsMayDiffer = false
  }
}
