import Geometry

/// The coordinates in which the subviews of a view lie, with the reason for where these begin in the window.
final class CoordinateSpace: Sendable {
    /// Where they begin in the window.
    let origin: Point
    /// The view and the space that it lies in; nil for the window.
    private let view: (label: String, frame: DerivedRect, bounds: DerivedRect, superspace: CoordinateSpace)?

    /// That of the window.
    static let window = CoordinateSpace()

    private init() {
        origin = .zero
        view = nil
    }

    /// That of a view.
    /// - Parameter frame: in the superspace.
    init(of label: String, frame: DerivedRect, bounds: DerivedRect, in superspace: CoordinateSpace) {
        origin = frame.plain.offset(by: superspace.origin).origin - bounds.plain.origin
        view = (label, frame, bounds, superspace)
    }

    /// `frameInWindow` of a view that lies in this space.
    func frameInWindow(_ label: String, _ frame: DerivedRect) -> DerivedRect {
        DerivedRect(
            x: .sum(.path("\(label).frameInWindow.x"), ViewFrame.inWindow, [frame.x] + x),
            y: .sum(.path("\(label).frameInWindow.y"), ViewFrame.inWindow, [frame.y] + y), width: frame.width,
            height: frame.height)
    }

    /// Where the view's top edge lies in the window; nil for its top.
    var top: Quantity? {
        guard let view, origin.y + view.bounds.y.value != 0 else { return nil }
        return view.superspace.frameInWindow(view.label, view.frame).y
    }

    /// `origin.x` with its reason; empty for 0.
    private var x: [Quantity] {
        guard let view, origin.x != 0 else { return [] }
        let inWindow = view.superspace.frameInWindow(view.label, view.frame).x
        return [Self.origin(inWindow, bounds: view.bounds.x, .term(.xOfTheSuperviewsContent))]
    }

    private var y: [Quantity] {
        guard let view, origin.y != 0 else { return [] }
        let inWindow = view.superspace.frameInWindow(view.label, view.frame).y
        return [Self.origin(inWindow, bounds: view.bounds.y, .term(.yOfTheSuperviewsContent))]
    }

    private static func origin(_ inWindow: Quantity, bounds: Quantity, _ name: DerivationName) -> Quantity {
        bounds.value == 0 ? inWindow : .sum(name, ViewFrame.inWindow, [inWindow], minus: [bounds])
    }
}
