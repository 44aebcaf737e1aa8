import Foundation
import Testing

@testable import TesseraCommand

/// A pipe, closed with its owner.
final class OpenPipe {
  let reading: Int32
  private(set) var writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
  }

  func send(_ bytes: [UInt8]) throws {
    try #require(write(writing, bytes, bytes.count) == bytes.count)
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func closeWriting() {
    close(writing)
    writing = -1
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }
}

extension ItemStore {
  /// A finished store of an input that came in these blocks.
  convenience init(_ blocks: [[UInt8]], separator: ItemSeparator = .newline) throws {
    self.init(separator: separator)
    for block in blocks { try append(block) }
    try finish()
  }

  /// A finished store of a text.
  convenience init(_ text: String, separator: ItemSeparator = .newline) throws {
    try self.init([Array(text.utf8)], separator: separator)
  }

  func append(_ block: [UInt8]) throws {
    try block.withUnsafeBytes { try append(block: $0) }
  }

  func append(argument: [UInt8]) throws {
    try argument.withUnsafeBytes { try append(item: $0) }
  }

  var items: [[UInt8]] { (0..<count).map { withBytes(of: $0) { Array($0) } } }
  var texts: [String] { items.map { String(decoding: $0, as: UTF8.self) } }
  var labels: [String] {
    (0..<count).map { withLabelBytes(of: $0) { String(decoding: $0, as: UTF8.self) } }
  }
}
