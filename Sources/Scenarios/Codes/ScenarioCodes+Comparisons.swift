import DataTree
import Diagnostics
import Schema

// MARK: - Comparisons

extension Diagnostic {
    static func comparisonCount(found: DataNode) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.comparisonCount, .error,
            "'compare' takes a list of two to four scenarios, but there is \(found.foundPhrase)", at: found.span)
    }

    static func keyBesideCompare(_ key: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let isKnown = BlockKeys.all.contains { $0.entry.name == key }
        let help = "what differs in one of them is written there, such as '{use: id, with: {os: 11}}'"
        return Diagnostic(
            ScenarioCodes.keyBesideCompare, .error,
            "'\(key)' cannot stand beside 'compare'; these can: \(allowed.joined(separator: ", "))",
            at: span, notes: isKnown ? [Note(help)] : [])
    }

    /// - Parameter verb: what somebody tried to do with the comparison.
    static func comparisonOfComparison(_ id: String, verb: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.notComparable, .error, "'\(id)' is a comparison itself and cannot be \(verb)", at: span)
    }

    static func comparisonOfMatrix(_ id: String, axes: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.notComparable, .error,
            "'\(id)' has a matrix; choose one value of \(axes.map { "'\($0)'" }.listed()) under 'with'", at: span)
    }

    /// - Parameters: the places in the comparison, counted from 1.
    static func nothingDiffers(_ first: Int, _ second: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.nothingDiffers, .warning,
            "number \(first) and number \(second) of the comparison are set up the same, so nothing differs", at: span)
    }
}

// MARK: - Claims about some variants

extension Diagnostic {
    static func invalidCondition(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.invalidCondition, .error,
            "'\(text)' does not say which variants are meant; the form is 'where os = 10'", at: span)
    }

    /// - Parameter known: the conditions that hold for some variant.
    static func unknownVariant(_ condition: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: condition, among: known)
        let list = known.isEmpty ? "the scenario has only one" : "there are \(known.listed())"
        return Diagnostic(
            ScenarioCodes.unknownVariant, .error, "there is no variant with '\(condition)'; \(list)", at: span,
            label: nearest.map { "did you mean '\($0)'?" })
    }
}
