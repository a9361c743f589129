import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with the names of elements, and with how many there are.
package enum ElementCodes {
    static let invalidName = DocumentedCode(
        DiagnosticCode("scenario/invalid-name"),
        "A name holds signs other than letters, digits and underscores, so that paths could not be read.",
        chinese: "名称含有字母、数字和下划线以外的字符，路径将无法解析。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {name: my-card}}]}}
            """)

    static let reservedName = DocumentedCode(
        DiagnosticCode("scenario/reserved-name"),
        "A name has a meaning of its own in paths.",
        chinese: "这个名称在路径中另有含义。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {name: window}}]}}
            """)

    static let duplicateName = DocumentedCode(
        DiagnosticCode("scenario/duplicate-name"),
        "Two things in one scenario have the same name; rename one.",
        chinese: "同一场景中有两个元素重名；请改掉其中一个。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {name: card}}, {view: {name: card}}]}}
            """)

    static let nestedTooDeeply = DocumentedCode(
        DiagnosticCode("scenario/nested-too-deeply"),
        "Views are nested in each other too many times; flatten them.",
        chinese: "视图嵌套层数过多；请减少层级。",
        example: deepExample)

    static let tooManyViews = DocumentedCode(
        DiagnosticCode("scenario/too-many-views"),
        "A scenario has more views than a picture can show.",
        chinese: "场景中的视图多到一幅图画不下。",
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
