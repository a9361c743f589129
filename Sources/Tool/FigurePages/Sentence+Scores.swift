import Audits
import Languages
import Pages

extension Sentence {
    /// The right places for phones in both orientations and for tablets.
    static func scores(of result: MacroResult, in words: Words) -> String {
        return result.scores.map { part, right, total in
            words.text(
                "pages.rightPlaces.score",
                [
                    .init("part", .phrase(part.phrase)),
                    .init("right", .count(right)), .init("total", .count(total)),
                ])
        }.joined(separator: words["pages.separator.clauses"])
    }
}
