import Geometry
import LayoutEngine

extension Element {
    /// Where a scroll view's content lies, in window points; at the scroll view's origin where the offset is not known.
    var contentFrameInWindow: Rect {
        Rect(origin: frameInWindow.origin - contentOffsetOrZero, size: contentSizeOrZero)
    }

    private var contentOffsetOrZero: Point {
        guard case .point(let x, let y) = self[.contentOffset] else { return .zero }
        return Point(x: x.value, y: y.value)
    }

    private var contentSizeOrZero: Size {
        guard case .size(let width, let height) = self[.contentSize] else { return .zero }
        return Size(width: width.value, height: height.value)
    }
}
