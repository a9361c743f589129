package import Diagnostics

/// The problems of `site.yaml`.
package enum SettingsCodes {
    static func unknownKey(_ key: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: key, among: known)
        return Diagnostic(
            unknownKeyCode, .warning, "unknown key '\(key)'; known here are \(known.quoted)", at: span,
            label: nearest.map { "did you mean '\($0)'?" },
            fixIts: nearest.map { [.replace(span, old: key, with: $0)] } ?? [])
    }

    /// - Parameter wanted: such as "a text".
    static func wrongKind(_ key: String, _ wanted: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(wrongKindCode, .error, "'\(key)' takes \(wanted)", at: span)
    }

    // MARK: Addresses

    static func addressUnusable(_ text: String, _ problem: SiteAddress.Problem, at span: SourceSpan) -> Diagnostic {
        let message =
            switch problem {
            case .form:
                "'address' takes where the site is served, such as 'https://example.org/notes/', with '/' at its end "
                    + "and nothing behind it, not '\(text)'"
            case .userName:
                "'\(text)' holds the name of a user, which every page would tell; 'address' takes none"
            case .foreignHost:
                "the host of '\(text)' has letters beyond ASCII; 'address' takes its 'xn--' form, as servers do"
            case .host(let name):
                "'\(name)' in 'address' is no name of a host; it takes letters, digits and hyphens between single dots"
            case .port(let port): "'\(port)' in 'address' is no port; it takes a number from 1 to 65535"
            case .path(let path):
                "the path '\(path)' in 'address' is not as servers get it; it takes names between single '/', without "
                    + "'.' and '..', and other characters as '%' with two hexadecimal digits"
            }
        let completed = text + "/"
        return Diagnostic(
            addressUnusableCode, .error, message, at: span,
            fixIts: SiteAddress(completed) == nil ? [] : [.replace(span, old: text, with: completed)])
    }

    static func editUnusable(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            editUnusableCode, .error,
            "'edit' takes an address with one '{file}', such as 'https://example.org/edit/content/{file}', "
                + "not '\(text)'",
            at: span)
    }

    // MARK: Changes

    /// - Parameter key: "date", or the tag of a language.
    static func changeIncomplete(_ key: String, at span: SourceSpan) -> Diagnostic {
        let effect = key == "date" ? "is left out" : "is not in the feed of that language"
        return Diagnostic(
            changeIncompleteCode, key == "date" ? .error : .warning, "the change has no '\(key)', so it \(effect)",
            at: span)
    }

    static func noDate(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(noDateCode, .error, "'date' takes a day such as '2026-11-21', and '\(text)' is none", at: span)
    }

    static func dateTwice(_ date: CalendarDate, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            dateTwiceCode, .error,
            "there is a change of '\(date)' already, so this one is left out; tell both in one", at: span)
    }

    static func unknownNote(_ slug: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: slug, among: known)
        return Diagnostic(
            unknownNoteCode, .error, "there is no note '\(slug)'", at: span,
            label: nearest.map { "did you mean '\($0)'?" },
            fixIts: nearest.map { [.replace(span, old: slug, with: $0)] } ?? [])
    }

    // MARK: Redirects

    static func noPlace(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noPlaceCode, .error,
            "'\(text)' names no page; write it as in 'safe-area' or 'safe-area#summary', without folder of a language "
                + "and without ending",
            at: span)
    }

    // MARK: - The codes

    static let addressUnusableCode = DiagnosticCode("settings/address-unusable")
    static let changeIncompleteCode = DiagnosticCode("settings/change-incomplete")
    static let dateTwiceCode = DiagnosticCode("settings/date-twice")
    static let editUnusableCode = DiagnosticCode("settings/edit-unusable")
    static let noDateCode = DiagnosticCode("settings/no-date")
    static let noPlaceCode = DiagnosticCode("settings/redirect-no-page")
    static let unknownKeyCode = DiagnosticCode("settings/unknown-key")
    static let unknownNoteCode = DiagnosticCode("settings/unknown-note")
    static let wrongKindCode = DiagnosticCode("settings/wrong-kind")

    /// Every code of `site.yaml` but those of redirects to nothing, by name, with a file that triggers it.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            addressUnusableCode,
            example: "address: example.org"),
        DocumentedCode(
            changeIncompleteCode, example: "changes:\n  - {date: 2026-11-21, en: New}"),
        DocumentedCode(
            dateTwiceCode,
            example: """
                changes:
                  - {date: 2026-11-21, en: A, zh-Hans: 甲}
                  - {date: 2026-11-21, en: B, zh-Hans: 乙}
                """),
        DocumentedCode(
            editUnusableCode, example: "edit: https://example.org/edit/"),
        DocumentedCode(
            noDateCode, example: "changes:\n  - {date: 2026-02-30, en: A, zh-Hans: 甲}"),
        DocumentedCode(
            noPlaceCode, example: "redirects:\n  en/old.html: a"),
        DocumentedCode(
            unknownKeyCode, example: "adress: https://example.org/"),
        DocumentedCode(
            unknownNoteCode, example: "changes:\n  - {date: 2026-11-21, en: A, zh-Hans: 甲, notes: [nowhere]}"),
        DocumentedCode(
            wrongKindCode,
            example: "address: [https://example.org/]"),
    ]
}
