import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with the names of elements, and with how many there are.
package enum ElementCodes {
    static let invalidName = DocumentedCode(
        DiagnosticCode("scenario/invalid-name"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {name: my-card}}]}}
            """)

    static let reservedName = DocumentedCode(
        DiagnosticCode("scenario/reserved-name"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {name: window}}]}}
            """)

    static let duplicateName = DocumentedCode(
        DiagnosticCode("scenario/duplicate-name"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {name: card}}, {view: {name: card}}]}}
            """)

    static let nestedTooDeeply = DocumentedCode(
        DiagnosticCode("scenario/nested-too-deeply"),
        example: deepExample)

    static let tooManyViews = DocumentedCode(
        DiagnosticCode("scenario/too-many-views"),
        example: manyViewsExample)

    /// Views in views, deeper than anybody draws them.
    private static let deepExample =
        "id: a\ndevice: iPhone X\nroot: {viewController: {view: "
        + String(repeating: "[{view: {subviews: ", count: 300)
        + "[]" + String(repeating: "}}]", count: 300) + "}}"

    private static let manyViewsExample =
        "id: a\ndevice: iPhone X\nroot:\n  viewController:\n    view:\n"
        + String(repeating: "      - view: {}\n", count: 20_001)

    package static let documented = [
        invalidName, reservedName, duplicateName, nestedTooDeeply, tooManyViews,
    ]
}

extension Diagnostic {
    package static func invalidName(_ text: String, at span: SourceSpan) -> Diagnostic {
        .invalidName(
            ElementCodes.invalidName.code, "the name", text, separator: "_", isValid: Identifier.isName,
            "letters, digits and underscores, beginning with a letter", at: span)
    }

    static func reservedName(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ElementCodes.reservedName.code, .error, "the name '\(text)' has a meaning of its own; choose another one",
            at: span)
    }

    static func duplicateName(_ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            ElementCodes.duplicateName.code, .error,
            "the name '\(name)' is taken in this scenario; give one of the two another name",
            at: span, notes: [Note("the first '\(name)' is here", at: first)])
    }

    static func nestedTooDeeply(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ElementCodes.nestedTooDeeply.code, .error,
            "this lies in more than \(ScenarioContext.depthLimit) views and controllers and is not read", at: span)
    }

    static func tooManyViews(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ElementCodes.tooManyViews.code, .error,
            "a scenario has at most \(limit) views; the rest, from here on, is not read",
            at: span)
    }
}
