import Geometry

/// The coordinates in which the subviews of a view lie, with the reasons for their origin in the window and for the size of a
/// point there.
final class CoordinateSpace: Sendable {
    /// The origin of the coordinates in the window.
    private let origin: Point
    /// The number of window points per point of this space: other than 1 below a view that a transform scales.
    private let scale: Double
    /// The view and the space that it lies in; nil for the window.
    private let view: HostView?

    private struct HostView: Sendable {
        let label: String
        let frame: DerivedRect
        let bounds: DerivedRect
        /// The scale of the view itself; nil for 1.
        let scale: Quantity?
        let superspace: CoordinateSpace
    }

    /// The space of the window.
    static let window = CoordinateSpace()

    private init() {
        origin = .zero
        scale = 1
        view = nil
    }

    /// The space of a view.
    /// - Parameters:
    ///   - frame: the frame in the superspace, with the view's transform.
    ///   - bounds: the bounds in the space itself, without the transform.
    ///   - scale: the number of superspace points per point of the view; nil for 1.
    init(
        of label: String, frame: DerivedRect, bounds: DerivedRect, scale: Quantity? = nil,
        in superspace: CoordinateSpace
    ) {
        self.scale = (scale?.value ?? 1) * superspace.scale
        let (start, first) = (superspace.inWindow(frame.plain).origin, bounds.plain.origin)
        origin = Point(x: start.x - first.x * self.scale, y: start.y - first.y * self.scale)
        view = HostView(label: label, frame: frame, bounds: bounds, scale: scale, superspace: superspace)
    }

    /// A rectangle of this space in the window.
    func inWindow(_ rect: Rect) -> Rect {
        Rect(
            x: rect.minX * scale + origin.x, y: rect.minY * scale + origin.y, width: rect.width * scale,
            height: rect.height * scale)
    }

    /// `frameInWindow` of a view that lies in this space.
    func frameInWindow(_ label: String, _ frame: DerivedRect) -> DerivedRect {
        let path: PathName = "\(label).frameInWindow"
        if let view, scale != 1 { return scaled(frame, as: path, in: view) }
        return DerivedRect(
            x: .sum(.path("\(path).x"), ViewFrame.inWindow, [frame.x] + x),
            y: .sum(.path("\(path).y"), ViewFrame.inWindow, [frame.y] + y), width: frame.width,
            height: frame.height)
    }

    /// Where a view of this space lies in the window and its own coordinates begin; nil for a view that is scaled.
    func reach(of label: String, _ frame: DerivedRect, bounds: DerivedRect) -> ReservedRegions.Reach? {
        guard scale == 1, frame.width.value == bounds.width.value, frame.height.value == bounds.height.value else {
            return nil
        }
        return ReservedRegions.Reach(frameInWindow: frameInWindow(label, frame), bounds: bounds)
    }

    /// The position of the view's top edge in the window; nil for the window's top.
    var top: Quantity? {
        guard let view, origin.y + view.bounds.y.value != 0 else { return nil }
        return frameOfView(view).y
    }

    /// The origin of the coordinates in the window, along each axis with its reason; empty for 0.
    var originInWindow: (x: [Quantity], y: [Quantity]) { (x, y) }

    /// `origin.x` with its reason; empty for 0.
    private var x: [Quantity] {
        guard let view, origin.x != 0 else { return [] }
        return [Self.origin(frameOfView(view).x, bounds: view.bounds.x, .term(.xOfTheSuperviewsContent))]
    }

    private var y: [Quantity] {
        guard let view, origin.y != 0 else { return [] }
        return [Self.origin(frameOfView(view).y, bounds: view.bounds.y, .term(.yOfTheSuperviewsContent))]
    }

    private static func origin(_ inWindow: Quantity, bounds: Quantity, _ name: DerivationName) -> Quantity {
        bounds.value == 0 ? inWindow : .sum(name, ViewFrame.inWindow, [inWindow], minus: [bounds])
    }

    private func frameOfView(_ view: HostView) -> DerivedRect {
        view.superspace.frameInWindow(view.label, view.frame)
    }

    // MARK: - Below a scaled view

    private func scaled(_ frame: DerivedRect, as path: PathName, in view: HostView) -> DerivedRect {
        let (host, scale) = (frameOfView(view), scaleInWindow)
        func place(_ start: Quantity, _ host: Quantity, _ first: Quantity, _ path: PathName) -> Quantity {
            let distance =
                first.value == 0
                ? start : .sum(.term(.distanceFromTheSuperviewsOrigin), ViewFrame.inWindow, [start], minus: [first])
            let scaled = Quantity.product(.term(.distanceInTheWindow), ViewFrame.inWindow, [distance, scale])
            return .sum(.path(path), ViewFrame.inWindow, [host, scaled])
        }
        return DerivedRect(
            x: place(frame.x, host.x, view.bounds.x, "\(path).x"),
            y: place(frame.y, host.y, view.bounds.y, "\(path).y"),
            width: .product(.path("\(path).width"), ViewFrame.inWindow, [frame.width, scale]),
            height: .product(.path("\(path).height"), ViewFrame.inWindow, [frame.height, scale]))
    }

    /// `scale` with its reason: the scales of all views above, multiplied.
    private var scaleInWindow: Quantity {
        var scales: [Quantity] = []
        var view = view
        while let host = view {
            if let scale = host.scale { scales.append(scale) }
            view = host.superspace.view
        }
        return .product(.term(.scaleOfTheCoordinates), ViewFrame.inWindow, scales)
    }
}
