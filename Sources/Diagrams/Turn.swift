import Drawing
import Geometry
import LayoutEngine

/// The turn that takes a device from portrait to the way in which it is held.
struct Turn: Hashable, Sendable {
    /// The size in portrait.
    let size: Size
    let orientation: InterfaceOrientation

    func callAsFunction(_ point: Point) -> Point {
        switch orientation {
        case .portrait: point
        case .portraitUpsideDown: Point(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: Point(x: point.y, y: size.width - point.x)
        case .landscapeLeft: Point(x: size.height - point.y, y: point.x)
        }
    }

    func callAsFunction(_ rect: Rect) -> Rect {
        let first = self(rect.origin)
        let last = self(Point(x: rect.maxX, y: rect.maxY))
        let left = min(first.x, last.x)
        let top = min(first.y, last.y)
        return Rect(x: left, y: top, width: max(first.x, last.x) - left, height: max(first.y, last.y) - top)
    }

    func callAsFunction(_ path: Path) -> Path {
        Path(
            path.segments.map { segment in
                switch segment {
                case .move(let point): .move(self(point))
                case .line(let point): .line(self(point))
                case .curve(let point, let control1, let control2):
                    .curve(self(point), control1: self(control1), control2: self(control2))
                case .close: .close
                }
            })
    }
}
