/// The position and height of a navigation bar.
enum NavigationBarMetrics {
    static let height = Rule(
        "navigation-bar.height", .always, .observed,
        evidence: ["hx-ipadpro3", "N98a", "N96c", "N21", "oui26-iphone16-p-window", "oui26-se-landscape-table"])

    static let position = Rule(
        "navigation-bar.position", .always, .observed,
        evidence: [
            "N21", "N41", "kw-16-nav-tab", "oui26-se-tabs", "oui26-se-landscape-table", "oui26-iphone16-p-window",
            "banner-above-bar-13", "GK",
        ])

    static let sheetHeight = Rule(
        "navigation-bar.sheet-height", .from(13), .observed,
        evidence: ["N29", "td-sheet-667", "View Controller Presentation Changes in iOS and iPadOS 16", "rnn-5730"])

    static let sheetDistance = Rule(
        "navigation-bar.sheet-distance", .from(26), .disputed,
        evidence: ["td-sheet-26", "fiori-sheet-26", "agentsheet-bar", "GK"])

    static let belowGrabber = Rule(
        "navigation-bar.below-grabber", .from(26), .observed,
        evidence: ["spine-sheet-bar", "genki-bar", "agentdevice-medium-bar"])

    /// The bar's top edge in the navigation controller's view, given the length that covers the view's top.
    /// - Parameters:
    ///   - viewTop: the top of the view in the window; nil for the window's top.
    ///   - hasGrabber: whether the sheet around the bar shows its grabber.
    static func y(
        in environment: Environment, coveredTop: Quantity, viewTop: Quantity?, shape: Presentation.Shape,
        hasGrabber: Bool
    ) -> Quantity {
        let path = DerivationName.path("navigationBar.frame.y")
        if shape == .full, VerticalBar.decides(in: environment),
            let top = SystemMetrics(barsIn: environment).published(.navigationBarY)
        {
            return .device(.term(.topOfTheNavigationBar), top).renamed(as: path, by: VerticalBar.navigationBar)
        }
        if shape == .page, FoldingSheets.apply(in: environment) {
            return Quantity.stated(.term(.topOfTheNavigationBar), FoldingSheets.bar, 16)
                .renamed(as: path, by: FoldingSheets.bar)
        }
        if environment.designOS.major >= 26, environment.decide(.navigationBarIsInSheet, shape.isSheet) {
            let isBelowGrabber = environment.decide(.navigationBarIsBelowGrabber, hasGrabber)
            let rule = isBelowGrabber ? belowGrabber : sheetDistance
            let least = Quantity.stated(.term(.leastDistanceFromTheTop), rule, isBelowGrabber ? 16 : 20)
            return .maximum(path, rule, [least, coveredTop])
        }
        if shape != .full { return coveredTop.renamed(as: path, by: position) }
        if environment.designOS.major >= 26 { return modernY(environment, coveredTop, viewTop, path) }
        let top = SystemMetrics(barsIn: environment).published(.navigationBarY)
        let isAtIsland =
            environment.device.hasIsland && !environment.orientation.isLandscape && coveredTop.value > 0
        guard environment.decide(.navigationBarIsAtIsland, isAtIsland) else {
            return coveredTop.renamed(as: path, by: position)
        }
        if let top { return .device(.term(.topOfTheNavigationBar), top).renamed(as: path, by: position) }
        guard keepsOlderDesign(environment) else { return coveredTop.renamed(as: path, by: position) }
        let higher = Quantity.stated(.term(.howMuchHigherTheBarBegins), position, 5.667)
        return .sum(path, position, [coveredTop], minus: [higher])
    }

    /// The position from iOS 26 on, where the bar keeps a distance from the top of the window, not of the view.
    private static func modernY(
        _ environment: Environment, _ coveredTop: Quantity, _ viewTop: Quantity?, _ path: DerivationName
    ) -> Quantity {
        let isLandscapePhone = environment.device.family == .iPhone && environment.orientation.isLandscape
        let fromWindow = Quantity.stated(
            .term(.leastDistanceFromTheTop), position, isLandscapePhone ? 24 : 10)
        let least =
            viewTop.map {
                .nonNegativeSum(
                    .term(.leastDistanceFromTheViewsTop), position, [fromWindow], minus: [$0])
            } ?? fromWindow
        guard environment.decide(.navigationBarKeepsDistance, coveredTop.value < least.value) else {
            return coveredTop.renamed(as: path, by: position)
        }
        return .maximum(path, position, [least, coveredTop])
    }

    /// The bar's height without prompt, large title or search bar.
    static func height(in environment: Environment, shape: Presentation.Shape = .full) -> Quantity {
        let name = DerivationName.term(.navigationBar)
        let metrics = SystemMetrics(barsIn: environment)
        if environment.designOS.major >= 26, CompatibilityWindow.kind(in: environment) != nil {
            return .stated(name, height, 54)
        }
        if environment.designOS.major >= 26 {
            return metrics.published(.navigationBarHeight).map { .device(name, $0) } ?? .stated(name, height, 54)
        }
        if environment.decide(.navigationBarIsInSheet, shape.isSheet && environment.os >= OSVersion(13)) {
            return .stated(name, sheetHeight, 56)
        }
        return metrics.oriented(.navigationBarHeight).map { .device(name, $0) }
            ?? .stated(name, height, BottomBarMetrics.isCompactInBoth(environment) ? 32 : 44)
    }

    /// Whether bars have the design before iOS 26 on a device that shipped with iOS 26 or later.
    private static func keepsOlderDesign(_ environment: Environment) -> Bool {
        environment.designOS.major < 26 && environment.device.metricsBefore26 == nil
    }
}
