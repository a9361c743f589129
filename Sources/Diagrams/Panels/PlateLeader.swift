import Drawing
import Geometry

/// A thin line with a dot at its end, from a plate that found no room inside the frame that it names.
struct PlateLeader {
    let plate: Rect
    let frame: Rect

    /// How far the line leads into the frame, and the radius of its dot.
    private static let depth = 5.0
    private static let dot = 2.0

    /// Nothing where the plate lies on the frame, is not straight above, below or beside it, or where every line would
    /// run through another plate.
    func items(avoiding plates: [Rect]) -> [SceneItem] {
        guard plate.intersection(frame) == nil else { return [] }
        let others = plates.filter { $0 != plate }
        let free = ends.first { end in
            let line = LineSegment(start: end.start, end: end.end)
            return !others.contains { line.meets($0) }
        }
        guard let free else { return [] }
        let dot = Rect(
            x: free.end.x - Self.dot, y: free.end.y - Self.dot, width: 2 * Self.dot, height: 2 * Self.dot)
        return [
            .path(.line(from: free.start, to: free.end), .stroke(.frame, width: 0.75)),
            .path(.roundedRect(dot, radius: Self.dot), .fill(.frame)),
        ]
    }

    /// Straight lines from the plate's edge into the frame, the first the nearest to the plate's left or upper end.
    private var ends: [(start: Point, end: Point)] {
        let depth = min(Self.depth, frame.width / 2, frame.height / 2)
        let xs = steps(plate.minX, plate.maxX, frame.minX + depth, frame.maxX - depth)
        let ys = steps(plate.minY, plate.maxY, frame.minY + depth, frame.maxY - depth)
        let isAbove = plate.maxY <= frame.minY
        let isLeft = plate.maxX <= frame.minX
        return xs.map {
            (
                Point(x: $0, y: isAbove ? plate.maxY : plate.minY),
                Point(x: $0, y: isAbove ? frame.minY + depth : frame.maxY - depth)
            )
        }
            + ys.map {
                (
                    Point(x: isLeft ? plate.maxX : plate.minX, y: $0),
                    Point(x: isLeft ? frame.minX + depth : frame.maxX - depth, y: $0)
                )
            }
    }

    /// Coordinates that two spans share, from the lower end inwards.
    private func steps(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> [Double] {
        let (first, last) = (max(low + 10, otherLow), min(high - 4, otherHigh))
        return Array(stride(from: first.rounded() + 0.5, through: last, by: 8))
    }
}
