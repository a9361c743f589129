package import Geometry

/// The properties that a UIScrollView adds to those of a view.
package struct ScrollView: Hashable, Sendable {
    package var contentInset = Insets.zero
    /// The phase in which the app last set contentInset: before iOS 11 a late setting replaces UIKit's addition.
    package var contentInsetPhase = Phase.viewDidLoad
    package var scrollIndicatorInsets = Insets.zero
    package var automaticallyAdjustsScrollIndicatorInsets = true
    package var contentSize = Size.zero
    /// The offset to which the app or the reader scrolled after layout; nil leaves it to UIKit.
    package var contentOffset: ContentOffset?
    package var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The position, in the unit square, of content that is smaller than the scroll view.
    package var contentAlignmentPoint = Point.zero
    package var alwaysBounceVertical = false
    package var alwaysBounceHorizontal = false
    package var isScrollEnabled = true

    package init() {}

    package enum ContentOffset: Hashable, Sendable {
        case point(Point)
        /// The offset at which the end of the content shows.
        case end
    }

    /// UIScrollView.ContentInsetAdjustmentBehavior.
    package enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
        case automatic, scrollableAxes, never, always
    }
}
