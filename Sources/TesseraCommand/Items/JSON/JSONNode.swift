import CJansson

/// A value of JSON text. It is good as long as the document that it is part of.
struct JSONNode {
  fileprivate let pointer: UnsafeMutablePointer<json_t>

  /// The string, decoded; nil for anything else.
  var string: [UInt8]? {
    guard let start = json_string_value(pointer) else { return nil }
    return Array(UnsafeRawBufferPointer(start: start, count: json_string_length(pointer)))
  }

  /// The whole number, nil for anything else.
  var integer: Int? { kind == JSON_INTEGER ? Int(json_integer_value(pointer)) : nil }

  /// Whether it is `true`; nil for what is neither true nor false.
  var bool: Bool? {
    switch kind {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// Whether it is an object.
  var isObject: Bool { kind == JSON_OBJECT }

  /// The elements of an array, nil for anything else.
  var elements: [JSONNode]? {
    guard kind == JSON_ARRAY else { return nil }
    return (0..<json_array_size(pointer)).compactMap { json_array_get(pointer, $0).map(JSONNode.init(pointer:)) }
  }

  /// The value of a key; nil where there is none, or `null`.
  subscript(key: String) -> JSONNode? {
    guard let found = json_object_get(pointer, key), tessera_json_type(found) != JSON_NULL else { return nil }
    return JSONNode(pointer: found)
  }

  /// The value as JSON text without blanks.
  var text: [UInt8] {
    let count = tessera_json_write(pointer, nil, 0)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = buffer.withMemoryRebound(to: CChar.self) { tessera_json_write(pointer, $0.baseAddress, count) }
    }
  }

  private var kind: json_type { tessera_json_type(pointer) }
}

/// A value of JSON text that is read, and owned.
struct JSONDocument: ~Copyable {
  /// Why text isn't JSON.
  struct SyntaxError: Error {
    /// The line of the text, from 1.
    let line: Int
    /// The column in bytes, from 1.
    let column: Int
    /// What Jansson says.
    let reason: String
  }

  /// The value.
  let root: JSONNode

  /// How many bytes of the text it took.
  let byteCount: Int

  /// Reads one value at the beginning of a text, which may go on behind it.
  init(_ text: UnsafeRawBufferPointer) throws(SyntaxError) {
    var error = json_error_t()
    let start = text.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let start, let value = tessera_json_read(start, text.count, &error) else {
      let reason = start == nil ? "a value is expected" : String(cString: tessera_json_error_text(&error))
      throw SyntaxError(line: max(1, Int(error.line)), column: max(1, Int(error.column)), reason: reason)
    }
    root = JSONNode(pointer: value)
    byteCount = Int(error.position)
  }

  deinit { tessera_json_release(root.pointer) }
}
