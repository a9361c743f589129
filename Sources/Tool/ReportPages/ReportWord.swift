package import Languages

/// The words of pages of differences.
package enum ReportWord: String, CaseIterable, Sendable {
    case before, now, derivation
    case comparisonTitle = "comparison.title"
    case comparisonHeading = "comparison.heading"
    case comparisonNothing = "comparison.nothing"
    case comparisonList = "comparison.list"
    case comparisonCovered = "comparison.covered"

    /// The key of its text in the words files.
    package var key: String { "reports." + rawValue }

    func phrase(_ arguments: (String, Phrase.Value)...) -> Phrase {
        Phrase(key, arguments.map { Phrase.Argument($0.0, $0.1) })
    }
}

extension Words {
    package subscript(word: ReportWord) -> String { self[word.key] }
}
