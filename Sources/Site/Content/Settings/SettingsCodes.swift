package import Diagnostics
import Languages
import Schema

/// The problems of `site.yaml`.
package enum SettingsCodes {
    // MARK: Languages

    static func unknownLanguage(_ tag: String, known: [Language], at span: SourceSpan) -> Diagnostic {
        Diagnostic.misspelt(
            unknownLanguageCode, "there are no words for the language '\(tag)'", tag, allowed: known.map { $0.tag },
            "there are words for", at: span)
    }

    static func languageTwice(_ language: Language, at span: SourceSpan) -> Diagnostic {
        Diagnostic(languageTwiceCode, .error, "the language '\(language.tag)' is there already", at: span)
    }

    // MARK: Identity

    static func noColor(_ key: String, _ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noColorCode, .error, "'\(key)' takes a colour of six hexadecimal digits such as '#1b5faa', not '\(text)'",
            at: span)
    }

    /// - Parameter reason: such as "there is no such file".
    static func logoUnusable(_ path: String, _ reason: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            logoUnusableCode, .error,
            "'logo' takes a picture of the content folder (.svg, .png, .jpg, .gif or .webp), but of '\(path)' \(reason)",
            at: span)
    }

    // MARK: Navigation

    static func sectionUnnamed(at span: SourceSpan) -> Diagnostic {
        SettingsContext.codes.missingKey("section", of: "part of the navigation", at: span)
    }

    static func sectionTwice(_ id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(sectionTwiceCode, .error, "the section '\(id)' is there already", at: span)
    }

    /// A section that no note is in.
    static func sectionEmpty(_ id: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: id, among: known)
        return Diagnostic(
            sectionEmptyCode, .error,
            "no note is in the section '\(id)': none lies in a folder of that name or says 'section: \(id)'", at: span,
            label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, id, $0)] } ?? [])
    }

    static func pageSwitchedOff(_ slug: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unknownNoteCode, .error, "the page '\(slug)' is not made: no setting and no note asks for it", at: span)
    }

    // MARK: Addresses

    static func addressUnusable(_ text: String, _ problem: SiteAddress.Problem, at span: SourceSpan) -> Diagnostic {
        let message: Message =
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
            fixIts: SiteAddress(completed) == nil ? [] : [.replace(span, old: text, with: completed, .certain)])
    }

    static func editUnusable(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            editUnusableCode, .error,
            "'edit' takes an address with one '{file}', such as 'https://example.org/edit/content/{file}', "
                + "not '\(text)'",
            at: span)
    }

    // MARK: Changes

    static func changeUntold(_ language: Language, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            changeUntoldCode, .warning,
            "the change has no text in '\(language.tag)', so it is not in the feed of that language", at: span)
    }

    static func noDate(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(noDateCode, .error, "'date' takes a day such as '2026-11-21', and '\(text)' is none", at: span)
    }

    static func unknownNote(_ slug: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: slug, among: known)
        return Diagnostic(
            unknownNoteCode, .error, "there is no note '\(slug)'", at: span,
            label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, slug, $0)] } ?? [])
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
    static let changeUntoldCode = DiagnosticCode("settings/change-untold")
    static let editUnusableCode = DiagnosticCode("settings/edit-unusable")
    static let languageTwiceCode = DiagnosticCode("settings/language-twice")
    static let logoUnusableCode = DiagnosticCode("settings/logo-unusable")
    static let noColorCode = DiagnosticCode("settings/no-color")
    static let noDateCode = DiagnosticCode("settings/no-date")
    static let noPlaceCode = DiagnosticCode("settings/redirect-no-page")
    static let sectionEmptyCode = DiagnosticCode("settings/section-empty")
    static let sectionTwiceCode = DiagnosticCode("settings/section-twice")
    static let unknownLanguageCode = DiagnosticCode("settings/unknown-language")
    static let unknownNoteCode = DiagnosticCode("settings/unknown-note")

    /// Every code of `site.yaml` but those of redirects to nothing, by name, with a file that triggers it.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(addressUnusableCode, example: "address: example.org"),
        DocumentedCode(
            changeUntoldCode, example: "languages: [en, zh-Hans]\nchanges:\n  - {date: 2026-11-21, text: {en: New}}"),
        DocumentedCode(editUnusableCode, example: "edit: https://example.org/edit/"),
        DocumentedCode(languageTwiceCode, example: "languages: [en, en]"),
        DocumentedCode(logoUnusableCode, example: "logo: logo.doc"),
        DocumentedCode(SettingsContext.codes.missingKey, example: "changes:\n  - {text: New}"),
        DocumentedCode(noColorCode, example: "accent: {light: blue}"),
        DocumentedCode(noDateCode, example: "changes:\n  - {date: 2026-02-30, text: A}"),
        DocumentedCode(SettingsContext.codes.notABoolean, example: "credit: off"),
        DocumentedCode(noPlaceCode, example: "redirects:\n  old.html: a"),
        DocumentedCode(sectionEmptyCode, example: "navigation:\n  - section: nowhere"),
        DocumentedCode(sectionTwiceCode, example: "navigation:\n  - section: a\n  - section: a"),
        DocumentedCode(unknownLanguageCode, example: "languages: [eng]"),
        DocumentedCode(unknownNoteCode, example: "changes:\n  - {date: 2026-11-21, text: A, notes: [nowhere]}"),
        DocumentedCode(SettingsContext.codes.unknownProperty, example: "adress: https://example.org/"),
        DocumentedCode(SettingsContext.codes.wrongType, example: "address: [https://example.org/]"),
    ]
}
