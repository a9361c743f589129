import Geometry

/// The status bar: whether it shows, how high it is, and what it takes from a view at the top of the window.
enum StatusBar {
    static let visibility = Rule(
        "status-bar.visibility", .always, .documented,
        evidence: ["WWDC 2018 235", "note17-x-status-hidden", "N70a", "N70b"],
        "The status bar shows unless the innermost controller prefers it hidden. From iOS 8 an iPhone in landscape hides it; "
            + "on a phone with a sensor housing a visible navigation bar keeps it. Presented as anything but fullScreen, a controller "
            + "leaves the decision to the presenting one.",
        "状态栏默认显示，最内层的控制器可以要求隐藏。iOS 8 起 iPhone 横屏时系统隐藏状态栏；有传感器区域的手机上，只要导航栏可见，状态栏就一直显示。以 fullScreen 以外的方式呈现的控制器不决定状态栏，仍由呈现它的控制器决定。"
    )

    static let height = Rule(
        "status-bar.height", .always, .observed,
        evidence: ["hx-11pro-p", "rnsac215-xr-p", "bandyer-12mini", "qmui-14"],
        "The height comes from the device; iPhone XR and 11 had 44 points before iOS 14 and the two minis 44 before iOS 15.",
        "高度由机型决定；iPhone XR 和 11 在 iOS 14 之前是 44，两款 mini 在 iOS 15 之前是 44。")

    static let overlap = Rule(
        "status-bar.overlap", .always, .observed, evidence: ["S1-10-nav-hidden", "N68a", "kr-8-nonav"],
        "A visible status bar insets a view at the top of the window by the part of the bar that lies over it.",
        "状态栏可见时，位于窗口顶端的视图被它盖住多少，顶部内边距就是多少。")

    static let inCall = Rule(
        "status-bar.in-call", .always, .inferred, evidence: ["coderoad-offset-incall"],
        "During a call a higher status bar pushes the window's root view down by what it has grown, so that the view's "
            + "inset stays as it was.",
        "通话时状态栏变高，窗口的根视图被推下相应的高度，因此视图的内边距不变。")

    /// True when the bar is not shown; `hasNavigationBar` says that a navigation bar is.
    static func isHidden(in environment: Environment, prefersHidden: Bool, hasNavigationBar: Bool) -> Bool {
        let device = environment.device
        let isHiddenBySystem =
            device.family == .iPhone && environment.orientation.isLandscape && environment.os >= OSVersion(8)
        if environment.answers(.systemHidesStatusBar, isHiddenBySystem) { return true }
        guard environment.isStatusBarHidden ?? prefersHidden else { return false }
        return !environment.answers(.navigationBarKeepsStatusBar, hasNavigationBar && device.hasSensorHousing)
    }

    /// The height in points, 0 when hidden.
    static func height(in environment: Environment, isHidden: Bool) -> Quantity {
        let height = plainHeight(in: environment, isHidden: isHidden)
        return environment.device.hasSensorHousing ? DisplayZoom.inset(height, .top, in: environment) : height
    }

    private static func plainHeight(in environment: Environment, isHidden: Bool) -> Quantity {
        let name = Localized("status bar", "状态栏")
        if isHidden { return .stated(name, visibility, 0) }
        if Letterbox.applies(in: environment) { return .stated(name, Letterbox.rule, 20) }
        let metrics = SystemMetrics(environment)
        if let measured = metrics.oriented({ $0[.statusBarHeight] }), measured.value > 0 {
            return .device(name, measured)
        }
        // Before iOS 8 the bar also showed in landscape, with its portrait height.
        return metrics.portrait({ $0[.statusBarHeight] }).map { .device(name, $0) } ?? .stated(name, height, 20)
    }

    /// By how much a bar in a call has grown, which is how far it pushes the root view down.
    static func growth(in environment: Environment, usual: Quantity) -> Quantity {
        let name = Localized("growth of the status bar", "状态栏增高")
        guard let height = environment.statusBarHeight,
            environment.answers(.statusBarGrows, usual.value > 0 && height > usual.value)
        else {
            return .stated(name, inCall, 0)
        }
        return .sum(name, inCall, [.input("statusBar.height", height)], minus: [usual])
    }

    /// The part of the bar that lies over a window whose top edge is at `windowTop` on the screen.
    static func overlap(height: Quantity, windowTop: Double) -> Quantity {
        guard windowTop != 0 else { return height.handedOn(as: height.derivation.name, by: overlap) }
        return .overlap(
            Localized("part of the status bar over the window", "状态栏盖住窗口的部分"), overlap, of: height,
            minus: [.input("window.frame.y", windowTop)])
    }
}
