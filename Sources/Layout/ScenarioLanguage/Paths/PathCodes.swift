import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with a path at which a value is set.
package enum PathCodes {
    static let unknownPath = DocumentedCode(
        DiagnosticCode("scenario/unknown-path"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {vc.edgesForExtendedLayuot: [all, none]}
            """)

    static let notSettable = DocumentedCode(
        DiagnosticCode("scenario/not-settable"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {view.subviews: [1, 2]}
            """)

    static let componentOfWord = DocumentedCode(
        DiagnosticCode("scenario/component-of-word"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [view: {name: card, frame: fill}]}}
            matrix: {card.frame.y: [10, 20]}
            """)

    package static let documented = [
        unknownPath, notSettable, componentOfWord,
    ]
}

extension Diagnostic {
    static func unknownPath(
        _ path: String, _ word: String, of owner: String?, allowed: [String], at span: SourceSpan
    ) -> Diagnostic {
        let words = UnmodelledWords.properties + UnmodelledWords.computed
        if owner != nil, let diagnostic = unmodelled(word, in: owner, among: words, at: span) { return diagnostic }
        let problem: Message =
            owner.map { "'\(path)' leads nowhere: '\($0)' has no '\(word)' that can be set" }
            ?? "'\(path)' leads nowhere: nothing here is called '\(word)'"
        return misspelt(
            PathCodes.unknownPath.code, problem, word, allowed: allowed, owner == nil ? "there are" : "it has",
            at: span,
            written: path)
    }

    static func notSettable(_ path: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            PathCodes.notSettable.code, .error,
            "'\(path)' is not a plain value that can be set; there are \(allowed.listed())", at: span)
    }

    static func componentOfWord(_ path: String, word: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            PathCodes.componentOfWord.code, .error,
            "'\(path)' cannot be set, because the whole is the word '\(word)' and has no parts", at: span)
    }
}
