package import Languages

/// Sentences of the pages' frame that hold a number or a name.
package enum Sentence {
    /// The results of a figure's claims.
    package static func claims(total: Int, failed: Int, in words: Words) -> String {
        if total == 0 { return words["pages.claims.none"] }
        if failed == 0 { return words.text("pages.claims.hold", [.init("count", .count(total))]) }
        return words.text("pages.claims.fail", [.init("failed", .count(failed)), .init("total", .count(total))])
    }

    /// "right at 300 of 1200 places".
    package static func rightPlaces(_ right: Int, of total: Int, in words: Words) -> String {
        let key = right == total ? "pages.rightPlaces.allRight" : "pages.rightPlaces.right"
        return words.text(key, [.init("right", .count(right)), .init("total", .count(total))])
    }

    /// "12 devices".
    package static func devices(_ count: Int, in words: Words) -> String {
        words.text("pages.deviceCount", [.init("count", .count(count))])
    }

    /// The versions a device runs, such as "7 – 10".
    package static func versions(first: String, last: Int?) -> String {
        last.map { "\(first) – \($0)" } ?? "\(first)+"
    }
}
