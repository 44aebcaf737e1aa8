import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize
import struct Foundation.UUID

// With `import SwiftUI` come the functions that a layout computes places with.
@_exported import func Foundation.acos
@_exported import func Foundation.asin
@_exported import func Foundation.atan
@_exported import func Foundation.atan2
@_exported import func Foundation.ceil
@_exported import func Foundation.cos
@_exported import func Foundation.exp
@_exported import func Foundation.floor
@_exported import func Foundation.fmod
@_exported import func Foundation.hypot
@_exported import func Foundation.log
@_exported import func Foundation.log10
@_exported import func Foundation.log2
@_exported import func Foundation.pow
@_exported import func Foundation.round
@_exported import func Foundation.sin
@_exported import func Foundation.sqrt
@_exported import func Foundation.tan
@_exported import func Foundation.trunc

// A layout's signatures speak of these, so whoever writes one has them without a further import, as with SwiftUI. The
// same types under the same names: a source that imports Foundation as well isn't confused.

/// A length in points, as everywhere.
public typealias CGFloat = Foundation.CGFloat

/// A place in points.
public typealias CGPoint = Foundation.CGPoint

/// A rectangle in points.
public typealias CGRect = Foundation.CGRect

/// A size in points.
public typealias CGSize = Foundation.CGSize

/// An id that nothing else has, as models give to what a `ForEach` shows.
public typealias UUID = Foundation.UUID
