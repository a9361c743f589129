import Drawing
import LayoutEngine

extension ScreenTurn {
    /// Where a path drawn on the portrait screen lies in the orientation.
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
