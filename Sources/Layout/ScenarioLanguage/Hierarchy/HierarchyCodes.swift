import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with views and controllers and how they hold each other.
package enum HierarchyCodes {
    static let unknownClass = DocumentedCode(
        DiagnosticCode("scenario/unknown-class"),
        example: """
            id: a
            device: iPhone X
            root: {viewControler: {}}
            """)

    static let oneClassExpected = DocumentedCode(
        DiagnosticCode("scenario/one-class-expected"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{tableView: {}, view: {}}]}}
            """)

    static let missingController = DocumentedCode(
        DiagnosticCode("scenario/missing-controller"),
        example: """
            id: a
            device: iPhone X
            root: {tabBarController: {}}
            """)

    static let placedTwice = DocumentedCode(
        DiagnosticCode("scenario/placed-twice"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {frame: fill, pin: {top: superview.top}}}]}}
            """)

    static let placedRootView = DocumentedCode(
        DiagnosticCode("scenario/placed-root-view"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: {frame: [0, 0, 10, 10]}}}
            """)

    static let placedArrangedView = DocumentedCode(
        DiagnosticCode("scenario/placed-arranged-view"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{stackView: {frame: fill, subviews: [{view: {frame: fill}}]}}]}}
            """)

    static let tableTwice = DocumentedCode(
        DiagnosticCode("scenario/table-twice"),
        example: """
            id: a
            device: iPhone X
            root: {tableViewController: {rows: 3, view: {rowHeight: 40}}}
            """)

    static let rowsTwice = DocumentedCode(
        DiagnosticCode("scenario/rows-twice"),
        example: """
            id: a
            device: iPhone X
            root: {tableViewController: {rows: 3, sections: [{rows: 3}]}}
            """)

    static let keyboardTwice = DocumentedCode(
        DiagnosticCode("scenario/keyboard-twice"),
        example: """
            id: a
            device: iPad Air 2
            os: 15
            keyboard: {height: 300, frame: [100, 400, 320, 260]}
            root: {viewController: {}}
            """)

    package static let documented = [
        unknownClass, oneClassExpected, missingController, placedTwice, placedRootView, placedArrangedView, tableTwice,
        rowsTwice, keyboardTwice,
    ]
}

extension Diagnostic {
    static func classExpected(_ subject: String, found: DataNode, allowed: [String]) -> Diagnostic {
        let wanted: Message = "a mapping with one class key, such as \(allowed.listed(or: true))"
        return ScenarioCodes.schema.wrongType(subject, wanted, found: found)
    }

    static func unknownClass(
        _ key: String, in subject: String, allowed: [String], at span: SourceSpan
    ) -> Diagnostic {
        unmodelled(key, in: subject, among: UnmodelledWords.all, at: span)
            ?? misspelt(
                HierarchyCodes.unknownClass.code, "'\(key)' is not a class that '\(subject)' can contain", key,
                allowed: allowed,
                "there are", at: span)
    }

    static func oneClassExpected(_ entries: [DataNode.Entry], in subject: String, at span: SourceSpan) -> Diagnostic {
        let found: Message = entries.isEmpty ? "none" : entries.map { "'\($0.key)'" }.listed()
        let help: Message = "properties of a view or controller are indented below its class key"
        return Diagnostic(
            HierarchyCodes.oneClassExpected.code, .error,
            "one class key is expected in '\(subject)', but there is \(found)",
            at: span,
            notes: entries.count > 1 ? [Note(help)] : [])
    }

    static func secondController(_ key: String, of container: String, at span: SourceSpan, first: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            HierarchyCodes.oneClassExpected.code, .error,
            "'\(container)' shows one controller, and '\(key)' would be the second",
            at: span, notes: [Note("the first is here", at: first)])
    }

    static func missingController(of container: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.missingController.code, .error,
            "'\(container)' shows no controller; put one into it under its class key, such as 'viewController'",
            at: span
        )
    }

    static func placedTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.placedTwice.code, .error,
            "this view has a place already; give a 'frame' or a 'pin', and once",
            at: span,
            notes: [Note("it was first placed here", at: first)])
    }

    static func placedRootView(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.placedRootView.code, .error,
            "the root view of a shown controller has no 'frame' or 'pin' of its own: the window or container places it",
            at: span)
    }

    static func placedArrangedView(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.placedArrangedView.code, .error,
            "the stack view places this view: it takes no 'frame', and in 'pin' nothing but a number for width or height",
            at: span)
    }

    static func tableTwice(_ owner: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.tableTwice.code, .error,
            "properties of the table stand in '\(owner)' or in its 'view', not in both", at: span)
    }

    static func keyboardTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.keyboardTwice.code, .error,
            "a keyboard has 'height' at the bottom of the screen, or 'frame' where it is not docked; not both",
            at: span,
            notes: [Note("its height stands here", at: first)])
    }

    static func rowsTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.rowsTwice.code, .error, "a table has 'rows' or 'sections', not both", at: span,
            notes: [Note("its rows stand here", at: first)])
    }
}
