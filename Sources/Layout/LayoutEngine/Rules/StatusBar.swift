import Geometry

/// The status bar: its visibility, its height, and its inset of a view at the top of the window.
enum StatusBar {
    static let visibility = Rule(
        "status-bar.visibility", .always, .documented,
        evidence: [
            "UIViewController.prefersStatusBarHidden", "WWDC 2018 235", "note17-x-status-hidden", "N70a", "N70b",
        ])

    static let height = Rule(
        "status-bar.height", .always, .observed,
        evidence: ["hx-11pro-p", "rnsac215-xr-p", "bandyer-12mini", "qmui-14"])

    static let overlap = Rule(
        "status-bar.overlap", .always, .observed, evidence: ["S1-10-nav-hidden", "N68a", "kr-8-nonav"])

    /// The inset of a bar that the app hides where nothing else covers the top edge.
    static let hiddenInset = Rule(
        "status-bar.hidden-inset", .from(26), .disputed, evidence: ["flutter-175520"])

    static let inCall = Rule(
        "status-bar.in-call", .always, .inferred, evidence: ["coderoad-offset-incall"])

    /// Whether the status bar is hidden; `hasNavigationBar` is true if a navigation bar is shown.
    static func isHidden(in environment: Environment, prefersHidden: Bool, hasNavigationBar: Bool) -> Bool {
        if environment.decide(.systemHidesStatusBar, isHiddenBySystem(in: environment)) { return true }
        guard environment.isStatusBarHidden ?? prefersHidden else { return false }
        return !environment.decide(
            .navigationBarKeepsStatusBar, hasNavigationBar && environment.device.hasSensorHousing)
    }

    private static func isHiddenBySystem(in environment: Environment) -> Bool {
        let device = environment.device
        return device.family == .iPhone && environment.orientation.isLandscape && environment.os >= OSVersion(8)
            && !device.hasFold
    }

    /// The rule by which a hidden bar has no height.
    private static func hiding(in environment: Environment) -> Rule {
        let isDisputed =
            environment.os.major >= 26 && environment.device.hasStatusBarAlone && !isHiddenBySystem(in: environment)
        return isDisputed ? hiddenInset : visibility
    }

    /// The height in points, 0 when hidden.
    static func height(in environment: Environment, isHidden: Bool) -> Quantity {
        let height = plainHeight(in: environment, isHidden: isHidden)
        return environment.device.hasSensorHousing ? DisplayZoom.inset(height, .top, in: environment) : height
    }

    private static func plainHeight(in environment: Environment, isHidden: Bool) -> Quantity {
        let name = DerivationName.term(.statusBar)
        if isHidden { return .stated(name, hiding(in: environment), 0) }
        if Letterbox.applies(in: environment) { return .stated(name, Letterbox.rule, 20) }
        if let kind = CompatibilityWindow.kind(in: environment) {
            return .stated(name, kind == .olderSDK ? CompatibilityWindow.olderSDK : CompatibilityWindow.besideColumn, 0)
        }
        if VerticalBar.edge(in: environment) != nil || VerticalBar.isDisabled(in: environment) {
            return .stated(name, VerticalBar.statusBar, 0)
        }
        let metrics = SystemMetrics(environment)
        if let fact = metrics.oriented(.statusBarHeight), fact.value > 0 {
            return .device(name, fact)
        }
        // Before iOS 8 the bar also showed in landscape, with its portrait height.
        return .device(
            name, metrics.portrait(.statusBarHeight), else: .length(.statusBarHeight, metrics.place(in: .portrait)))
    }

    /// The growth of a status bar during a call, by which it pushes the root view down.
    static func growth(in environment: Environment, usual: Quantity) -> Quantity {
        let name = DerivationName.term(.growthOfTheStatusBar)
        guard usual.isKnown else { return usual.named(name) }
        guard let height = environment.statusBarHeight,
            environment.decide(.statusBarGrows, usual.value > 0 && height > usual.value)
        else {
            return .stated(name, inCall, 0)
        }
        return .sum(name, inCall, [.input("statusBar.height", height)], minus: [usual])
    }

    /// The part of the bar that lies over a window whose top edge is at `windowTop` on the screen.
    static func overlap(height: Quantity, windowTop: Double) -> Quantity {
        guard windowTop != 0 else { return height.renamed(as: height.derivation.name, by: overlap) }
        return .overlap(
            .term(.partOfTheStatusBarOverTheWindow), overlap, of: height,
            minus: [.input("window.frame.y", windowTop)])
    }
}
