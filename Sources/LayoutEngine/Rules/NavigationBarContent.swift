import Geometry

/// What makes a navigation bar higher: prompt, large title, search bar.
enum NavigationBarContent {
    static let largeTitle = Rule(
        "navigation-bar.large-title", .from(11), .observed, evidence: ["N13", "N14", "td-414-large"],
        "A large title adds 52 points, except on phones in landscape. It shrinks by as much as the content has been scrolled.",
        "大标题使导航栏增高 52，手机横屏时没有。内容滚动多少，它就缩小多少。")

    static let prompt = Rule(
        "navigation-bar.prompt", .always, .inferred, evidence: ["UINavigationItem.prompt"],
        "A prompt adds 30 points; this is common knowledge that no log confirms.",
        "prompt 使导航栏增高 30；这是通行的说法，没有日志证实。")

    static let search = Rule(
        "navigation-bar.search-bar", .from(11), .inferred, evidence: ["oui26-se-search-active", "UISearchController"],
        "A search bar adds 52 points and is the first to go when one scrolls, unless hidesSearchBarWhenScrolling is false; in "
            + "iOS 11 and 12 it begins hidden. While search is active it takes the title's place: 60 points in all from iOS 26, before "
            + "that 56, which no log confirms.",
        "搜索栏使导航栏增高 52，滚动时最先收起，除非 hidesSearchBarWhenScrolling 为 false；iOS 11 和 12 中一开始是收起的。搜索激活时它取代标题：iOS 26 起总高 60，之前 56，后者没有日志证实。"
    )

    /// The state of a bar's content.
    struct Inputs {
        let bar: NavigationBar
        let item: NavigationItem
        /// By how many points the content has been scrolled from rest; infinite for all the way.
        let scrolled: Double
        let environment: Environment
    }

    /// The height of the whole bar, `plain` being that of a bar with a small title.
    static func height(_ plain: Quantity, _ inputs: Inputs) -> Quantity {
        let path = Localized.path("navigationBar.frame.height")
        if inputs.environment.os >= OSVersion(11), inputs.item.searchController?.isActive == true {
            return .constant(path, search, inputs.environment.designOS.major >= 26 ? 60 : 56)
        }
        let search = searchBar(inputs)
        let title = largeTitle(inputs, scrolled: max(0, inputs.scrolled - (search?.full ?? 0)))
        let prompt = inputs.item.hasPrompt ? Quantity.constant(Localized("prompt", "提示文字"), Self.prompt, 30) : nil
        let parts = [prompt, title, search?.height].compactMap { $0 }.filter { $0.value > 0 }
        let rule = title.map { _ in largeTitle } ?? search.map { _ in Self.search } ?? Self.prompt
        // A large title that has shrunk to nothing is still told: tables below it lay out their first header for it.
        let isPlain = parts.isEmpty && title == nil
        return isPlain ? plain.passed(on: path, NavigationBarMetrics.height) : .sum(path, rule, [plain] + parts)
    }

    /// What a search bar adds, and how much of scrolling it takes up before the title shrinks.
    private static func searchBar(_ inputs: Inputs) -> (height: Quantity, full: Double)? {
        guard inputs.environment.os >= OSVersion(11), inputs.item.searchController != nil else { return nil }
        let name = Localized("search bar", "搜索栏")
        guard inputs.item.hidesSearchBarWhenScrolling else { return (.constant(name, search, 52), 0) }
        let full: Double = inputs.environment.os < OSVersion(13) ? 0 : 52
        return (.constant(name, search, max(0, full - inputs.scrolled)), full)
    }

    private static func largeTitle(_ inputs: Inputs, scrolled: Double) -> Quantity? {
        guard showsLargeTitle(inputs) else { return nil }
        let name = Localized("large title", "大标题")
        let whole = Quantity.constant(name, largeTitle, 52)
        guard scrolled > 0 else { return whole }
        let distance = Quantity.input(Localized("distance scrolled", "滚动的距离"), min(scrolled, 52))
        return .clampedSum(name, largeTitle, [whole], minus: [distance])
    }

    private static func showsLargeTitle(_ inputs: Inputs) -> Bool {
        let environment = inputs.environment
        guard environment.os >= OSVersion(11), inputs.bar.prefersLargeTitles else { return false }
        if inputs.item.largeTitleDisplayMode == .never { return false }
        return environment.device.family == .iPad || !environment.orientation.isLandscape
    }
}
