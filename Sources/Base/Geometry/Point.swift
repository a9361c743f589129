/// A position in points; the origin is the top left corner, x grows to the right and y downwards.
package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package static let zero = Point(x: 0, y: 0)

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    package static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }
}
