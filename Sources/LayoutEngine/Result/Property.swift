/// A property that the engine computes or repeats, under UIKit's name.
package enum Property: String, CaseIterable, Hashable, Sendable {
    case frame, frameInWindow, bounds
    case safeAreaInsets
    case safeAreaLayoutGuideFrame = "safeAreaLayoutGuide.layoutFrame"
    case additionalSafeAreaInsets
    case layoutMargins, directionalLayoutMargins, systemMinimumLayoutMargins
    case layoutMarginsGuideFrame = "layoutMarginsGuide.layoutFrame"
    case readableContentGuideFrame = "readableContentGuide.layoutFrame"
    case topLayoutGuideLength = "topLayoutGuide.length"
    case bottomLayoutGuideLength = "bottomLayoutGuide.length"
    case contentInset, adjustedContentInset, scrollIndicatorInsets, contentOffset, contentSize
    /// What UIKit computes and has no property for: where the indicators end.
    case effectiveScrollIndicatorInsets
    case frameLayoutGuideFrame = "frameLayoutGuide.layoutFrame"
    case contentLayoutGuideFrame = "contentLayoutGuide.layoutFrame"
    case isHidden, isTranslucent
    case edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets
    case contentInsetAdjustmentBehavior
    case separatorInset, text
}
