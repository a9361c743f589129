import Content
package import Diagnostics
import Languages

/// The problems of the figures that makers created from blocks.
package enum ProvidedFigureCodes {
    static func unknownValue(
        _ path: String, of id: String, _ figure: ProvidedFigure, at span: SourceSpan
    ) -> Diagnostic {
        let known = figure.values.map { $0.path }
        let nearest = SpellingSuggestion.nearest(to: path, among: known)
        let list: Message = known.isEmpty ? "it has none" : "it has \(known.quoted)"
        return Diagnostic(
            unknownValue, "the figure '\(id)' has no value '\(path)'; \(list)", at: span,
            label: nearest?.question)
    }

    static func failedClaim(_ claim: FigureClaim, _ value: FigureValue, of block: FigureBlock) -> Diagnostic {
        let found: String =
            switch value.content {
            case .number(let number): DisplayText.number(number)
            case .text(let text): text.languages.map { text[$0] ?? "" }.first ?? ""
            }
        return Diagnostic(
            failedClaim, "'\(claim.path)' of '\(block.id)' is '\(found)', not '\(claim.expected)'",
            at: claim.span)
    }

    /// A placeholder that asks for a moment: values of makers have none, unlike values of scenarios.
    static func noMoment(_ id: String, _ path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unknownValue,
            "the values of '\(id)' do not depend on the phase; write '\(id): \(path)' between the braces",
            at: span)
    }

    static func refused(_ block: FigureBlock, _ key: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            refusedPicture,
            "the picture '\(key)' of '\(block.id)' is not shown: \(Message(sentence: reason))", at: block.span)
    }

    static func sizeless(_ block: FigureBlock, _ key: String) -> Diagnostic {
        Diagnostic(
            refusedPicture,
            "the picture '\(key)' of '\(block.id)' is not shown: its 'svg' element has no size; write 'width' and "
                + "'height', or 'viewBox'",
            at: block.span)
    }

    static func huge(_ block: FigureBlock, _ key: String, _ width: Int, _ height: Int, most: Int) -> Diagnostic {
        Diagnostic(
            refusedPicture,
            "the picture '\(key)' of '\(block.id)' is not shown: it is \(width) by \(height) points, and each side can "
                + "be at most \(most)",
            at: block.span)
    }

    static func omissions(_ block: FigureBlock, _ key: String, _ omitted: [String]) -> Diagnostic {
        Diagnostic(
            unsafePicture,
            "the picture '\(key)' of '\(block.id)' is shown without \(omitted.listed()), because pictures may not run or load anything",
            at: block.span)
    }

    // MARK: - The codes

    static let failedClaim = DiagnosticKind(
        "figure/failed-claim", .error, example: "```chart\nid: sales\nexpect: {total: 41}\n```")
    static let refusedPicture = DiagnosticKind(
        "figure/refused-picture", .error, example: #"print('{"svg": "<p/>", "alt": "Sales"}')"#)
    static let unknownValue = DiagnosticKind("figure/unknown-value", .error, example: "{{sales: totl}}")
    static let unsafePicture = DiagnosticKind(
        "figure/unsafe-picture", .warning,
        example: #"print('{"svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\" "#
            + #"onload=\"x()\"/>", "alt": "Sales"}')"#)

    /// Every code of figures that makers created, by name.
    package static let all: [DiagnosticKind] = [
        failedClaim, refusedPicture, unknownValue, unsafePicture,
    ]
}
