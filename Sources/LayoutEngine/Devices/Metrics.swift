package import Geometry

/// The system's metrics on one display in one generation of the OS, by orientation.
package struct Metrics: Hashable, Sendable {
    package let portrait: Oriented
    package let landscape: Oriented

    package init(portrait: Oriented, landscape: Oriented) {
        self.portrait = portrait
        self.landscape = landscape
    }

    package subscript(orientation: InterfaceOrientation) -> Oriented {
        orientation.isLandscape ? landscape : portrait
    }

    /// Heights without the home indicator's inset, and the insets of a full-screen window without bars.
    package struct Oriented: Hashable, Sendable {
        package var safeArea: Measured<Insets>?
        package var statusBarHeight: Measured<Double>?
        /// Where the navigation bar begins when it does not begin at the safe area's top.
        package var navigationBarY: Measured<Double>?
        package var navigationBarHeight: Measured<Double>?
        /// The height before iOS 12, where it differs.
        package var navigationBarHeightBefore12: Measured<Double>?
        package var tabBarHeight: Measured<Double>?
        /// The height before iOS 11 on phones in landscape and in iOS 11 on iPads, where it differs.
        package var oldTabBarHeight: Measured<Double>?
        package var toolbarHeight: Measured<Double>?
        package var horizontalSizeClass: Measured<SizeClass>?
        package var verticalSizeClass: Measured<SizeClass>?
        /// The side margin of a root view.
        package var sideMargin: Measured<Double>?
        package var keyboardHeight: Measured<Double>?

        package init() {}
    }

    /// UIUserInterfaceSizeClass.
    package enum SizeClass: String, Hashable, Sendable {
        case compact, regular
    }
}
