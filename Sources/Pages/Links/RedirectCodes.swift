import Content
package import Diagnostics

/// The problems of redirects in `site.yaml`, seen beside the pages that there are.
package enum RedirectCodes {
    static func oldPlaceExists(_ redirect: Redirect) -> Diagnostic {
        let thing = redirect.old.anchor == nil ? "page" : "anchor"
        return Diagnostic(
            oldPlaceExistsCode, .error,
            "'\(redirect.old)' is \(thing == "page" ? "a page" : "an anchor") of the site, so it cannot lead elsewhere; "
                + "remove the \(thing) or this line",
            at: redirect.oldSpan)
    }

    static func oldPageUnknown(_ redirect: Redirect) -> Diagnostic {
        Diagnostic(
            oldPageUnknownCode, .error,
            "'\(redirect.old.slug)' is neither a page nor moved, so nobody gets to '\(redirect.old)'; "
                + "add where the page itself has gone",
            at: redirect.oldSpan)
    }

    static func newPlaceUnknown(_ redirect: Redirect, nearest: String?) -> Diagnostic {
        Diagnostic(
            newPlaceUnknownCode, .error,
            "there is no \(redirect.new.anchor == nil ? "page" : "anchor") '\(redirect.new)'",
            at: redirect.newSpan, label: nearest.map { "did you mean '\($0)'?" },
            fixIts: nearest.map { [.replace(redirect.newSpan, old: redirect.new.description, with: $0)] } ?? [])
    }

    /// - Parameter end: where the chain ends; nil for a circle.
    static func chain(_ redirect: Redirect, to end: Redirect.Place?) -> Diagnostic {
        let advice = end.map { "let '\(redirect.old)' lead to '\($0)'" } ?? "they lead in a circle"
        return Diagnostic(
            chainCode, .error, "'\(redirect.new)' has moved itself; \(advice)", at: redirect.newSpan,
            fixIts: end.map {
                [.replace(redirect.newSpan, old: redirect.new.description, with: $0.description)]
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
