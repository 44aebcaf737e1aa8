import Glibc

// The headers show these two only with X/Open's feature macro, which Swift's module map doesn't set.
@_silgen_name("wcwidth") private func wcwidth(_ character: wchar_t) -> Int32
@_silgen_name("wcswidth") private func wcswidth(_ characters: UnsafePointer<wchar_t>, _ count: Int) -> Int32

/// The widths that glibc, and so ncurses and tmux, give in a UTF-8 locale.
struct LibraryWidth {
  private let locale: locale_t

  /// Nil where the locale C.UTF-8 is missing.
  init?() {
    // A locale of this thread only: tests run side by side.
    guard let locale = newlocale(1 << LC_CTYPE, "C.UTF-8", nil) else { return nil }
    self.locale = locale
  }

  /// What `wcwidth` gives; −1 for what it doesn't know.
  func columns(of character: Unicode.Scalar) -> Int {
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    return Int(wcwidth(wchar_t(character.value)))
  }

  /// What `wcswidth` gives for a string.
  func columns(of string: String) -> Int {
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    let characters = string.unicodeScalars.map { wchar_t($0.value) }
    return Int(wcswidth(characters, characters.count))
  }
}
