import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// The problems of a path at which a value is set.
package enum PathCodes {
    static let unknownPath = DiagnosticKind(
        "scenario/unknown-path", .error,
        example: .scenario("root: {viewController: {}}", "matrix: {vc.edgesForExtendedLayuot: [all, none]}"))
    static func unknownPath(
        _ path: String, _ word: String, of owner: String?, allowed: [String], at span: SourceSpan
    ) -> Diagnostic {
        let words = UnmodelledWords.properties + UnmodelledWords.computed
        if owner != nil, let diagnostic = UnmodelledCodes.unmodelledWord(word, in: owner, among: words, at: span) {
            return diagnostic
        }
        let problem: Message =
            owner.map { "'\(path)' is not a path here: '\($0)' has no '\(word)' that can be set" }
            ?? "'\(path)' is not a path here: nothing is called '\(word)'"
        return Diagnostic.misspelt(
            unknownPath.code, problem, word, allowed: allowed, owner == nil ? "available:" : "it has",
            at: span,
            written: path)
    }

    static let notSettable = DiagnosticKind(
        "scenario/not-settable", .error,
        example: .scenario("root: {viewController: {}}", "matrix: {view.subviews: [1, 2]}"))
    static func notSettable(_ path: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            notSettable,
            "'\(path)' is not a plain value that can be set; values that can be set are "
                + "\(allowed.listed())", at: span)
    }

    static let componentOfWord = DiagnosticKind(
        "scenario/component-of-word", .error,
        example: .scenario(
            "root: {viewController: {view: [view: {name: card, frame: fill}]}}",
            "matrix: {card.frame.y: [10, 20]}"))
    static func componentOfWord(_ path: String, word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            componentOfWord,
            "'\(path)' cannot be set, because the whole value is the word '\(word)', which has no parts", at: span)
    }

    package static let all: [DiagnosticKind] = [componentOfWord, notSettable, unknownPath]
}
