import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// The problems of views and controllers and of how they hold each other.
package enum HierarchyCodes {
    static let unknownClass = DiagnosticKind(
        "scenario/unknown-class", .error, example: .scenario("root: {viewControler: {}}"))
    static func unknownClass(
        _ key: String, in subject: String, allowed: [String], at span: SourceSpan
    ) -> Diagnostic {
        if ControllerClass.names.contains(key) { return childNotModelled(key, allowed: allowed, at: span) }
        return UnmodelledCodes.unmodelledWord(key, in: subject, among: UnmodelledWords.all, at: span)
            ?? Diagnostic.misspelt(
                unknownClass.code, "'\(key)' is not a class that '\(subject)' can contain", key,
                allowed: allowed,
                "available:", at: span)
    }

    /// A controller other than a plain one among views.
    private static func childNotModelled(_ key: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        UnmodelledCodes.unmodelledWord(
            key,
            instead:
                "the only controller allowed among views is 'viewController'; to keep clear of the area that a "
                + "container covers, set the child's 'additionalSafeAreaInsets'; allowed here: \(allowed.listedInFull())",
            at: span)
    }

    static let oneClassExpected = DiagnosticKind(
        "scenario/one-class-expected", .error,
        example: .scenario("root: {viewController: {view: [{tableView: {}, view: {}}]}}"))
    static func oneClassExpected(_ entries: [DataNode.Entry], in subject: String, at span: SourceSpan) -> Diagnostic {
        let found: Message = entries.isEmpty ? "none" : entries.map { "'\($0.key)'" }.listed()
        let help: Message = "properties of a view or controller are indented below its class key"
        return Diagnostic(
            oneClassExpected,
            "expected one class key in '\(subject)', but found \(found)",
            at: span,
            notes: entries.count > 1 ? [Diagnostic.Note(help)] : [])
    }

    static func secondController(_ key: String, of container: String, at span: SourceSpan, first: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            oneClassExpected,
            "'\(container)' shows one controller, and '\(key)' would be the second",
            at: span, notes: [Diagnostic.Note("the first is here", at: first)])
    }

    static let missingController = DiagnosticKind(
        "scenario/missing-controller", .error, example: .scenario("root: {tabBarController: {}}"))
    static func missingController(of container: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            missingController,
            "'\(container)' shows no controller; put one into it under its class key, such as 'viewController'",
            at: span
        )
    }

    static let placedTwice = DiagnosticKind(
        "scenario/placed-twice", .error,
        example: .scenario("root: {viewController: {view: [{view: {frame: fill, pin: {top: superview.top}}}]}}"))
    static func placedTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            placedTwice,
            "this view is already placed; give it a single 'frame' or 'pin'",
            at: span,
            notes: [Diagnostic.Note("it was first placed here", at: first)])
    }

    static let autoresizingMask = DiagnosticKind(
        "scenario/autoresizing-mask", .error,
        example: .scenario(
            "root: {viewController: {view: [{view: {frame: [0, 0, 9, 9], autoresizingMask: [flexibleWidth]}}]}}"))
    static func maskWithoutSize(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            autoresizingMask,
            "how far the mask resizes the frame depends on how large the superview was when the frame was set; give "
                + "that size, as in 'autoresizedFrom: [375, 667]'",
            at: span)
    }

    static func maskWithoutFrame(isFilling: Bool, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            autoresizingMask,
            isFilling
                ? "'frame: fill' already follows the superview, like a flexible width and height"
                : "a mask resizes the 'frame' of a view, and this view has none", at: span)
    }

    static func sizeWithoutMask(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            autoresizingMask, "'autoresizedFrom' is for a view with an 'autoresizingMask', and this view has none",
            at: span)
    }

    static func unpublishedMask(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            autoresizingMask,
            "several flexible parts are 0 or negative, and how they share the superview's growth has not been "
                + "published",
            at: span)
    }

    static let placedRootView = DiagnosticKind(
        "scenario/placed-root-view", .error,
        example: .scenario("root: {viewController: {view: {frame: [0, 0, 10, 10]}}}"))
    static func placedRootView(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            placedRootView,
            "the root view of a visible controller has no 'frame' or 'pin' of its own: the window or container places it",
            at: span)
    }

    static let placedArrangedView = DiagnosticKind(
        "scenario/placed-arranged-view", .error,
        example: .scenario(
            "root: {viewController: {view: [{stackView: {frame: fill, subviews: [{view: {frame: fill}}]}}]}}"))
    static func placedArrangedView(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            placedArrangedView,
            "the stack view places this view: it takes no 'frame', and in 'pin' only a number for width or height",
            at: span)
    }

    static let tableTwice = DiagnosticKind(
        "scenario/table-twice", .error,
        example: .scenario("root: {tableViewController: {rows: 3, view: {rowHeight: 40}}}"))
    static func tableTwice(_ owner: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(tableTwice, "properties of the table go into '\(owner)' or into its 'view', not into both", at: span)
    }

    static let keyboardTwice = DiagnosticKind(
        "scenario/keyboard-twice", .error,
        example: """
            id: a
            device: iPad Air 2
            os: 15
            keyboard: {height: 300, frame: [100, 400, 320, 260]}
            root: {viewController: {}}
            """)
    static func keyboardTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            keyboardTwice,
            "a keyboard has either 'height', if it is docked at the bottom, or 'frame', if it is not",
            at: span,
            notes: [Diagnostic.Note("its height is here", at: first)])
    }

    static let noEffect = DiagnosticKind(
        "scenario/no-effect", .warning,
        example: .scenario("root: {navigationController: {toolbar: {isHidden: false}, viewController: {}}}"))
    /// A bar that a navigation controller hides regardless of the bar's own settings.
    static func barStaysHidden(_ bar: String, _ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noEffect,
            "'isHidden: false' does not show the '\(bar)' here, because the navigation "
                + "controller hides it", at: span,
            notes: [Diagnostic.Note("write '\(key): false' in the 'navigationController'")])
    }

    static let rowsTwice = DiagnosticKind(
        "scenario/rows-twice", .error,
        example: .scenario("root: {tableViewController: {rows: 3, sections: [{rows: 3}]}}"))
    static func rowsTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            rowsTwice, "a table has 'rows' or 'sections', not both", at: span,
            notes: [Diagnostic.Note("its rows are here", at: first)])
    }

    static func classExpected(_ subject: String, found: DataNode, allowed: [String]) -> Diagnostic {
        let wanted: Message = "a mapping with one class key, such as \(allowed.listed(or: true))"
        return ScenarioCodes.schema.wrongType(subject, wanted, found: found)
    }

    package static let all: [DiagnosticKind] = [
        autoresizingMask, keyboardTwice, missingController, noEffect, oneClassExpected, placedArrangedView,
        placedRootView, placedTwice,
        rowsTwice,
        tableTwice, unknownClass,
    ]
}
