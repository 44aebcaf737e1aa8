/// One text as it is compared: a unit and a class for each character, in memory that is used again and again.
struct FoldedText: ~Copyable {
  /// The units, capital letters made small unless asked for otherwise.
  private var units: UnsafeMutablePointer<UInt32>
  /// The raw value of each unit's ``CharacterClass``, told before capital letters became small.
  private var classes: UnsafeMutablePointer<UInt8>
  private var count = 0

  private var capacity: Int
  private let accents: SearchOptions.Accents
  private let table: FoldingTable

  /// Room that is kept from text to text; what one longer text needed is given back.
  private static let keptCapacity = 1 << 16

  init(accents: SearchOptions.Accents) {
    self.accents = accents
    table = FoldingTable(accents: accents)
    capacity = 1 << 10
    units = .allocate(capacity: capacity)
    classes = .allocate(capacity: capacity)
  }

  deinit {
    units.deallocate()
    classes.deallocate()
  }

  /// Takes the bytes of a text, keeping or folding its capital letters.
  mutating func load(_ bytes: UnsafeRawBufferPointer, respectsCase: Bool) {
    makeRoom(for: bytes.count)
    count = 0
    var offset = 0
    while offset < bytes.count {
      let (unit, length) = UTF8Reader.unit(at: offset, in: bytes)
      offset += length
      append(unit, respectsCase: respectsCase)
    }
  }

  /// Takes the bytes of a text and tells which unit begins or goes on at which byte.
  ///
  /// Returns for each unit the range of bytes that it comes from; marks that were folded away belong to the unit
  /// before them.
  mutating func loadRanges(_ bytes: UnsafeRawBufferPointer, respectsCase: Bool) -> [Range<Int>] {
    makeRoom(for: bytes.count)
    count = 0
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      let (unit, length) = UTF8Reader.unit(at: offset, in: bytes)
      let end = offset + length
      append(unit, respectsCase: respectsCase)
      if count <= ranges.count, let last = ranges.indices.last {
        ranges[last] = ranges[last].lowerBound..<end
      }
      while ranges.count < count { ranges.append(offset..<end) }
      offset = end
    }
    return ranges
  }

  /// The text, valid until another is loaded.
  var view: UnitText { UnitText(units: units, classes: classes, count: count) }

  private mutating func append(_ unit: UInt32, respectsCase: Bool) {
    let entry = table.entry(of: unit)
    let folded = respectsCase ? entry.unit : entry.smallUnit
    switch entry.kind {
    case .single: put(folded, class: entry.classValue)
    case .joining: join(folded, class: entry.classValue)
    case .dropped: break
    case .several, .unknown:
      guard let scalar = Unicode.Scalar(unit) else { return }
      for part in CharacterFolding.units(of: CollectionOfOne(scalar), accents: accents) {
        join(respectsCase ? part : CharacterFolding.lowercased(part), class: CharacterClass(of: part).rawValue)
      }
    }
  }

  /// Adds a unit, or composes it with the one before it, whose class it then has.
  private mutating func join(_ unit: UInt32, class value: UInt8) {
    if count > 0, let composed = CharacterFolding.composition(units[count - 1], unit, accents: accents) {
      units[count - 1] = composed
    } else {
      put(unit, class: value)
    }
  }

  private mutating func put(_ unit: UInt32, class value: UInt8) {
    if count == capacity { grow(to: count * 2) }
    units[count] = unit
    classes[count] = value
    count += 1
  }

  /// Makes room for a text of so many bytes; what it held is lost.
  private mutating func makeRoom(for needed: Int) {
    count = 0
    if needed > capacity || capacity > max(needed, Self.keptCapacity) { grow(to: max(needed, 1 << 10)) }
  }

  private mutating func grow(to newCapacity: Int) {
    let newUnits = UnsafeMutablePointer<UInt32>.allocate(capacity: newCapacity)
    let newClasses = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    newUnits.update(from: units, count: count)
    newClasses.update(from: classes, count: count)
    units.deallocate()
    classes.deallocate()
    (units, classes, capacity) = (newUnits, newClasses, newCapacity)
  }
}
