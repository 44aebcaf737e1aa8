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

/// The environment variables that the command looks at.
func currentEnvironment() -> [String: String] {
  var result: [String: String] = [:]
  for name in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
    if let value = getenv(name) { result[name] = String(cString: value) }
  }
  return result
}
