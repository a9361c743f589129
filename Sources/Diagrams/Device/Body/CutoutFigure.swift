import Drawing
import Geometry
import LayoutEngine

/// The outline of a notch or an island in portrait, in the picture.
enum CutoutFigure {
    /// The path of a cutout on a screen of a width in points; nil when there is none.
    static func path(of cutout: Cutout, width: Double, scale: Double) -> Path? {
        switch cutout {
        case .none: return nil
        case .notch(let notch): return path(of: notch, center: width / 2, scale: scale)
        case .island(let opening), .cameraHole(let opening):
            let frame = opening.frame
            let rect = Rect(
                x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
                height: frame.height * scale)
            return .roundedRect(rect, radius: opening.cornerRadius * scale)
        }
    }

    /// From the top edge over the left shoulder, along the bottom and up the right side.
    private static func path(of notch: Cutout.Notch, center: Double, scale: Double) -> Path {
        let half = notch.width / 2
        let outer = max(half, notch.outerWidth / 2)
        let corners = notch.cornersToDraw
        let shoulder = corners.shoulderRadius
        let radius = min(corners.bottomRadius, notch.height - shoulder, half)
        func at(_ x: Double, _ y: Double) -> Point { Point(x: (center + x) * scale, y: y * scale) }
        let left = outer - (outer - half) * Path.arc
        let (inner, low) = (half - radius, notch.height - radius)
        let (curve, dip) = (radius * (1 - Path.arc), shoulder * (1 - Path.arc))
        // The first and last points lie in the body, which hides the seam.
        return Path([
            .move(at(-outer, -2)), .line(at(-outer, 0)),
            .curve(at(-half, shoulder), control1: at(-left, 0), control2: at(-half, dip)), .line(at(-half, low)),
            .curve(
                at(-inner, notch.height), control1: at(-half, low + radius * Path.arc),
                control2: at(-half + curve, notch.height)),
            .line(at(inner, notch.height)),
            .curve(
                at(half, low), control1: at(half - curve, notch.height), control2: at(half, low + radius * Path.arc)),
            .line(at(half, shoulder)), .curve(at(outer, 0), control1: at(half, dip), control2: at(left, 0)),
            .line(at(outer, -2)), .close,
        ])
    }
}
