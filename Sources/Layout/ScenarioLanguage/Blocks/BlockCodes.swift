import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// The problems of blocks, of their use of each other and of comparisons.
package enum BlockCodes {
    static let duplicateID = DiagnosticKind(
        "scenario/duplicate-id", .error,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            ---
            id: a
            device: iPhone X
            root: {tabBarController: {viewController: {}}}
            """)
    package static func duplicateID(_ id: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            duplicateID, "the id '\(id)' is taken by another scenario", at: span,
            notes: [Diagnostic.Note("the first '\(id)' is here", at: first)])
    }

    package static let unknownScenario = DiagnosticKind(
        "scenario/unknown-scenario", .error,
        example: """
            id: b
            use: nav-tab
            """)
    package static func unknownScenario(_ id: String, known: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic.misspelt(
            unknownScenario.code, "there is no scenario '\(id)'", id, allowed: known, "the others are",
            at: span)
    }

    static let useCycle = DiagnosticKind(
        "scenario/use-cycle", .error,
        example: """
            id: a
            use: b
            ---
            id: b
            use: a
            """)
    static func useCycle(_ ids: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            useCycle, "these scenarios reference each other in a cycle: \(ids.joined(separator: " → "))", at: span)
    }

    package static let keyBesideUse = DiagnosticKind(
        "scenario/key-beside-use", .error,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            ---
            id: b
            use: a
            os: 12
            """)
    static func keyBesideUse(_ key: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let isKnown = BlockKeys.all.contains { $0.entry.name == key }
        let help: Message = "to replace values of the used scenario, write them under 'with', such as 'with: {os: 11}'"
        return Diagnostic(
            keyBesideUse,
            "'\(key)' is not allowed beside 'use'; allowed keys: \(allowed.joined(separator: ", "))",
            at: span, notes: isKnown ? [Diagnostic.Note(help)] : [])
    }

    static let comparisonCount = DiagnosticKind(
        "scenario/comparison-count", .error,
        example: """
            id: a
            compare: [b]
            """)
    static func comparisonCount(found: DataNode) -> Diagnostic {
        Diagnostic(
            comparisonCount,
            "'compare' takes a list of two to four scenarios, not \(found.foundPhrase)", at: found.span)
    }

    static let comparedPlaces = DiagnosticKind(
        "scenario/compared-places", .error,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            compare: {os: [12]}
            """)
    static func comparedPlaces(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            comparedPlaces,
            "'compare' takes a list of scenarios, or two to four values of one of \(ComparedPlaces.paths.joined(separator: ", ")), such as '{os: [18, 26]}'",
            at: span)
    }

    static let keyBesideCompare = DiagnosticKind(
        "scenario/key-beside-compare", .error,
        example: """
            id: b
            device: iPhone X
            root: {viewController: {}}
            ---
            id: a
            device: iPhone 8
            compare: [b, {use: b, with: {os: 12}}]
            """)
    static func keyBesideCompare(_ key: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let isKnown = BlockKeys.all.contains { $0.entry.name == key }
        let help: Message = "put the differences in the scenario's own entry, such as '{use: id, with: {os: 11}}'"
        return Diagnostic(
            keyBesideCompare,
            "'\(key)' is not allowed beside 'compare'; allowed keys: \(allowed.joined(separator: ", "))",
            at: span, notes: isKnown ? [Diagnostic.Note(help)] : [])
    }

    static let notComparable = DiagnosticKind(
        "scenario/not-comparable", .error,
        example: """
            id: b
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: [11, 12]}
            ---
            id: a
            compare: [b, {use: b, with: {os: 13}}]
            """)
    /// - Parameter verb: the attempted use of the comparison.
    static func comparisonOfComparison(_ id: String, verb: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(notComparable, "'\(id)' is itself a comparison and cannot be \(verb)", at: span)
    }

    static func comparisonOfMatrix(_ id: String, axes: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            notComparable,
            "'\(id)' has a matrix; choose one value of \(axes.map { "'\($0)'" }.listed()) under 'with'", at: span)
    }

    static let nothingDiffers = DiagnosticKind(
        "scenario/nothing-differs", .warning,
        example: """
            id: b
            device: iPhone X
            root: {viewController: {}}
            ---
            id: a
            compare: [b, b]
            """)
    /// - Parameters: the places in the comparison, counted from 1.
    static func nothingDiffers(_ first: Int, _ second: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nothingDiffers,
            "items \(first) and \(second) of the comparison are set up the same, so nothing differs", at: span)
    }

    static let variantWithoutTitle = DiagnosticKind(
        "scenario/variant-without-title", .warning,
        example: """
            id: b
            device: iPhone X
            root: {viewController: {}}
            ---
            id: c
            device: iPhone X
            root: {tabBarController: {viewController: {}}}
            ---
            id: a
            compare: [b, {use: c, title: With a tab bar}]
            """)
    static func variantWithoutTitle(_ id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            variantWithoutTitle,
            "the picture can only label this scenario '\(id)', because too much differs to put into words; give it a "
                + "'title'",
            at: span)
    }

    static let noConstraintsInPicture = DiagnosticKind(
        "scenario/no-constraints-in-picture", .error,
        example: .scenario("picture: constraints", "root: {viewController: {view: [{view: {frame: fill}}]}}"))
    static func noConstraintsInPicture(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noConstraintsInPicture, "the picture 'constraints' draws constraints, and this scenario lists none",
            at: span)
    }

    static let noTableInPicture = DiagnosticKind(
        "scenario/no-table-in-picture", .error,
        example: .scenario("picture: tableAnatomy", "root: {viewController: {view: [{view: {frame: fill}}]}}"))
    static func noTableInPicture(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noTableInPicture,
            "the picture 'tableAnatomy' needs a table with a name, and this scenario has none", at: span)
    }

    package static let all: [DiagnosticKind] = [
        comparedPlaces, comparisonCount, duplicateID, keyBesideCompare, keyBesideUse, noConstraintsInPicture,
        noTableInPicture, notComparable,
        nothingDiffers,
        unknownScenario, useCycle, variantWithoutTitle,
    ]
}
