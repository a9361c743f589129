import Geometry

/// What subviews need to know of the view that holds them.
struct Superview {
    /// The index of its element.
    let index: Int
    /// The coordinates of its subviews.
    let space: CoordinateSpace
    let bounds: DerivedRect
    /// What is left of its safe area for subviews.
    let safeArea: DerivedInsets
    /// The view itself; nil for the window.
    let geometry: ViewGeometry?
    /// The lengths of the controller's layout guides; nil outside any controller.
    let guides: GuideLengths?
    /// Set for a stack view, which places its subviews itself.
    var stack: StackPlacement?

    /// Its effective layout margins, for which few subviews ask.
    var margins: DerivedInsets { geometry?.margins ?? LayoutMargins.ofWindow }
}
