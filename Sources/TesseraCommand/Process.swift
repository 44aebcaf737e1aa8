#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program's name and its arguments, as bytes: an item need not be valid UTF-8.
func currentArguments() -> [[UInt8]] {
  (0..<Int(CommandLine.argc)).map { index in
    guard let argument = CommandLine.unsafeArgv[index] else { return [] }
    return Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
  }
}

/// The value of an environment variable byte for byte, nil where it isn't set.
func environmentBytes(_ name: String) -> [UInt8]? {
  getenv(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
}

/// The value of an environment variable as text, nil where it isn't set. What is no UTF-8 is replaced.
func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Opens a file whose name need not be valid UTF-8; −1 where it can't be opened, `errno` says why.
func openFile(_ path: [UInt8], _ flags: Int32) -> Int32 {
  (path + [0]).withUnsafeBytes { bytes in
    bytes.withMemoryRebound(to: CChar.self) { characters in
      characters.baseAddress.map { open($0, flags) } ?? -1
    }
  }
}
