import Geometry

/// The content that increases a navigation bar's height: prompt, large title, search bar.
enum NavigationBarContent {
    static let largeTitle = Rule(
        "navigation-bar.large-title", .from(11), .observed,
        evidence: ["N13", "N14", "td-414-large", "ouc-se-large-bar", "oui26-large-title-scroll"])

    static let scrolledLargeTitle = Rule(
        "navigation-bar.large-title.scrolled", .from(26), .disputed,
        evidence: ["oui26-large-title-scroll", "morph-dragged-title"])

    static let largeTitleTextSize = Rule(
        "navigation-bar.large-title.text-size", .from(26), .observed,
        evidence: ["ouc-se-large-xxxl-bar", "ouc-se-large-ax-bar", "Human Interface Guidelines, Typography"])

    static let prompt = Rule(
        "navigation-bar.prompt", .always, .inferred, evidence: ["UINavigationItem.prompt"])

    static let search = Rule(
        "navigation-bar.search-bar", .from(11), .inferred,
        evidence: [
            "oui26-se-search-active", "oui26-se-search-rest", "oui26-se-search-active-xxxl", "oui26-se-search-docked",
            "oui26-se-search-docked-active", "oui26-ipad-search", "UISearchController",
        ])

    /// The distance by which the content has been scrolled from rest.
    enum Scrolled {
        case not
        case by(Quantity)
        case allTheWay
    }

    /// The state of a bar's content.
    struct Inputs {
        let bar: NavigationBar
        let item: NavigationItem
        let scrolled: Scrolled
        /// Whether the bar is in a tab bar controller.
        let isInTabs: Bool
        let environment: Environment

        var isModern: Bool { environment.designOS.major >= 26 }
    }

    /// The place of a search bar, from iOS 26 on.
    private enum SearchPlace {
        /// A search bar at the end of the bar, on iPads.
        case inBar
        /// A search bar below the bar, on phones with tabs.
        case belowBar
        /// A search bar at the bottom of the screen, on other phones.
        case bottom
    }

    private static func searchPlace(_ environment: Environment, isInTabs: Bool) -> SearchPlace {
        if environment.decide(.searchIsInBar, environment.device.family == .iPad) { return .inBar }
        return environment.decide(.searchIsBelowBar, isInTabs) ? .belowBar : .bottom
    }

    /// The height of the whole bar, where `plain` is the height of a bar with a small title.
    static func height(_ plain: Quantity, _ inputs: Inputs) -> Quantity {
        let path = DerivationName.path("navigationBar.frame.height")
        let isSearching = inputs.environment.os >= OSVersion(11) && inputs.item.searchController?.isActive == true
        if inputs.environment.decide(.searchReplacesTitle, isSearching) {
            guard inputs.isModern else { return .stated(path, search, 56) }
            return modernSearch(plain, path, inputs)
        }
        let search = searchBar(inputs)
        let title = largeTitle(inputs, above: search?.hiding)
        let prompt = inputs.item.hasPrompt ? Quantity.stated(.term(.prompt), Self.prompt, 30) : nil
        let parts = [prompt, title, search?.height].compactMap { $0 }.filter { $0.value > 0 }
        let rule = title.map { _ in largeTitle } ?? search.map { _ in Self.search } ?? Self.prompt
        // A large title that has shrunk to nothing is still part of the result, because it affects the first header of tables
        // below it.
        let isPlain = parts.isEmpty && title == nil
        return isPlain ? plain.renamed(as: path, by: NavigationBarMetrics.height) : .sum(path, rule, [plain] + parts)
    }

    /// The height of a bar while search is active.
    private static func modernSearch(_ plain: Quantity, _ path: DerivationName, _ inputs: Inputs) -> Quantity {
        switch searchPlace(inputs.environment, isInTabs: inputs.isInTabs) {
        case .inBar: plain.renamed(as: path, by: NavigationBarMetrics.height)
        case .belowBar: .maximum(path, search, [plain, searchRow(.term(.searchBar), inputs.environment)])
        case .bottom: .stated(path, search, 0)
        }
    }

    /// A search field with the space above and below it.
    private static func searchRow(_ name: DerivationName, _ environment: Environment) -> Quantity {
        let field = Quantity.stated(.term(.searchField), search, TextSize.scaled44(in: environment))
        let space = Quantity.stated(.term(.spaceAroundTheSearchField), search, 16)
        return .sum(name, search, [field, space])
    }

