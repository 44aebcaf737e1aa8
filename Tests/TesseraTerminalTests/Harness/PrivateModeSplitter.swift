/// Takes sequences that switch several private modes apart, as the emulator obeys only the first mode of each.
///
/// `ESC [ ? 1006 ; 1000 h` becomes `ESC [ ? 1006 h ESC [ ? 1000 h`; everything else passes unchanged. What is cut
/// by the end of the bytes is kept for the next ones.
struct PrivateModeSplitter {
  private var kept: [UInt8] = []

  /// The bytes to feed to the emulator.
  mutating func split(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = kept + bytes
    kept = []
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let introducer = Array("\u{1B}[?".utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B else {
        result.append(bytes[index])
        index += 1
        continue
      }
      guard bytes[index...].starts(with: introducer) else {
        if introducer.starts(with: bytes[index...]) {
          kept = Array(bytes[index...])
          return result
        }
        result.append(bytes[index])
        index += 1
        continue
      }
      let parameters = bytes[(index + 3)...].prefix { (0x30...0x3B).contains($0) }
      guard parameters.endIndex < bytes.count else {
        kept = Array(bytes[index...])
        return result
      }
      let final = bytes[parameters.endIndex]
      for parameter in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
        result += introducer + parameter + [final]
      }
      index = parameters.endIndex + 1
    }
    return result
  }
}
