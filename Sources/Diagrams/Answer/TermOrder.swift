import LayoutEngine

/// The order in which what covers a screen lies, from the edge inwards.
enum TermOrder {
    /// Derivations list terms as the rule reads; pictures list them as they lie. Equal ranks keep their order.
    static func fromEdge(_ terms: [AdditiveTerm]) -> [AdditiveTerm] {
        let ranked = terms.map { (term: $0, rank: rank(of: $0.name.english)) }
        return (0...6).flatMap { rank in ranked.filter { $0.rank == rank }.map { $0.term } }
    }

    /// Hardware and status bar, the parts of bars from the top, then what the app adds.
    private static func rank(of name: String) -> Int {
        switch name {
        case "prompt": return 1
        case "navigation bar", "tab bar", "toolbar": return 2
        case "large title": return 3
        case "search bar": return 4
        default: break
        }
        if name.hasPrefix("contentInset") { return 6 }
        let path = name.split(separator: ".")
        if path.contains("additionalSafeAreaInsets") { return 5 }
        return path.contains("contentInset") ? 6 : 0
    }
}
