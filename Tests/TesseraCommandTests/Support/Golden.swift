import Foundation
import Testing

/// A picture in a file that a test compares with, byte for byte.
///
/// `make golden` records: it sets `TESSERA_RECORD`, which nothing else does. Where `CI` is set, it counts for nothing.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["TESSERA_RECORD"] == "1" && (environment["CI"] ?? "").isEmpty
  }

  /// Compares a picture with the file of its name, or records it.
  static func check(_ picture: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent("\(name).txt")
    let bytes = Data((picture + "\n").utf8)
    if isRecording {
      try bytes.write(to: file)
      return
    }
    guard let recorded = FileManager.default.contents(atPath: file.path) else {
      Issue.record("\(name): there is no such golden; `make golden` records it", sourceLocation: sourceLocation)
      return
    }
    if recorded != bytes {
      Issue.record(
        "\(name) was\n\(String(decoding: recorded, as: UTF8.self))and is\n\(picture)", sourceLocation: sourceLocation)
    }
  }
}
