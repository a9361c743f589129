/// How high tab bars and toolbars are, with the strip that they fill down to the edge of the screen.
enum BottomBarMetrics {
    static let tabBar = Rule(
        "tab-bar.height", .always, .observed,
        evidence: [
            "neuburg-tab-phone-p", "neuburg-tab-phone-l", "neuburg-tab-plus-l", "neuburg-tab-ipad", "oui26-se-tabs",
        ],
        "49 points above the home indicator's strip; from iOS 11 it is 32 in landscape on phones of compact width, 50 on iPads "
            + "with Home button from iOS 12. On phones in portrait the floating bar of iOS 26 takes 83 in all, with or without Home button.",
        "主屏幕指示条区域之上 49；iOS 11 起紧凑宽度的手机横屏时 32，带主屏幕按钮的 iPad 从 iOS 12 起 50。iOS 26 的悬浮标签栏在手机竖屏时总共占 83，有没有主屏幕按钮都一样。")

    static let toolbar = Rule(
        "toolbar.height", .always, .observed,
        evidence: ["oui26-iphone16-p-toolbar-empty", "oui26-iphone16-l-toolbar-empty", "QMUI metrics"],
        "44 points above what covers the bottom; 32 in landscape on phones of compact width; 50 on iPads from iOS 12. In iOS 26 "
            + "a toolbar counts only when it has items, and takes 86 in portrait, 82 in landscape, 79 on iPads in all.",
        "底部被占用的区域之上 44；紧凑宽度的手机横屏时 32；iPad 从 iOS 12 起 50。iOS 26 中工具栏有按钮才计入，竖屏总共占 86，横屏 82，iPad 上 79。")

    /// A tab bar's height with the strip below it, `bottom` being what covers the bottom already.
    static func tabBarHeight(in environment: Environment, bottom: Quantity) -> Quantity {
        let path = Localized.path("tabBar.frame.height")
        let floats =
            environment.designOS.major >= 26 && environment.device.family == .iPhone
            && !environment.orientation.isLandscape
        if environment.answers(.tabBarFloats, floats) {
            let floating = Localized("floating tab bar", "悬浮标签栏")
            return Quantity.stated(floating, tabBar, 83).handedOn(as: path, by: tabBar)
        }
        return .sum(path, tabBar, [bareTabBarHeight(in: environment), bottom])
    }

    private static func bareTabBarHeight(in environment: Environment) -> Quantity {
        let name = Localized("tab bar", "标签栏")
        return SystemMetrics(barsIn: environment).oriented { $0[.tabBarHeight] }.map { .device(name, $0) }
            ?? .stated(name, tabBar, 49)
    }

    /// A toolbar's height with the strip below it, or nil when it takes no space.
    static func toolbarHeight(in environment: Environment, itemCount: Int, bottom: Quantity) -> Quantity? {
        let path = Localized.path("toolbar.frame.height")
        guard environment.answers(.toolbarFloats, environment.designOS.major >= 26) else {
            return .sum(path, toolbar, [bareToolbarHeight(in: environment), bottom])
        }
        guard environment.answers(.toolbarHasItems, itemCount > 0) else { return nil }
        let isPad = environment.device.family == .iPad
        let height: Double = isPad ? 79 : environment.orientation.isLandscape ? 82 : 86
        let floating = Localized("floating toolbar", "悬浮工具栏")
        return Quantity.stated(floating, toolbar, height).handedOn(as: path, by: toolbar)
    }

    private static func bareToolbarHeight(in environment: Environment) -> Quantity {
        let name = Localized("toolbar", "工具栏")
        let isOldPad = environment.device.family == .iPad && environment.designOS < OSVersion(12)
        if isOldPad { return .stated(name, toolbar, 44) }
        return SystemMetrics(barsIn: environment).oriented { $0[.toolbarHeight] }.map { .device(name, $0) }
            ?? .stated(name, toolbar, 44)
    }
}
