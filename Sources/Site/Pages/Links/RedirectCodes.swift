import Content
package import Diagnostics

/// The problems of redirects in `site.yaml`, seen beside the pages that there are.
package enum RedirectCodes {
    static func oldPlaceExists(_ redirect: Redirect) -> Diagnostic {
        let isPage = redirect.old.anchor == nil
        return Diagnostic(
            oldPlaceExistsCode, .error,
            isPage
                ? "'\(redirect.old)' is a page of the site, so it cannot lead elsewhere; remove the page or this line"
                : "'\(redirect.old)' is an anchor of the site, so it cannot lead elsewhere; remove the anchor or this line",
            at: redirect.oldSpan)
    }

    static func oldPageUnknown(_ redirect: Redirect) -> Diagnostic {
        Diagnostic(
            oldPageUnknownCode, .error,
            "'\(redirect.old.slug)' is neither a page nor moved, so nobody gets to '\(redirect.old)'; "
                + "add where the page itself has gone",
            at: redirect.oldSpan)
    }

    static func newPlaceUnknown(_ redirect: Redirect, nearest: SpellingSuggestion?) -> Diagnostic {
        Diagnostic(
            newPlaceUnknownCode, .error,
            redirect.new.anchor == nil ? "there is no page '\(redirect.new)'" : "there is no anchor '\(redirect.new)'",
            at: redirect.newSpan, label: nearest?.question,
            fixIts: nearest.map { [.spelling(redirect.newSpan, redirect.new.description, $0)] } ?? [])
    }

    /// - Parameter end: where the chain ends; nil for a circle.
    static func chain(_ redirect: Redirect, to end: Redirect.Place?) -> Diagnostic {
        let advice: Message = end.map { "let '\(redirect.old)' lead to '\($0)'" } ?? "they lead in a circle"
        return Diagnostic(
            chainCode, .error, "'\(redirect.new)' has moved itself; \(advice)", at: redirect.newSpan,
            fixIts: end.map {
                [.replace(redirect.newSpan, old: redirect.new.description, with: $0.description, .guess)]
            } ?? [])
    }

    // MARK: - The codes

    static let chainCode = DiagnosticCode("settings/redirect-chain")
    static let newPlaceUnknownCode = DiagnosticCode("settings/redirect-to-nothing")
    static let oldPageUnknownCode = DiagnosticCode("settings/redirect-from-nothing")
    static let oldPlaceExistsCode = DiagnosticCode("settings/redirect-from-page")

    /// Every code of redirects, by name, with a `site.yaml` that triggers it.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            chainCode, example: "redirects:\n  old: older\n  older: a"),
        DocumentedCode(
            oldPageUnknownCode, example: "redirects:\n  \"gone#one\": a"),
        DocumentedCode(
            oldPlaceExistsCode, example: "redirects:\n  a: rules"),
        DocumentedCode(
            newPlaceUnknownCode, example: "redirects:\n  old: nowhere"),
    ]
}
