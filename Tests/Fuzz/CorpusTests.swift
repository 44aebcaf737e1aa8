import Testing

/// What fuzzing has found or tried stays found: each file of the corpora, cut at every place besides where it is short.
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
}
