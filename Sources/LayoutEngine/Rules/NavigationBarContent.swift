import Geometry

/// What makes a navigation bar higher: prompt, large title, search bar.
enum NavigationBarContent {
    static let largeTitle = Rule(
        "navigation-bar.large-title", .from(11), .observed, evidence: ["N13", "N14", "td-414-large"])

    static let prompt = Rule(
        "navigation-bar.prompt", .always, .inferred, evidence: ["UINavigationItem.prompt"])

    static let search = Rule(
        "navigation-bar.search-bar", .from(11), .inferred, evidence: ["oui26-se-search-active", "UISearchController"])

    /// How far the content has been scrolled from rest.
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
        let environment: Environment
    }

    /// The height of the whole bar, `plain` being that of a bar with a small title.
    static func height(_ plain: Quantity, _ inputs: Inputs) -> Quantity {
        let path = DerivationName.path("navigationBar.frame.height")
        let isSearching = inputs.environment.os >= OSVersion(11) && inputs.item.searchController?.isActive == true
        if inputs.environment.answers(.searchReplacesTitle, isSearching) {
            return .stated(path, search, inputs.environment.designOS.major >= 26 ? 60 : 56)
        }
        let search = searchBar(inputs)
        let title = largeTitle(inputs, above: search?.hiding)
        let prompt = inputs.item.hasPrompt ? Quantity.stated(.term(.prompt), Self.prompt, 30) : nil
        let parts = [prompt, title, search?.height].compactMap { $0 }.filter { $0.value > 0 }
        let rule = title.map { _ in largeTitle } ?? search.map { _ in Self.search } ?? Self.prompt
        // A large title that has shrunk to nothing is still told: tables below it lay out their first header for it.
        let isPlain = parts.isEmpty && title == nil
        return isPlain ? plain.handedOn(as: path, by: NavigationBarMetrics.height) : .sum(path, rule, [plain] + parts)
    }

    /// What a search bar adds, and what of the distance scrolled it takes up before the title shrinks; nil for nothing.
    private static func searchBar(_ inputs: Inputs) -> (height: Quantity, hiding: Quantity?)? {
        guard inputs.environment.os >= OSVersion(11), inputs.item.searchController != nil else { return nil }
        let name = DerivationName.term(.searchBar)
        let whole = Quantity.stated(name, search, 52)
        guard inputs.environment.answers(.searchBarHides, inputs.item.hidesSearchBarWhenScrolling) else {
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
        let whole = Quantity.stated(name, largeTitle, 52)
        switch inputs.scrolled {
        case .not: return whole
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

    private static func showsLargeTitle(_ inputs: Inputs) -> Bool {
        let environment = inputs.environment
        guard environment.os >= OSVersion(11), inputs.bar.prefersLargeTitles else { return false }
        if inputs.item.largeTitleDisplayMode == .never { return false }
        return environment.answers(
            .largeTitleHasRoom, environment.device.family == .iPad || !environment.orientation.isLandscape)
    }
}
