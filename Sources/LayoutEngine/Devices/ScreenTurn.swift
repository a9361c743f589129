package import Geometry

/// The turn from portrait coordinates of a screen to those of an orientation.
///
/// In `landscapeRight` the portrait top edge lies at the left, in `landscapeLeft` at the right.
package struct ScreenTurn: Hashable, Sendable {
    /// The screen in portrait.
    package let portraitSize: Size
    package let orientation: InterfaceOrientation

    package init(of portraitSize: Size, to orientation: InterfaceOrientation) {
        self.portraitSize = portraitSize
        self.orientation = orientation
    }

    /// The size of the screen as it is held.
    package var size: Size { orientation.isLandscape ? portraitSize.transposed : portraitSize }

    /// Where a point of the portrait screen lies in the orientation.
    ///
    /// On a 375 × 812 screen (100, 0) is (0, 275) in `landscapeRight` and (812, 100) in `landscapeLeft`.
    package func callAsFunction(_ point: Point) -> Point {
        switch orientation {
        case .portrait: point
        case .portraitUpsideDown: Point(x: portraitSize.width - point.x, y: portraitSize.height - point.y)
        case .landscapeLeft: Point(x: portraitSize.height - point.y, y: point.x)
        case .landscapeRight: Point(x: point.y, y: portraitSize.width - point.x)
        }
    }

    /// Where a rectangle of the portrait screen lies in the orientation.
    package func callAsFunction(_ rect: Rect) -> Rect {
        let first = self(rect.origin)
        let second = self(Point(x: rect.maxX, y: rect.maxY))
        return Rect(
            origin: Point(x: min(first.x, second.x), y: min(first.y, second.y)),
            size: orientation.isLandscape ? rect.size.transposed : rect.size)
    }
}
