@testable import Tessera

extension FuzzTarget {
  /// A frame for some rows: rewriting ends, and sends nothing that scrolls or addresses the screen.
  static let inlineFrame = FuzzTarget(name: "inline-frame") { bytes in
    guard let first = bytes.first else { return nil }
    let sent = InlineFrame.rewrite(Array(bytes.dropFirst()), rows: Int(first % 12))
    var index = 0
    while index + 1 < sent.count {
      defer { index += 1 }
      guard sent[index] == 0x1B, sent[index + 1] == UInt8(ascii: "[") else { continue }
      let body = sent[(index + 2)...].prefix { (0x20...0x3F).contains($0) }
      guard body.allSatisfy({ (0x30...0x3B).contains($0) }), let final = sent.dropFirst(index + 2 + body.count).first
      else { continue }
      if "HfdJr".utf8.contains(final) { return "the whole screen is addressed" }
    }
    return nil
  }
}
