import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with blocks, with their use of each other and with comparisons.
package enum BlockCodes {
    static let duplicateID = DocumentedCode(
        DiagnosticCode("scenario/duplicate-id"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            ---
            id: a
            device: iPhone X
            root: {tabBarController: {viewController: {}}}
            """)

    package static let unknownScenario = DocumentedCode(
        DiagnosticCode("scenario/unknown-scenario"),
        example: """
            id: b
            use: nav-tab
            """)

    static let useCycle = DocumentedCode(
        DiagnosticCode("scenario/use-cycle"),
        example: """
            id: a
            use: b
            ---
            id: b
            use: a
            """)

    package static let keyBesideUse = DocumentedCode(
        DiagnosticCode("scenario/key-beside-use"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            ---
            id: b
            use: a
            os: 12
            """)

    static let comparisonCount = DocumentedCode(
        DiagnosticCode("scenario/comparison-count"),
        example: """
            id: a
            compare: [b]
            """)

    static let keyBesideCompare = DocumentedCode(
        DiagnosticCode("scenario/key-beside-compare"),
        example: """
            id: b
            device: iPhone X
            root: {viewController: {}}
            ---
            id: a
            device: iPhone 8
            compare: [b, {use: b, with: {os: 12}}]
            """)

    static let notComparable = DocumentedCode(
        DiagnosticCode("scenario/not-comparable"),
        example: """
            id: b
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: [11, 12]}
            ---
            id: a
            compare: [b, {use: b, with: {os: 13}}]
            """)

    static let nothingDiffers = DocumentedCode(
        DiagnosticCode("scenario/nothing-differs"),
        example: """
            id: b
            device: iPhone X
            root: {viewController: {}}
            ---
            id: a
            compare: [b, b]
            """)

    static let variantWithoutTitle = DocumentedCode(
        DiagnosticCode("scenario/variant-without-title"),
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

    static let noTableInPicture = DocumentedCode(
        DiagnosticCode("scenario/no-table-in-picture"),
        example: """
            id: a
            device: iPhone X
            picture: tableAnatomy
            root: {viewController: {view: [{view: {frame: fill}}]}}
            """)

    package static let documented = [
        duplicateID, unknownScenario, useCycle, keyBesideUse, comparisonCount, keyBesideCompare, notComparable,
        nothingDiffers, variantWithoutTitle, noTableInPicture,
    ]
}

extension Diagnostic {
    package static func duplicateID(_ id: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.duplicateID.code, .error, "the id '\(id)' is taken by another scenario", at: span,
            notes: [Note("the first '\(id)' is here", at: first)])
    }

    package static func unknownScenario(_ id: String, known: [String], at span: SourceSpan) -> Diagnostic {
        misspelt(
            BlockCodes.unknownScenario.code, "there is no scenario '\(id)'", id, allowed: known, "the others are",
            at: span)
    }

    static func useCycle(_ ids: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.useCycle.code, .error,
            "these scenarios use each other in a circle: \(ids.joined(separator: " → "))",
            at: span)
    }

    static func keyBesideUse(_ key: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let isKnown = BlockKeys.all.contains { $0.entry.name == key }
        let help: Message = "values of the used scenario are replaced under 'with', such as 'with: {os: 11}'"
        return Diagnostic(
            BlockCodes.keyBesideUse.code, .error,
            "'\(key)' cannot stand beside 'use'; these can: \(allowed.joined(separator: ", "))",
            at: span, notes: isKnown ? [Note(help)] : [])
    }

    static func comparisonCount(found: DataNode) -> Diagnostic {
        Diagnostic(
            BlockCodes.comparisonCount.code, .error,
            "'compare' takes a list of two to four scenarios, but there is \(found.foundPhrase)", at: found.span)
    }

    static func keyBesideCompare(_ key: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let isKnown = BlockKeys.all.contains { $0.entry.name == key }
        let help: Message = "what differs in one of them is written there, such as '{use: id, with: {os: 11}}'"
        return Diagnostic(
            BlockCodes.keyBesideCompare.code, .error,
            "'\(key)' cannot stand beside 'compare'; these can: \(allowed.joined(separator: ", "))",
            at: span, notes: isKnown ? [Note(help)] : [])
    }

    /// - Parameter verb: what somebody tried to do with the comparison.
    static func comparisonOfComparison(_ id: String, verb: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.notComparable.code, .error, "'\(id)' is a comparison itself and cannot be \(verb)", at: span)
    }

    static func comparisonOfMatrix(_ id: String, axes: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.notComparable.code, .error,
            "'\(id)' has a matrix; choose one value of \(axes.map { "'\($0)'" }.listed()) under 'with'", at: span)
    }

    /// - Parameters: the places in the comparison, counted from 1.
    static func nothingDiffers(_ first: Int, _ second: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.nothingDiffers.code, .warning,
            "number \(first) and number \(second) of the comparison are set up the same, so nothing differs", at: span)
    }

    static func variantWithoutTitle(_ id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.variantWithoutTitle.code, .warning,
            "the picture can call this scenario only '\(id)', as more differs than can be said in words; give it a 'title'",
            at: span)
    }

    static func noTableInPicture(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.noTableInPicture.code, .error,
            "the picture 'tableAnatomy' takes a table apart, and this scenario has no table with a name", at: span)
    }
}
