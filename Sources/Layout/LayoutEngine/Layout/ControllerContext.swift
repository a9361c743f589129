import Geometry

/// The place and the insets that a container or window gives to a controller's view.
struct ControllerContext {
    /// The index of the element that holds the controller.
    let parent: Int
    /// The view's frame in its superview.
    let frame: DerivedRect
    /// The superview's coordinates.
    let space: CoordinateSpace
    /// The covered edges, before the controller's own additionalSafeAreaInsets.
    let base: DerivedInsets
    /// The source of the insets, such as "from the navigation controller".
    let source: DerivationName
    /// A tab bar of an outer container, which cuts off the innermost view rather than the navigation controller's.
    let bottomBar: ExtendedLayout.CoveringBar?
    /// Whether a navigation controller shows the controller.
    let isInNavigation: Bool
    /// Whether the controller gets layout guides; false for children of ordinary controllers, to which layout guides are not
    /// passed before iOS 11.
    let hasGuides: Bool
    /// Whether the controller is a child whose negative additionalSafeAreaInsets cannot reduce its inherited insets.
    var keepsInherited = false
    /// The frame without the view's transform; nil where there is none.
    var untransformed: DerivedRect?
    /// The scale of the view's transform, or of a floating sheet; nil for 1.
    var scale: Quantity?
}

/// The lengths of a controller's layout guides, calculated when they are read.
struct GuideLengths: Sendable {
    /// The controller's name.
    let controller: String
    /// The covered edges of the controller's view.
    let insets: DerivedInsets
    /// Whether the lengths are valid; false before the guides have them.
    let isValid: Bool

    var top: Quantity {
        LayoutGuides.length("\(controller).topLayoutGuide.length", inset: insets.top, isValid: isValid)
    }

    var bottom: Quantity {
        LayoutGuides.length("\(controller).bottomLayoutGuide.length", inset: insets.bottom, isValid: isValid)
    }
}
