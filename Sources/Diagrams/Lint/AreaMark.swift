import Drawing
import Geometry

/// A filled area of a picture, in the picture's coordinates.
struct AreaMark: Hashable, Sendable {
    let color: Color
    /// What can be seen of its bounds.
    let bounds: Rect
    /// Its outline, with curves as the polygons of their controls.
    private let outline: [LineSegment]

    /// Nil for an area that its clip hides.
    init?(_ color: Color, _ outline: [LineSegment], clip: Rect?) {
        guard let whole = LineSegment.bounds(of: outline), let bounds = clip.map({ $0.intersection(whole) }) ?? whole
        else { return nil }
        self.color = color
        self.bounds = bounds
        self.outline = outline
    }

    var isOpaque: Bool { color.alpha == 1 }

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

    /// The colour that a colour below the area becomes.
    func over(_ below: Color) -> Color {
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Double(top) * color.alpha + Double(bottom) * (1 - color.alpha)).rounded())
        }
        return Color(
            red: mix(color.red, below.red), green: mix(color.green, below.green), blue: mix(color.blue, below.blue))
    }
}
