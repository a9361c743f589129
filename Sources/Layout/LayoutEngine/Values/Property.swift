/// A property that the engine computes or repeats, under UIKit's name.
package enum Property: String, CaseIterable, Hashable, Sendable {
    case frame, frameInWindow, bounds
    /// The frame of a layout guide of the app's own.
    case layoutFrame
    case safeAreaInsets
    case safeAreaLayoutGuideFrame = "safeAreaLayoutGuide.layoutFrame"
    case additionalSafeAreaInsets
    case layoutMargins, directionalLayoutMargins, systemMinimumLayoutMargins
    case layoutMarginsGuideFrame = "layoutMarginsGuide.layoutFrame"
    case readableContentGuideFrame = "readableContentGuide.layoutFrame"
    case topLayoutGuideLength = "topLayoutGuide.length"
    case bottomLayoutGuideLength = "bottomLayoutGuide.length"
    case contentInset, adjustedContentInset, scrollIndicatorInsets, contentOffset, contentSize
    /// The insets at which the scroll indicators end, which UIKit computes and has no property for.
    case effectiveScrollIndicatorInsets
    case frameLayoutGuideFrame = "frameLayoutGuide.layoutFrame"
    case contentLayoutGuideFrame = "contentLayoutGuide.layoutFrame"
    case isHidden, isTranslucent
    case edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets
    case contentInsetAdjustmentBehavior
    case separatorInset, text
    /// The height of the keyboard, and its frame at the end of its animation.
    case height, frameEnd
    /// The size that systemLayoutSizeFitting answers.
    case systemLayoutSizeFitting
    /// The numbers of lines that a label shows and that its text needs at its width, for which UIKit has no properties.
    case lines, neededLines
    case horizontalSizeClass = "traitCollection.horizontalSizeClass"
    case verticalSizeClass = "traitCollection.verticalSizeClass"
    case displayScale = "traitCollection.displayScale"
    case userInterfaceIdiom = "traitCollection.userInterfaceIdiom"
    case verticalBarEdge = "traitCollection.verticalBarEdge"
    /// The axis of the bar that an item is in, for which UIKit has no property.
    case axis
    /// The regions that `reservedRegions(kind:options:)` gives, also inactive ones: the fold is a division, the camera and the
    /// status items are occlusions.
    case divisionFrame = "reservedRegions.division.frame"
    case divisionMargins = "reservedRegions.division.margins"
    case divisionIsActive = "reservedRegions.division.isActive"
    case cameraFrame = "reservedRegions.camera.frame"
    case cameraIsActive = "reservedRegions.camera.isActive"
    case statusItemsFrame = "reservedRegions.statusItems.frame"
    case statusItemsIsActive = "reservedRegions.statusItems.isActive"
}

extension Property {
    /// Whether the sides of these insets are named by the layout direction: leading is in the place of left in a `Value`.
    package var isDirectional: Bool {
        self == .directionalLayoutMargins || self == .systemMinimumLayoutMargins
    }

    /// The properties of reserved regions, in the order in which tables show them.
    package static let ofReservedRegions: [Property] = [
        .divisionFrame, .divisionMargins, .divisionIsActive, .cameraFrame, .cameraIsActive, .statusItemsFrame,
        .statusItemsIsActive,
    ]

    /// Whether the value is a rectangle.
    package var isRect: Bool {
        [.frame, .frameInWindow, .bounds, .layoutFrame, .frameEnd].contains(self)
            || rawValue.hasSuffix(".layoutFrame") || rawValue.hasSuffix(".frame")
    }

    /// The names of the numbers of this property's value, in the order in which the value is written.
    package func componentNames(of value: Value) -> [String] {
        isDirectional ? ["top", "leading", "bottom", "trailing"] : value.componentNames
    }

    /// The names of the numbers of a value that has `count` numbers, in the order in which it is written; empty for a single
    /// number.
    package func numberNames(count: Int) -> [String] {
        switch count {
        case 2: self == .contentOffset ? ["x", "y"] : ["width", "height"]
        case 4 where isRect: ["x", "y", "width", "height"]
        case 4: isDirectional ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
        default: []
        }
    }

    /// The parts that this property's value has.
    package func components(of value: Value) -> [ValueComponent] {
        isDirectional ? [.top, .leading, .bottom, .trailing] : value.components
    }

    /// A part of this property's value; nil if it does not have the part.
    package func part(_ component: ValueComponent, of value: Value) -> Value? {
        guard isDirectional else { return value[component] }
        switch component {
        case .leading: return value[.left]
        case .trailing: return value[.right]
        case .left, .right: return nil
        default: return value[component]
        }
    }
}
