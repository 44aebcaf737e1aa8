#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// What libFuzzer calls. TESSERA_FUZZ names the target.

private let target: FuzzTarget = {
  guard let name = getenv("TESSERA_FUZZ"), let target = FuzzTarget.named(String(cString: name)) else {
    fatalError("TESSERA_FUZZ must be one of \(FuzzTarget.all.map(\.name))")
  }
  return target
}()

/// Takes what libFuzzer made up; traps with what is wrong.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  if let complaint = target.run(Array(UnsafeBufferPointer(start: start, count: count))) { fatalError(complaint) }
  return 0
}
