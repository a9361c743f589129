/// A rectangle in points, written as x, y, width, height.
package struct Rect: Hashable, Sendable {
    package var origin: Point
    package var size: Size

    package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    package init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    package var minX: Double { origin.x }
    package var midX: Double { origin.x + size.width / 2 }
    package var maxX: Double { origin.x + size.width }
    package var minY: Double { origin.y }
    package var midY: Double { origin.y + size.height / 2 }
    package var maxY: Double { origin.y + size.height }
    package var width: Double { size.width }
    package var height: Double { size.height }

    /// Whether the rectangle has no area.
    package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    /// The rectangle that remains inside the insets; width and height never fall below 0.
    ///
    /// `Rect(x: 0, y: 0, width: 10, height: 10)` inset by top 3, left 1, bottom 0, right 0 is (1, 3, 9, 7).
    package func inset(by insets: Insets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// This rectangle moved by an offset.
    package func offset(by delta: Point) -> Rect {
        Rect(origin: origin + delta, size: size)
    }

    /// The part shared with another rectangle, or nil when they have no point in common.
    package func intersection(_ other: Rect) -> Rect? {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let shared = Rect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
        return shared.isEmpty ? nil : shared
    }

    /// The smallest rectangle that holds both.
    package func union(_ other: Rect) -> Rect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
