import CUnistring

/// The full canonical decomposition of a character (`ü` gives `u` and U+0308), in the order of Unicode's data.
///
/// A character without one gives itself, a Hangul syllable its two or three letters. A dozen table lookups for
/// each character that comes out: callers that ask often keep the answers.
package func canonicalDecomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
  var parts = [UInt32](repeating: 0, count: Int(UC_DECOMPOSITION_MAX_LENGTH))
  let count = Int(uc_canonical_decomposition(scalar.value, &parts))
  guard count > 0 else { return [scalar] }
  return parts[..<count].flatMap { part -> [Unicode.Scalar] in
    guard let part = Unicode.Scalar(part), part != scalar else { return [] }
    return canonicalDecomposition(of: part)
  }
}

/// The one character that is canonically the same as two that follow each other, nil where there is none.
///
/// Hangul letters compose to syllables.
package func canonicalComposition(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
  let composed = uc_composition(first.value, second.value)
  return composed == 0 ? nil : Unicode.Scalar(composed)
}
