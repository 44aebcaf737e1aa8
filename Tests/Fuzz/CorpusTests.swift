import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What fuzzing has found or tried stays found: each file of the corpora, cut at every place besides where it is short.
///
/// On the main actor, since getopt has state of its own that two parsings must not share.
@MainActor
@Suite struct CorpusTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func everyFileOfTheCorpusIsTaken(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let files = try Corpus.files(of: name)
    #expect(!files.isEmpty)
    for (file, bytes) in files {
      let cuts = bytes.count <= 64 ? Array(0...bytes.count) : [bytes.count]
      for cut in cuts {
        let complaint = target.run(Array(bytes.prefix(cut)))
        #expect(complaint == nil, "\(file), \(cut) bytes")
      }
    }
  }

  /// What libFuzzer does for minutes, for a moment, and the same each time: bytes changed, left out, put in, and two
  /// files crossed. TESSERA_FUZZ_ROUNDS says how often.
  @Test(arguments: FuzzTarget.all.map(\.name))
  func changesOfTheCorpusAreTaken(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let files = try Corpus.files(of: name).map(\.bytes)
    let rounds = getenv("TESSERA_FUZZ_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 100
    var mutator = Mutator(seed: 62)
    for round in 0..<rounds {
      let bytes = mutator.change(files)
      let complaint = target.run(bytes)
      #expect(complaint == nil, "round \(round): \(bytes)")
    }
  }
}
