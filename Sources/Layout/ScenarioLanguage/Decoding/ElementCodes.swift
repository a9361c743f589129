import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// The problems of the names of elements, and of their number.
package enum ElementCodes {
    static let invalidName = DiagnosticKind(
        "scenario/invalid-name", .error,
        example: .scenario("root: {viewController: {view: [{view: {name: my-card}}]}}"))
    package static func invalidName(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic.invalidName(
            invalidName.code, "the name", text, separator: "_", isValid: Identifier.isName,
            "letters, digits and underscores, beginning with a letter", at: span)
    }

    static let reservedName = DiagnosticKind(
        "scenario/reserved-name", .error,
        example: .scenario("root: {viewController: {view: [{view: {name: window}}]}}"))
    static func reservedName(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(reservedName, "the name '\(text)' is reserved; choose another one", at: span)
    }

    static let duplicateName = DiagnosticKind(
        "scenario/duplicate-name", .error,
        example: .scenario("root: {viewController: {view: [{view: {name: card}}, {view: {name: card}}]}}"))
    static func duplicateName(_ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            duplicateName,
            "the name '\(name)' is taken in this scenario; give one of the two another name",
            at: span, notes: [Diagnostic.Note("the first '\(name)' is here", at: first)])
    }

    static let nestedTooDeeply = DiagnosticKind("scenario/nested-too-deeply", .error, example: deepExample)
    static func viewsNestedTooDeeply(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nestedTooDeeply, "this is nested in \(ScenarioContext.viewDepthLimit) views, which is the limit",
            at: span)
    }
    static func controllersNestedTooDeeply(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nestedTooDeeply,
            "this is nested in \(ScenarioContext.controllerDepthLimit) controllers, which is the limit",
            at: span)
    }

    static let tooManyViews = DiagnosticKind("scenario/too-many-views", .error, example: manyViewsExample)
    static func tooManyViews(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(tooManyViews, "a scenario can have at most \(limit) views; those from here on are ignored", at: span)
    }

    /// Views in views, deeper than anybody draws them.
    private static let deepExample =
        "id: a\ndevice: iPhone X\nroot: {viewController: {view: "
        + String(repeating: "[{view: {subviews: ", count: 300)
        + "[]" + String(repeating: "}}]", count: 300) + "}}"

    private static let manyViewsExample =
        "id: a\ndevice: iPhone X\nroot:\n  viewController:\n    view:\n"
        + String(repeating: "      - view: {}\n", count: 20_001)

    package static let all: [DiagnosticKind] = [
        duplicateName, invalidName, nestedTooDeeply, reservedName, tooManyViews,
    ]
}
