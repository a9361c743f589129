import Drawing
import Geometry

/// A filled area of a picture, in the picture's coordinates.
struct AreaMark: Hashable, Sendable {
    let color: ColorRole
    /// What can be seen of its bounds.
    let bounds: Rect
    /// Its outline, with curves as the polygons of their controls.
    private let outline: [LineSegment]

    /// Nil for an area that its clip hides.
    init?(_ color: ColorRole, _ outline: [LineSegment], clip: Rect?) {
        guard let whole = LineSegment.bounds(of: outline), let bounds = clip.map({ $0.intersection(whole) }) ?? whole
        else { return nil }
        self.color = color
        self.bounds = bounds
        self.outline = outline
    }

    /// True for points inside, by the number of edges left of them.
    func contains(_ point: Point) -> Bool {
        guard point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY, point.y <= bounds.maxY else {
            return false
        }
        let crossed = outline.filter { edge in
            guard (edge.start.y > point.y) != (edge.end.y > point.y) else { return false }
            let fraction = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
            return edge.start.x + fraction * (edge.end.x - edge.start.x) < point.x
        }
        return !crossed.count.isMultiple(of: 2)
    }
}

extension Color {
    /// The colour that this one becomes over an opaque one.
    func over(_ below: Color) -> Color {
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Double(top) * alpha + Double(bottom) * (1 - alpha)).rounded())
        }
        return Color(
            red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
    }
}
