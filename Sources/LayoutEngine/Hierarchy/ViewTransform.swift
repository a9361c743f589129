package import Geometry

/// A view's transform: a scale around its centre, then a translation in points.
package struct ViewTransform: Hashable, Sendable {
    package var translation = Point.zero
    package var scale = 1.0

    package init() {}

    package static let identity = ViewTransform()
}