    /// The length that a search bar at the bottom of the screen covers there; nil for one that lies elsewhere.
    static func bottomSearch(
        _ item: NavigationItem, isInTabs: Bool, in environment: Environment
    ) -> Quantity? {
        guard environment.designOS.major >= 26, item.searchController != nil,
            searchPlace(environment, isInTabs: isInTabs) == .bottom
        else { return nil }
        let isCompactHeight = WindowSizeClass.isCompactInHeight(environment)
        return .stated(.term(.searchBar), search, isCompactHeight ? 82 : 86)
    }

    /// The height that a search bar adds, and the part of the scrolled distance that it absorbs before the title shrinks; nil
    /// for none.
    private static func searchBar(_ inputs: Inputs) -> (height: Quantity, hiding: Quantity?)? {
        guard inputs.environment.os >= OSVersion(11), inputs.item.searchController != nil else { return nil }
        let name = DerivationName.term(.searchBar)
        if inputs.isModern {
            let place = searchPlace(inputs.environment, isInTabs: inputs.isInTabs)
            let shows = place == .belowBar && !inputs.item.hidesSearchBarWhenScrolling
            return shows ? (searchRow(name, inputs.environment), nil) : nil
        }
        let whole = Quantity.stated(name, search, 52)
        guard inputs.environment.decide(.searchBarHides, inputs.item.hidesSearchBarWhenScrolling) else {
            return (whole, nil)
        }
        if inputs.environment.os < OSVersion(13) { return (.stated(name, search, 0), nil) }
        switch inputs.scrolled {
        case .not: return (whole, whole)
        case .by(let distance):
            let atRest = whole.named(.term(.searchBarAtRest))
            return (.nonNegativeSum(name, search, [atRest], minus: [distance]), atRest)
        case .allTheWay: return (.stated(name, search, 0), whole)
        }
    }

    /// The large title; nil where there is none.
    /// - Parameter hiding: the search bar that is scrolled away before it.
    private static func largeTitle(_ inputs: Inputs, above hiding: Quantity?) -> Quantity? {
        guard showsLargeTitle(inputs) else { return nil }
        let name = DerivationName.term(.largeTitle)
        let whole = wholeLargeTitle(name, inputs)
        switch inputs.scrolled {
        case .not: return whole
        case .by(let distance) where inputs.isModern:
            let isGone = distance.value >= whole.value
            return inputs.environment.decide(.largeTitleIsGone, isGone)
                ? .stated(name, largeTitle, 0) : whole.renamed(as: name, by: scrolledLargeTitle)
        case .by(let distance):
            let rest = Quantity.nonNegativeSum(
                .term(.distanceScrolledBelowTheSearchBar), largeTitle, [distance],
                minus: hiding.map { [$0] } ?? [])
            guard rest.value > 0 else { return whole }
            return .nonNegativeSum(
                name, largeTitle, [whole.named(.term(.largeTitleAtRest))],
                minus: [hiding == nil ? distance : rest])
        case .allTheWay: return .stated(name, largeTitle, 0)
        }
    }

    /// The large title at rest.
    private static func wholeLargeTitle(_ name: DerivationName, _ inputs: Inputs) -> Quantity {
        let (environment, standard) = (inputs.environment, 52.0)
        guard inputs.isModern, TextSize.category(in: environment) != .large else {
            return .stated(name, largeTitle, standard)
        }
        let rule = largeTitleTextSize
        let height = Quantity.product(
            .term(.heightOfTheLine), TextSize.rule,
            [TextSize.largeTitle(in: environment), TextSize.lineHeightOfOnePoint])
        let line = Quantity.rounded(
            .term(.lineOfALargeTitle), TextSize.rule, height, .up, scale: environment.pixelsPerPoint)
        let isAccessibility = TextSize.category(in: environment).isAccessibilityCategory
        let space = Quantity.stated(.term(.spaceAroundTheTitle), rule, isAccessibility ? 4 : 6)
        return .maximum(
            name, rule,
            [
                .stated(.term(.atTheDefaultTextSize), rule, standard),
                .sum(.term(.lineAndTheSpaceAroundIt), rule, [line, space]),
            ])
    }

    private static func showsLargeTitle(_ inputs: Inputs) -> Bool {
        let environment = inputs.environment
        guard environment.os >= OSVersion(11), inputs.bar.prefersLargeTitles, !VerticalBar.decides(in: environment)
        else { return false }
        if inputs.item.largeTitleDisplayMode == .never { return false }
        return environment.decide(
            .largeTitleHasRoom, environment.device.family == .iPad || !environment.orientation.isLandscape)
    }
}
