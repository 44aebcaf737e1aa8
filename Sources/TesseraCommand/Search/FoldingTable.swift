#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How characters fold, remembered: asking Unicode's data for each character of a million labels would take seconds.
///
/// Half a megabyte for the characters below U+10000, of which only the pages in use take memory. It is used by one
/// thread.
final class FoldingTable {
  /// What a character folds to.
  struct Entry {
    /// What comes out.
    enum Kind: UInt64 {
      case unknown
      /// One unit.
      case single
      /// One unit, which may compose with the one before it.
      case joining
      /// Nothing.
      case dropped
      /// More than one unit; ``CharacterFolding`` knows which.
      case several
    }

    fileprivate var bits: UInt64

    var kind: Kind { Kind(rawValue: bits >> 61) ?? .unknown }
    /// The unit, capital letters kept.
    var unit: UInt32 { UInt32(truncatingIfNeeded: bits & 0x1F_FFFF) }
    /// The unit, capital letters made small.
    var smallUnit: UInt32 { UInt32(truncatingIfNeeded: bits >> 21 & 0x1F_FFFF) }
    var classValue: UInt8 { UInt8(truncatingIfNeeded: bits >> 42 & 7) }

    fileprivate init(bits: UInt64) { self.bits = bits }

    fileprivate init(kind: Kind, unit: UInt32 = 0) {
      bits = kind.rawValue << 61
      if kind == .single || kind == .joining {
        bits |=
          UInt64(unit) | UInt64(CharacterFolding.lowercased(unit)) << 21
          | UInt64(CharacterClass(of: unit).rawValue) << 42
      }
    }
  }

  private static let size = 0x1_0000
  private let accents: SearchOptions.Accents
  private let entries: UnsafeMutablePointer<UInt64>

  init(accents: SearchOptions.Accents) {
    self.accents = accents
    // Zeroed pages of the system, as writing the zeros would touch all of them.
    guard let zeros = calloc(Self.size, MemoryLayout<UInt64>.stride) else {
      fatalError("no memory for half a megabyte")
    }
    entries = zeros.bindMemory(to: UInt64.self, capacity: Self.size)
  }

  deinit { free(entries) }

  /// How a character folds.
  func entry(of scalar: UInt32) -> Entry {
    guard scalar < Self.size else { return made(scalar) }
    let known = Entry(bits: entries[Int(scalar)])
    if known.kind != .unknown { return known }
    let new = made(scalar)
    entries[Int(scalar)] = new.bits
    return new
  }

  private func made(_ value: UInt32) -> Entry {
    guard let scalar = Unicode.Scalar(value) else { return Entry(kind: .single, unit: value) }
    let units = CharacterFolding.units(of: CollectionOfOne(scalar), accents: accents)
    guard let unit = units.first else { return Entry(kind: .dropped) }
    guard units.count == 1 else { return Entry(kind: .several) }
    return Entry(kind: CharacterFolding.mayCompose(scalar, accents: accents) ? .joining : .single, unit: unit)
  }
}
