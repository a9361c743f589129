import Geometry

/// Where a view lies, and what reaches it from outside.
struct ViewPlace {
    /// The index of the element that holds it.
    let parent: Int
    /// In the superview's coordinates.
    let frame: DerivedRect
    /// The superview's coordinates.
    let space: CoordinateSpace
    let safeArea: DerivedInsets
    /// The view's frame without its transform, which gives its bounds their size.
    let untransformed: DerivedRect
    /// The lengths of the controller's layout guides; nil outside any controller.
    let guides: GuideLengths?
    let isInWindow: Bool
    /// The index path to the controller's content scroll view from here; nil when it does not lie here.
    var target: [Int]?
    /// What the keyboard covers of a table view controller's table.
    var keyboard: Quantity?
    /// Set for the root view of a controller.
    var rootMargins: RootMargins?
    /// What reaches in from the superview's margins; nil for a view that does not preserve them.
    var inheritedMargins: DerivedInsets?

    /// What a controller says about the margins of its root view.
    struct RootMargins {
        /// The controller's name.
        let controller: String
        /// True for a child controller without a parent.
        let isDetached: Bool
        /// `viewRespectsSystemMinimumLayoutMargins`.
        let areRespected: Bool
    }
}
