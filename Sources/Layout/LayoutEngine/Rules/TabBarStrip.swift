/// The tab bar of an iPad from iPadOS 18: a strip at the top, in the navigation bar's row.
enum TabBarStrip {
    static let rule = Rule(
        "tab-bar.strip", .from(18), .observed,
        evidence: ["Human Interface Guidelines, Tab bars", "ouc-pad-tabs-bar", "ouc-pad-tabs-plain-child"])

    static let searching = Rule(
        "tab-bar.strip-while-searching", .from(18), .disputed, evidence: ["oui26-search-tabs-ipad"])

    /// Whether the tabs are a strip: in regular width, for apps built for iPadOS 18.
    static func applies(in environment: Environment) -> Bool {
        let isWide = environment.device.family == .iPad && !WindowSizeClass.isContentCompactInWidth(environment)
        return environment.decide(.tabBarIsStrip, environment.designOS >= OSVersion(18) && isWide)
    }

    /// The strip's height; nil before iPadOS 26, where it is not published.
    static func height(in environment: Environment) -> Quantity? {
        environment.designOS.major >= 26 ? .stated(.term(.tabBarAtTheTop), rule, 44) : nil
    }

    /// The covered top of a controller below the strip: nothing more for a navigation controller, whose bar shares the
    /// row.
    /// - Parameter top: the covered top of the tab bar controller's view.
    static func coveredTop(_ top: Quantity, hasNavigationBar: Bool, in environment: Environment) -> Quantity {
        guard !environment.decide(.barsShareRow, hasNavigationBar), let height = height(in: environment) else {
            return top
        }
        let gap = Quantity.stated(.term(.gapBelowTheTabBar), rule, 20)
        return .sum(.term(.endOfTheTabBarsRow), rule, [top, height, gap])
    }
}
