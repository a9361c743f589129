import Geometry

/// Where a container or window puts a controller's view, and what it tells it about insets.
struct ControllerContext {
    /// The index of the element that holds the controller.
    let parent: Int
    /// The view's frame in its superview.
    let frame: DerivedRect
    /// The superview's coordinates.
    let space: CoordinateSpace
    /// The covered edges, before the controller's own additionalSafeAreaInsets.
    let base: DerivedInsets
    /// Where that comes from, such as "from the navigation controller".
    let source: DerivationName
    /// A tab bar of an outer container, which cuts off the innermost view rather than the navigation controller's.
    let bottomBar: ExtendedLayout.CoveringBar?
    /// True when a navigation controller shows it.
    let isInNavigation: Bool
    /// False for children of ordinary controllers, to which layout guides are not handed down before iOS 11.
    let hasGuides: Bool
    /// True for a child whose negative additionalSafeAreaInsets cannot eat what it inherits.
    var keepsInherited = false
    /// The frame without the view's transform; nil where there is none.
    var untransformed: DerivedRect?
    /// The scale of the view's transform, or of a floating sheet; nil for 1.
    var scale: Quantity?
}

/// The lengths of a controller's layout guides, made when they are read.
struct GuideLengths: Sendable {
    /// The controller's name.
    let controller: String
    /// The covered edges of the controller's view.
    let insets: DerivedInsets
    /// False before the guides have their lengths.
    let isValid: Bool

    var top: Quantity {
        LayoutGuides.length("\(controller).topLayoutGuide.length", inset: insets.top, isValid: isValid)
    }

    var bottom: Quantity {
        LayoutGuides.length("\(controller).bottomLayoutGuide.length", inset: insets.bottom, isValid: isValid)
    }
}
