import LayoutEngine

/// The order in which what covers a screen lies, from the edge inwards.
enum TermOrder {
    /// Derivations list terms as the rule reads; pictures list them as they lie. Equal ranks keep their order.
    static func fromEdge(_ terms: [AdditiveTerm]) -> [AdditiveTerm] {
        let ranked = terms.map { (term: $0, rank: rank(of: $0.name.english)) }
        return (0...3).flatMap { rank in ranked.filter { $0.rank == rank }.map { $0.term } }
    }

    /// 0 for hardware and status bar, 1 for bars, 2 and 3 for what the app adds.
    private static func rank(of name: String) -> Int {
        switch name {
        case "navigation bar", "tab bar", "toolbar": return 1
        default: break
        }
        let path = name.split(separator: ".")
        if path.contains("additionalSafeAreaInsets") { return 2 }
        return path.contains("contentInset") ? 3 : 0
    }
}
