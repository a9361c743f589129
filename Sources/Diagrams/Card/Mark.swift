package import Drawing
package import Geometry

/// The project's mark, a phone with a notch, as `templates/mark.html` and `templates/assets/icon.svg` show it.
package enum Mark {
    /// Lengths in the mark's own units; it is as high as 24 and as wide as 16 of them.
    package static let height = 24.0
    package static let width = 16.0

    /// The mark with its top left corner at a point.
    ///
    /// - Parameter unit: the points that one of the mark's own units takes.
    package static func items(at origin: Point, unit: Double, in color: ColorRole) -> [SceneItem] {
        func point(_ x: Double, _ y: Double) -> Point { Point(x: origin.x + x * unit, y: origin.y + y * unit) }
        let outline = Rect(x: origin.x + unit, y: origin.y + unit, width: 14 * unit, height: 22 * unit)
        let control = 1.5 * Path.arc
        let notch = Path([
            .move(point(4.5, 1)), .line(point(11.5, 1)), .line(point(11.5, 2.5)),
            .curve(point(10, 4), control1: point(11.5, 2.5 + control), control2: point(10 + control, 4)),
            .line(point(6, 4)),
            .curve(point(4.5, 2.5), control1: point(6 - control, 4), control2: point(4.5, 2.5 + control)), .close,
        ])
        return [
            .path(.roundedRect(outline, radius: 3 * unit), .stroke(color, width: 2 * unit)),
            .path(notch, .fill(color)),
        ]
    }
}
