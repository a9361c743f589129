/// Where a navigation bar lies and how high it is.
enum NavigationBarMetrics {
    static let height = Rule(
        "navigation-bar.height", .always, .observed,
        evidence: ["hx-ipadpro3", "N98a", "N96c", "N21", "oui26-iphone16-p-window", "oui26-se-landscape-table"],
        "44 points; 32 in landscape on phones of compact width; 50 on iPads from iOS 12; 54 from iOS 26.",
        "高 44；紧凑宽度的手机横屏时 32；iPad 从 iOS 12 起 50；iOS 26 起 54。")

    static let position = Rule(
        "navigation-bar.position", .always, .observed,
        evidence: [
            "N21", "N41", "kw-16-nav-tab", "oui26-se-tabs", "oui26-se-landscape-table", "oui26-iphone16-p-window",
        ],
        "The bar begins below the status bar or sensor housing. On phones with a Dynamic Island it begins a few points higher "
            + "before iOS 26; from iOS 26 it begins at least 10 points down, and 24 on phones in landscape.",
        "导航栏从状态栏或传感器区域之下开始。带灵动岛的手机在 iOS 26 之前略高几个点；iOS 26 起至少离顶边 10，手机横屏时为 24。")

    static let sheetHeight = Rule(
        "navigation-bar.sheet-height", .from(13), .observed,
        evidence: ["N29", "td-sheet-667", "View Controller Presentation Changes in iOS and iPadOS 16"],
        "In a sheet the bar is 56 points high, on iPads too, and begins at the sheet's top; from iOS 26 it is 70 (one source says 74). "
            + "A popover's bar has the usual height.",
        "sheet 中的导航栏高 56（iPad 也是），从 sheet 顶边开始；iOS 26 起为 70（另有一处记录为 74）。弹出框里的导航栏保持通常高度。")

    /// The bar's top edge in the navigation controller's view, given what covers that view's top.
    /// - Parameter viewTop: where the view begins in the window; nil for its top.
    static func y(
        in environment: Environment, coveredTop: Quantity, viewTop: Quantity?, shape: Presentation.Shape
    ) -> Quantity {
        let path = Localized.path("navigationBar.frame.y")
        if shape != .full { return coveredTop.handedOn(as: path, by: position) }
        if environment.designOS.major >= 26 { return modernY(environment, coveredTop, viewTop, path) }
        let top = SystemMetrics(barsIn: environment).published { $0[.navigationBarY] }
        let isAtIsland =
            environment.device.hasIsland && !environment.orientation.isLandscape && coveredTop.value > 0
        if let top, environment.answers(.navigationBarIsAtIsland, isAtIsland) {
            return .device(Localized("top of the navigation bar", "导航栏顶边"), top).handedOn(as: path, by: position)
        }
        return coveredTop.handedOn(as: path, by: position)
    }

    /// From iOS 26 the bar keeps a distance from the top of the window, not of the view.
    private static func modernY(
        _ environment: Environment, _ coveredTop: Quantity, _ viewTop: Quantity?, _ path: Localized
    ) -> Quantity {
        let isLandscapePhone = environment.device.family == .iPhone && environment.orientation.isLandscape
        let fromWindow = Quantity.stated(
            Localized("least distance from the top", "离顶边的最小距离"), position, isLandscapePhone ? 24 : 10)
        let least =
            viewTop.map {
                .nonNegativeSum(
                    Localized("least distance from the view's top", "离视图顶边的最小距离"), position, [fromWindow], minus: [$0])
            } ?? fromWindow
        guard environment.answers(.navigationBarKeepsDistance, coveredTop.value < least.value) else {
            return coveredTop.handedOn(as: path, by: position)
        }
        return .maximum(path, position, [least, coveredTop])
    }

    /// The bar's height without prompt, large title or search bar.
    static func height(in environment: Environment, shape: Presentation.Shape = .full) -> Quantity {
        let name = Localized("navigation bar", "导航栏")
        if environment.answers(.navigationBarIsInSheet, shape.isSheet && environment.os >= OSVersion(13)) {
            return .stated(name, sheetHeight, environment.designOS.major >= 26 ? 70 : 56)
        }
        let metrics = SystemMetrics(barsIn: environment)
        if environment.designOS.major >= 26 {
            return metrics.published { $0[.navigationBarHeight] }.map { .device(name, $0) } ?? .stated(name, height, 54)
        }
        return metrics.oriented { $0[.navigationBarHeight] }.map { .device(name, $0) } ?? .stated(name, height, 44)
    }
}
