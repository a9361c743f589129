import Content
package import Diagnostics

/// The problems of redirects in `site.yaml`, seen beside the pages that there are.
package enum RedirectCodes {
    static let oldPlaceExists = DiagnosticKind("settings/redirect-from-page", .error, example: "redirects:\n  a: rules")
    static func oldPlaceExists(_ redirect: Redirect) -> Diagnostic {
        let isPage = redirect.old.anchor == nil
        return Diagnostic(
            oldPlaceExists,
            isPage
                ? "'\(redirect.old)' is a page of the site, so it cannot be redirected; remove the page or this line"
                : "'\(redirect.old)' is an anchor of the site, so it cannot be redirected; remove the anchor or this line",
            at: redirect.oldSpan)
    }

    static let oldPageUnknown = DiagnosticKind(
        "settings/redirect-from-nothing", .error, example: "redirects:\n  \"gone#one\": a")
    static func oldPageUnknown(_ redirect: Redirect) -> Diagnostic {
        Diagnostic(
            oldPageUnknown,
            "'\(redirect.old.slug)' is neither a page nor listed as moved, so no reader gets to '\(redirect.old)'; "
                + "add where the page itself has moved to",
            at: redirect.oldSpan)
    }

    static let newPlaceUnknown = DiagnosticKind(
        "settings/redirect-to-nothing", .error, example: "redirects:\n  old: nowhere")
    static func newPlaceUnknown(_ redirect: Redirect, nearest: SpellingSuggestion?) -> Diagnostic {
        Diagnostic(
            newPlaceUnknown,
            redirect.new.anchor == nil ? "there is no page '\(redirect.new)'" : "there is no anchor '\(redirect.new)'",
            at: redirect.newSpan, label: nearest?.question,
            fixIts: nearest.map { [.spelling(redirect.newSpan, redirect.new.description, $0)] } ?? [])
    }

    static let chain = DiagnosticKind(
        "settings/redirect-chain", .error, example: "redirects:\n  old: older\n  older: a")
    /// - Parameter end: where the chain ends; nil for a circle.
    static func chain(_ redirect: Redirect, to end: Redirect.Place?) -> Diagnostic {
        let advice: Message = end.map { "point '\(redirect.old)' to '\($0)'" } ?? "they form a cycle"
        return Diagnostic(
            chain, "'\(redirect.new)' has itself moved; \(advice)", at: redirect.newSpan,
            fixIts: end.map {
                [.replace(redirect.newSpan, old: redirect.new.description, with: $0.description, .guess)]
            } ?? [])
    }

    /// Every code of redirects, by name, with a `site.yaml` that triggers it.
    package static let all: [DiagnosticKind] = [chain, newPlaceUnknown, oldPageUnknown, oldPlaceExists]
}
