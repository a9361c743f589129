import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with blocks, with their use of each other and with comparisons.
package enum BlockCodes {
    static let duplicateID = DocumentedCode(
        DiagnosticCode("scenario/duplicate-id"),
        "Two scenarios have the same id; rename one.",
        chinese: "两个场景的 id 相同；请改掉其中一个。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            ---
            id: a
            device: iPhone X
            root: {tabBarController: {viewController: {}}}
            """)

    static let unknownScenario = DocumentedCode(
        DiagnosticCode("scenario/unknown-scenario"),
        "A scenario is used that does not exist.",
        chinese: "引用的场景不存在。",
        example: """
            id: b
            use: nav-tab
            """)

    static let useCycle = DocumentedCode(
        DiagnosticCode("scenario/use-cycle"),
        "Scenarios use each other in a circle.",
        chinese: "几个场景相互引用，形成了循环。",
        example: """
            id: a
            use: b
            ---
            id: b
            use: a
            """)

    package static let keyBesideUse = DocumentedCode(
        DiagnosticCode("scenario/key-beside-use"),
        "A key stands beside `use` that belongs into `with`.",
        chinese: "写在 `use` 旁边的键应当放进 `with`。",
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
        "A comparison shows two to four scenarios.",
        chinese: "一次比较二到四个场景。",
        example: """
            id: a
            compare: [b]
            """)

    static let keyBesideCompare = DocumentedCode(
        DiagnosticCode("scenario/key-beside-compare"),
        "A block that compares scenarios has a key that each of them has for itself.",
        chinese: "比较场景的块里写了应当由各场景自己写的键。",
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
        "A comparison shows something that is several scenarios itself.",
        chinese: "参与比较的一项本身就包含多个场景。",
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
        "Two of the compared scenarios are set up the same.",
        chinese: "参与比较的两个场景设置完全相同。",
        example: """
            id: b
            device: iPhone X
            root: {viewController: {}}
            ---
            id: a
            compare: [b, b]
            """)

    static let noTableInPicture = DocumentedCode(
        DiagnosticCode("scenario/no-table-in-picture"),
        "A picture of the kind tableAnatomy is asked for where there is no table, or none that has a name.",
        chinese: "要求画 tableAnatomy 图，场景中却没有表格，或表格没有名称。",
        example: """
            id: a
            device: iPhone X
            picture: tableAnatomy
            root: {viewController: {view: [{view: {frame: fill}}]}}
            """)

    package static let documented = [
        duplicateID, unknownScenario, useCycle, keyBesideUse, comparisonCount, keyBesideCompare, notComparable,
        nothingDiffers, noTableInPicture,
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
        let help = "values of the used scenario are replaced under 'with', such as 'with: {os: 11}'"
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
        let help = "what differs in one of them is written there, such as '{use: id, with: {os: 11}}'"
        return Diagnostic(
            BlockCodes.keyBesideCompare.code, .error,
            "'\(key)' cannot stand beside 'compare'; these can: \(allowed.joined(separator: ", "))",
            at: span, notes: isKnown ? [Note(help)] : [])
    }

    /// - Parameter verb: what somebody tried to do with the comparison.
    static func comparisonOfComparison(_ id: String, verb: String, at span: SourceSpan) -> Diagnostic {
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

    static func noTableInPicture(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            BlockCodes.noTableInPicture.code, .error,
            "the picture 'tableAnatomy' takes a table apart, and this scenario has no table with a name", at: span)
    }
}
