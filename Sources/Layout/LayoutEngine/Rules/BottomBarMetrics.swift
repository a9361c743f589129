import Geometry

/// The heights of tab bars and toolbars, including the strip that they fill down to the edge of the screen.
enum BottomBarMetrics {
    static let tabBar = Rule(
        "tab-bar.height", .always, .observed,
        evidence: [
            "neuburg-tab-phone-p", "neuburg-tab-phone-l", "neuburg-tab-plus-l", "neuburg-tab-ipad", "oui26-se-tabs",
            "oui26-se-tabs-landscape",
        ])

    static let toolbar = Rule(
        "toolbar.height", .always, .observed,
        evidence: ["oui26-iphone16-p-toolbar-empty", "oui26-iphone16-l-toolbar-empty", "QMUI metrics"])

    static let toolbarSides = Rule(
        "toolbar.sides", .from(26), .observed, evidence: ["oui26-toolbar-side", "oui26-toolbar-se"])

    static let toolbarAboveTabBar = Rule(
        "toolbar.above-tab-bar", .before(26), .observed, evidence: ["radar-18510-home-button"])

    static let toolbarGap = Rule(
        "toolbar.gap-above-tab-bar", OSRange(from: OSVersion(11), before: OSVersion(11, 2)), .observed,
        evidence: ["radar-18510-x", "radar-18834-x"])

    /// A tab bar's height with the strip below it, where `bottom` is the length that already covers the bottom.
    static func tabBarHeight(in environment: Environment, bottom: Quantity) -> Quantity {
        let path = DerivationName.path("tabBar.frame.height")
        if environment.decide(.tabBarFloats, environment.designOS.major >= 26) {
            let isCompactHeight = WindowSizeClass.isCompactInHeight(environment)
            let floating = DerivationName.term(.floatingTabBar)
            guard WindowSizeClass.isHeightKnown(environment) else {
                return .unknown(
                    path, .length(.tabBarHeight, SystemMetrics(environment).place(in: environment.orientation)))
            }
            return Quantity.stated(floating, tabBar, isCompactHeight ? 64 : 83).renamed(as: path, by: tabBar)
        }
        return .sum(path, tabBar, [bareTabBarHeight(in: environment), bottom])
    }

    private static func bareTabBarHeight(in environment: Environment) -> Quantity {
        let name = DerivationName.term(.tabBar)
        return SystemMetrics(barsIn: environment).oriented(.tabBarHeight).map { .device(name, $0) }
            ?? .stated(name, tabBar, isCompactInBoth(environment) ? 32 : 49)
    }

    /// A toolbar's height with the strip below it, or nil when it takes no space.
    static func toolbarHeight(
        in environment: Environment, itemCount: Int, bottom: Quantity, isAboveTabBar: Bool
    ) -> Quantity? {
        let path = DerivationName.path("toolbar.frame.height")
        guard environment.decide(.toolbarFloats, environment.designOS.major >= 26) else {
            if isAboveTabBar { return heightAboveTabBar(path, in: environment, bottom: bottom) }
            return .sum(path, toolbar, [bareToolbarHeight(in: environment), bottom])
        }
        guard environment.decide(.toolbarHasItems, itemCount > 0) else { return nil }
        if VerticalBar.edge(in: environment) != nil { return nil }
        if VerticalBar.decides(in: environment) { return .stated(path, VerticalBar.toolbar, 82) }
        let isPad = environment.device.family == .iPad
        let height: Double = isPad ? 79 : environment.orientation.isLandscape ? 82 : 86
        let floating = DerivationName.term(.floatingToolbar)
        return Quantity.stated(floating, toolbar, height).renamed(as: path, by: toolbar)
    }

    /// The height of a toolbar that touches the tab bar below it, which covers `bottom`; on iOS 11.0 and 11.1 it keeps the home
    /// indicator's inset between the two.
    private static func heightAboveTabBar(
        _ path: DerivationName, in environment: Environment, bottom: Quantity
    ) -> Quantity {
        let bare = bareToolbarHeight(in: environment)
        let isEarly = toolbarGap.versions.contains(environment.os) && environment.device.hasSensorHousing
        guard environment.decide(.toolbarKeepsGap, isEarly) else {
            return .sum(path, toolbarAboveTabBar, [bare, bottom])
        }
        let inset = WindowSafeArea.covered(.bottom, in: environment)
        let gap = inset.renamed(as: .term(.gapAboveTheTabBar), by: toolbarGap)
        return .sum(path, toolbarGap, [bare, bottom, gap])
    }

    private static func bareToolbarHeight(in environment: Environment) -> Quantity {
        let name = DerivationName.term(.toolbar)
        let isOldPad = environment.device.family == .iPad && environment.designOS < OSVersion(12)
        if isOldPad { return .stated(name, toolbar, 44) }
        return SystemMetrics(barsIn: environment).oriented(.toolbarHeight).map { .device(name, $0) }
            ?? .stated(name, toolbar, isCompactInBoth(environment) ? 32 : 44)
    }

    /// Whether this is a phone of compact width in landscape, whose bars are lower before iOS 26.
    static func isCompactInBoth(_ environment: Environment) -> Bool {
        WindowSizeClass.isCompactInHeight(environment) && WindowSizeClass.isCompactInWidth(environment)
    }
}
