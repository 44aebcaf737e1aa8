import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

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
