/// A width and a height, in points.
package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package static let zero = Size(width: 0, height: 0)

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// This size after a quarter turn.
    package var transposed: Size { Size(width: height, height: width) }
}
