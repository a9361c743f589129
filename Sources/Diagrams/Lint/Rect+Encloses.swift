import Geometry

extension Rect {
    /// True when another rectangle lies inside or on the edges of this one.
    func encloses(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}
