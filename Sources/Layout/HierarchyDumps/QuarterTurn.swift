package import Geometry

/// How a root view is turned in a window that stays upright: until iOS 7 windows did not turn with the interface.
package enum QuarterTurn: Sendable {
    case clockwise, counterclockwise

    /// A rectangle of the upright window in the coordinates of the turned screen.
    package func turned(_ rect: Rect, in window: Size) -> Rect {
        switch self {
        case .clockwise:
            Rect(x: rect.minY, y: window.width - rect.maxX, width: rect.height, height: rect.width)
        case .counterclockwise:
            Rect(x: window.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        }
    }
}

extension DumpedView {
    /// The quarter turn that its transform is; nil for any other.
    package var turn: QuarterTurn? {
        if transform == [0, 1, -1, 0, 0, 0] { return .clockwise }
        return transform == [0, -1, 1, 0, 0, 0] ? .counterclockwise : nil
    }
}

extension HierarchyDump {
    /// The dump with the frame of a view in the coordinates of the turned screen.
    package func turning(_ index: Int, _ turn: QuarterTurn, in window: Size) -> HierarchyDump {
        var dump = self
        dump.views[index].frame = turn.turned(views[index].frame, in: window)
        return dump
    }
}
