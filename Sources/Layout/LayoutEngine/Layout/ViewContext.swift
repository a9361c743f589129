import Geometry

/// The place of a view, and the values that reach it from outside.
struct ViewContext {
    /// The index of the element that holds it.
    let parent: Int
    /// The frame in the superview's coordinates.
    let frame: DerivedRect
    /// The superview's coordinates.
    let space: CoordinateSpace
    let safeArea: DerivedInsets
    /// The view's frame without its transform, which gives its bounds their size.
    let untransformed: DerivedRect
    /// The lengths of the controller's layout guides; nil outside any controller.
    let guides: GuideLengths?
    let isInWindow: Bool
    /// The scale of the view's transform, or of a floating sheet; nil for 1.
    var scale: Quantity?
    /// The index path to the controller's content scroll view from here; nil when it does not lie here.
    var target: [Int]?
    /// The length that the keyboard covers of a table view controller's table.
    var keyboard: Quantity?
    /// Set for the root view of a controller.
    var rootMargins: LayoutMargins.RootView?
    /// The superview's margins as far as they reach in; nil for a view that does not preserve them.
    var inheritedMargins: DerivedInsets?
    /// The view's place in a layout by constraints; nil outside any.
    var solved: SolvedView?
    /// Whether neither the view nor a view that is laid out with it lists a constraint.
    var isFree = false
}

/// A view as its subviews need to know it.
struct Superview {
    /// The index of its element.
    let index: Int
    /// The coordinates of its subviews.
    let space: CoordinateSpace
    let bounds: DerivedRect
    /// The safe area that it leaves to its subviews.
    let safeArea: DerivedInsets
    /// The view itself; nil for the window.
    let geometry: ViewGeometry?
    /// The lengths of the controller's layout guides; nil outside any controller.
    let guides: GuideLengths?
    /// Set for a stack view, which places its subviews itself.
    var stack: StackPlacement?

    var keyboardGuide = KeyboardGuide()
    /// Whether this is a controller's root view, which was as large as the screen when it was loaded.
    var isRootView = false
    /// Its place in a layout by constraints; nil outside any.
    var solved: SolvedView?
    /// Whether neither the view nor a view that is laid out with it lists a constraint.
    var isFree = false

    /// Its effective layout margins, for which few subviews ask.
    var margins: DerivedInsets { geometry?.margins ?? LayoutMargins.ofWindow }
}
