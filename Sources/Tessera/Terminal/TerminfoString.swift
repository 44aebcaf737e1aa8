/// A string of the terminfo database, ready to be sent without `tputs`.
package enum TerminfoString {
  /// The bytes to send: padding (`$<5/>`) is dropped, as no terminal of today needs time, and a crash has none.
  package static func bytes(_ capability: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var padding: [UInt8]?
    for byte in capability {
      if var held = padding {
        held.append(byte)
        padding = held
        if held.count == 2, byte != UInt8(ascii: "<") {
          // A dollar that starts no padding is sent, and what follows it may start one.
          result.append(UInt8(ascii: "$"))
          padding = byte == UInt8(ascii: "$") ? [byte] : nil
          if padding == nil { result.append(byte) }
        } else if byte == UInt8(ascii: ">") {
          padding = nil
        }
      } else if byte == UInt8(ascii: "$") {
        padding = [byte]
      } else {
        result.append(byte)
      }
    }
    return result + (padding ?? [])
  }
}
