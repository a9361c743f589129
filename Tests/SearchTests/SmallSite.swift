import Search

/// A few pages in both scripts, to be searched.
enum SmallSite {
    static let pages = [
        SearchPage(
            path: "safe-area.html",
            sections: [
                section("", "安全区", "安全区是没有被栏和开孔挡住的部分。"),
                section("values", "safeAreaInsets 的数值", "iPhone X 竖屏时 safeAreaInsets.top 为 44，导航栏再加 44。"),
            ]),
        SearchPage(
            path: "keys.html",
            sections: [
                section("", "Keys", "The words of scenarios."),
                section("separators", "separators", "The key for separators.", isEntry: true),
                section("safeAreaInsets", "safeAreaInsets", "四个数。", isEntry: true),
                section("contentInset", "contentInset", "Set by the app.", isEntry: true),
                section("rotation", "rotation", "By how much.", isEntry: true),
            ], purpose: .authors),
        SearchPage(
            path: "scroll-views.html",
            sections: [
                section("", "滚动视图", "contentInsetAdjustmentBehavior 决定安全区怎样加到 adjustedContentInset。"),
                section("keyboard", "键盘", "键盘弹出时，contentInset 由应用自己设置。"),
            ]),
        SearchPage(
            path: "tables.html",
            sections: [
                section("", "Tables and their margins", "A UITableView lays its rows out. The cell has layoutMargins."),
                section("separators", "Separators", "The separator follows the margin of the cell; arrows do not."),
                section("jumps", "A reload that jumps", "Estimated rows make contentSize jump on iOS 11."),
            ]),
        SearchPage(
            path: "trees.html",
            sections: [
                section("", "A hierarchy", "It has entries, is applied, and plays movies."),
                section("phones", "One phone", "The iPhone14Pro only, an iPhone 14 and any Pro."),
            ]),
    ]

    /// Enough for the questions asked here.
    static let folding = SearchFolding(
        traditional: Dictionary(uniqueKeysWithValues: zip("區邊鍵盤滾動數".utf16, "区边键盘滚动数".utf16)))

    private static func section(
        _ anchor: String, _ title: String, _ text: String, isEntry: Bool = false
    ) -> SearchPage.Section {
        SearchPage.Section(anchor: anchor, title: title, text: text, isEntry: isEntry)
    }
}
