package import Geometry

/// Everything outside the app's own hierarchy that layout depends on.
package struct Environment: Equatable, Sendable {
    package var device: Device
    package var orientation: InterfaceOrientation
    package var os: OSVersion
    package var layoutDirection: LayoutDirection
    /// The scenario's setting for the status bar; nil leaves it to the controllers and the system.
    package var isStatusBarHidden: Bool?
    /// The status bar's height during a call, in points; nil for the usual one.
    package var statusBarHeight: Double?
    package var window: WindowSettings
    package var app: AppSettings
    package var contentSizeCategory: ContentSizeCategory
    /// Whether the display of an iPhone is zoomed.
    package var isDisplayZoomed: Bool
    /// The keyboard; nil while it is hidden.
    package var keyboard: Keyboard?
    /// The scenario's setting for the hinge; nil for how the display is shown when it is not set.
    package var hinge: HingeStatus?
    /// UIKit's own values of the hierarchy, which affect the reliability of its numbers; nil for none.
    package var measurements: Measurements?
    /// A question that rules answer wrongly, for tests of the tests.
    package var negatedCondition: Condition?
    /// The width of the presented view that everything else lies in; nil where that fills the window.
    var presentedWidth: Double?
    /// Whether this is the primary column of a split view, or a pane of an arrangement.
    var isInColumn = false
    /// Whether the status bar is hidden at the phase that is laid out.
    var isStatusBarHiddenNow = false
    /// Whether the shown controller keeps its bars out of the column of iPhone Duo.
    var disablesVerticalBar = false
    /// Whether a container of the app shows a navigation bar or a tab bar.
    var hasBars = false

    package init(
        device: Device, orientation: InterfaceOrientation, os: OSVersion,
        layoutDirection: LayoutDirection = .leftToRight, isStatusBarHidden: Bool? = nil,
        statusBarHeight: Double? = nil, window: WindowSettings = WindowSettings(), app: AppSettings = AppSettings(),
        contentSizeCategory: ContentSizeCategory = .large, isDisplayZoomed: Bool = false,
        keyboard: Keyboard? = nil, hinge: HingeStatus? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.os = os
        self.layoutDirection = layoutDirection
        self.isStatusBarHidden = isStatusBarHidden
        self.statusBarHeight = statusBarHeight
        self.window = window
        self.app = app
        self.contentSizeCategory = contentSizeCategory
        self.isDisplayZoomed = isDisplayZoomed
        self.keyboard = keyboard
        self.hinge = hinge
    }

    /// The environment as the controllers of a root have it.
    func shown(by root: Root) -> Environment {
        var environment = self
        environment.disablesVerticalBar = root.controller?.innermost.preferredVerticalBarBehavior == .disabled
        environment.hasBars = root.controller?.showsBars ?? false
        return environment
    }

    /// Whether safe areas exist, as they do from iOS 11 on.
    var hasSafeArea: Bool { os >= OSVersion(11) }

    /// The OS version whose bars the app gets: an older SDK, or the setting for compatibility, keeps the older design. According to
    /// Apple's page on `UIDesignRequiresCompatibility`, it is ignored in apps built for iOS 27.
    package var designOS: OSVersion {
        let linked = min(os, app.linkedSDK ?? os)
        return app.requiresDesignCompatibility && linked.major == 26 ? OSVersion(18) : linked
    }
}

/// The window's settings in a scenario.
package struct WindowSettings: Hashable, Sendable {
    /// The frame in the screen's coordinates; nil for a window that fills the screen.
    package var frame: Rect?
    /// Insets in the place of the device's, as a probe that overrides the getter has them; nil leaves the device's.
    package var safeAreaInsets: Insets?

    package init(frame: Rect? = nil, safeAreaInsets: Insets? = nil) {
        self.frame = frame
        self.safeAreaInsets = safeAreaInsets
    }
}

/// The keyboard on the screen.
package enum Keyboard: Hashable, Sendable {
    /// A keyboard at the bottom of the screen: its height in points, without the height of the inputAccessoryView on it; nil for
    /// the device's own.
    case docked(height: Double?, accessory: Double)
    /// Undocked, split or floating: its frame in the window.
    case undocked(Rect)
}

/// The build settings of the app that affect layout.
package struct AppSettings: Hashable, Sendable {
    /// The SDK that the app was linked with; nil for the SDK of the OS that it runs on.
    package var linkedSDK: OSVersion?
    /// Whether the app has a launch screen; false for an app without one, which phones with a sensor housing letterbox.
    package var hasLaunchScreen = true
    /// UIDesignRequiresCompatibility: bars look as before iOS 26.
    package var requiresDesignCompatibility = false

    package init() {}
}
