/// Work that a program does while nobody needs it, such as a search: a slice at a time, with keys looked at in between.
package struct IdleWork {
  /// Whether there is anything left to do; asked each time round the loop.
  package let isWanted: @MainActor () -> Bool

  /// Does a part of it. Keys wait meanwhile: a few milliseconds at most.
  package let runSlice: @MainActor () -> Void

  /// Creates work.
  package init(isWanted: @escaping @MainActor () -> Bool, runSlice: @escaping @MainActor () -> Void) {
    self.isWanted = isWanted
    self.runSlice = runSlice
  }
}
