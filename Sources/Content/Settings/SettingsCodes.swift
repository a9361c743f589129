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
            "The address of the site is not absolute, does not end with '/', or is not as servers get it.",
            chinese: "站点地址不是完整的网址，没有以 “/” 结尾，或写法不能直接交给服务器。",
            example: "address: example.org"),
        DocumentedCode(
            changeIncompleteCode, "A change has no date, or no text in one of the languages.",
            chinese: "一条更新没有日期，或缺少某种语言的文字。",
            example: "changes:\n  - {date: 2026-11-21, en: New}"),
        DocumentedCode(
            dateTwiceCode, "Two changes have the same date, by which feeds tell them apart; make them one.",
            chinese: "两条更新日期相同，而订阅源靠日期区分它们；请合成一条。",
            example: """
                changes:
                  - {date: 2026-11-21, en: A, zh-Hans: 甲}
                  - {date: 2026-11-21, en: B, zh-Hans: 乙}
                """),
        DocumentedCode(
            editUnusableCode, "The address for editing is not absolute, or does not say where the file's name goes.",
            chinese: "编辑地址不是完整的网址，或没有写明文件名的位置。",
            example: "edit: https://example.org/edit/"),
        DocumentedCode(
            noDateCode, "The date of a change is no day, or is written in another way than '2026-11-21'.",
            chinese: "更新的日期不存在，或没有写成 “2026-11-21” 的样子。",
            example: "changes:\n  - {date: 2026-02-30, en: A, zh-Hans: 甲}"),
        DocumentedCode(
            noPlaceCode, "A moved page is written as a path; write its name alone.",
            chinese: "移动的页面写成了路径；只写页名即可。",
            example: "redirects:\n  en/old.html: a"),
        DocumentedCode(
            unknownKeyCode, "A key of site.yaml means nothing here.",
            chinese: "site.yaml 里有一个没有意义的键。",
            example: "adress: https://example.org/"),
        DocumentedCode(
            unknownNoteCode, "A change names a note that does not exist.",
            chinese: "更新里提到的文章不存在。",
            example: "changes:\n  - {date: 2026-11-21, en: A, zh-Hans: 甲, notes: [nowhere]}"),
        DocumentedCode(
            wrongKindCode,
            "A value of site.yaml is a list or a mapping where it has to be a text, or the other way round.",
            chinese: "site.yaml 里的值应当是文本、列表或映射，却写成了别的。",
            example: "address: [https://example.org/]"),
    ]
}
