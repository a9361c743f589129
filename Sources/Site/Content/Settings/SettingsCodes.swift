package import Diagnostics
import Languages
import Schema

/// The problems of `site.yaml`.
package enum SettingsCodes {
    // MARK: Strangers

    static let ignored = DiagnosticKind("settings/ignored", .warning, example: "includes: [../samples]")
    /// The owner's keys in the settings of strangers.
    static func ignored(_ paths: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ignored,
            "'--untrusted' ignores \(paths.quoted), which can run programs, read or publish other files, or hide problems",
            at: span)
    }

    // MARK: Extras

    static let missingExtra = DiagnosticKind(
        "settings/missing-extra", .warning, example: "figures: {chart: {command: [./chart.py]}}")
    static func missingExtra(_ extra: String, of key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            missingExtra,
            "'\(key)' needs the extra '\(extra)', which this tool was built without; use a tool that has it, or take the key out",
            at: span)
    }

    // MARK: Languages

    static let unknownLanguage = DiagnosticKind("settings/unknown-language", .error, example: "languages: [eng]")
    static func unknownLanguage(_ tag: String, known: [Language], at span: SourceSpan) -> Diagnostic {
        Diagnostic.misspelt(
            unknownLanguage.code, "there are no UI strings for the language '\(tag)'", tag,
            allowed: known.map { $0.tag }, "there are UI strings for", at: span)
    }

    static let languageTwice = DiagnosticKind("settings/language-twice", .error, example: "languages: [en, en]")
    static func languageTwice(_ language: Language, at span: SourceSpan) -> Diagnostic {
        Diagnostic(languageTwice, "the language '\(language.tag)' is listed already", at: span)
    }

    // MARK: Identity

    static let noColor = DiagnosticKind("settings/no-color", .error, example: "accent: {light: blue}")
    static func noColor(_ key: String, _ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noColor, "'\(key)' takes a colour of six hexadecimal digits such as '#1b5faa', not '\(text)'", at: span)
    }

    static let logoUnusable = DiagnosticKind("settings/logo-unusable", .error, example: "logo: logo.doc")
    /// - Parameter reason: for example "there is no such file".
    static func logoUnusable(_ path: String, _ reason: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            logoUnusable,
            "'logo' takes a picture in the content folder (.svg, .png, .jpg, .gif or .webp), but '\(path)' \(reason)",
            at: span)
    }

    static let sectionTwice = DiagnosticKind(
        "settings/section-twice", .error, example: "navigation:\n  - section: a\n  - section: a")
    static func sectionTwice(_ id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(sectionTwice, "the section '\(id)' is listed already", at: span)
    }

    static let sectionEmpty = DiagnosticKind(
        "settings/section-empty", .error, example: "navigation:\n  - section: nowhere")
    /// A section that no note is in.
    static func sectionEmpty(_ id: String, known: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            sectionEmpty,
            "the section '\(id)' has no notes: none is in a folder of that name, and none has 'section: \(id)'",
            misspelt: id, among: known, at: span)
    }

    static let unknownNote = DiagnosticKind(
        "settings/unknown-note", .error, example: "changes:\n  - {date: 2026-11-21, text: A, notes: [nowhere]}")
    static func pageSwitchedOff(_ slug: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unknownNote, "the page '\(slug)' is not generated: no setting and no note uses it", at: span)
    }

    static func unknownNote(_ slug: String, known: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(unknownNote, "there is no note '\(slug)'", misspelt: slug, among: known, at: span)
    }

    // MARK: Addresses

    static let addressUnusable = DiagnosticKind("settings/address-unusable", .error, example: "address: example.org")
    static func addressUnusable(_ text: String, _ problem: SiteAddress.Problem, at span: SourceSpan) -> Diagnostic {
        let message: Message =
            switch problem {
            case .form:
                "'address' takes the URL at which the site is served, such as 'https://example.org/notes/', ending "
                    + "with '/', not '\(text)'"
            case .userName:
                "'\(text)' contains a user name, which every page would reveal; leave it out"
            case .foreignHost:
                "the host in '\(text)' has non-ASCII letters; write it in the 'xn--' form that servers use"
            case .host(let name):
                "'\(name)' in 'address' is not a host name; use letters, digits and hyphens between single dots"
            case .port(let port): "'\(port)' in 'address' is not a port; use a number from 1 to 65535"
            case .path(let path):
                "the path '\(path)' in 'address' is not in the form that servers receive; separate names with a single "
                    + "'/', do not use '.' or '..', and percent-encode other characters ('%' and two hexadecimal digits)"
            }
        let completed = text + "/"
        return Diagnostic(
            addressUnusable, message, at: span,
            fixIts: SiteAddress(completed) == nil ? [] : [.replace(span, old: text, with: completed, .certain)])
    }

    static let editUnusable = DiagnosticKind(
        "settings/edit-unusable", .error, example: "edit: https://example.org/edit/")
    static func editUnusable(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            editUnusable,
            "'edit' takes an address with one '{file}', such as 'https://example.org/edit/content/{file}', "
                + "not '\(text)'",
            at: span)
    }

    static let issueUnusable = DiagnosticKind(
        "settings/issue-unusable", .error, example: "issue: 'https://example.org/new?title={name}'")
    static func issueUnusable(_ text: String, _ problem: IssueAddress.Problem, at span: SourceSpan) -> Diagnostic {
        let names = IssueAddress.Placeholder.allCases.map { $0.rawValue }
        switch problem {
        case .form:
            return Diagnostic(
                issueUnusable,
                "'issue' takes an address that begins with 'https://' or 'http://', such as "
                    + "'https://git.example/issues/new?title={title}', not '\(text)'",
                at: span)
        case .unknown(let name):
            return Diagnostic.misspelt(
                issueUnusable.code, "'{\(name)}' is not a placeholder of 'issue'", name, allowed: names,
                "it has", at: span)
        }
    }

    // MARK: Changes

    static let changeUntold = DiagnosticKind(
        "settings/change-untold", .warning,
        example: "languages: [en, zh-Hans]\nchanges:\n  - {date: 2026-11-21, text: {en: New}}")
    static func changeUntold(_ language: Language, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            changeUntold,
            "the change has no text in '\(language.tag)', so it is not in the feed of that language", at: span)
    }

    static let noDate = DiagnosticKind("settings/no-date", .error, example: "changes:\n  - {date: 2026-02-30, text: A}")
    static func noDate(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(noDate, "'date' takes a date such as '2026-11-21', not '\(text)'", at: span)
    }

    static let feedName = DiagnosticKind(
        "settings/feed-name", .error, example: "feeds:\n  - {name: Our blog}")
    static func feedName(_ name: String, at span: SourceSpan) -> Diagnostic {
        let message: Message =
            NoteFeedDraft.isUsable(name)
            ? "the feed '\(name)' is listed already"
            : "'\(name)' is not a valid name for a feed; use at most 80 lowercase ASCII letters, digits and hyphens"
        return Diagnostic(feedName, message, at: span)
    }

    static let feedEmpty = DiagnosticKind(
        "settings/feed-empty", .warning, example: "feeds:\n  - {name: blog}")
    static func feedEmpty(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            feedEmpty,
            "no note in the feed '\(name)' has a date; write 'date: 2026-11-21' in the front matter of notes",
            at: span)
    }

    static let unknownTag = DiagnosticKind(
        "settings/unknown-tag", .error, example: "feeds:\n  - {name: blog, tag: nowhere}")
    static func unknownTag(_ tag: String, known: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(unknownTag, "no note has the tag '\(tag)'", misspelt: tag, among: known, at: span)
    }

    static let noHistory = DiagnosticKind(
        "settings/no-history", .warning, example: "lastChanged: git, in a folder that is in no repository")
    static func noHistory(_ reason: NoteHistory.Reason, at span: SourceSpan) -> Diagnostic {
        let message: Message =
            switch reason {
            case .noProgram: "git is not installed, so pages do not say when they were last changed"
            case .noRepository:
                "the content folder is not in a git repository, so pages do not say when they were last changed"
            case .shallow:
                "the repository is a shallow clone, whose dates would be wrong, so pages do not say when they were last "
                    + "changed; fetch the whole history ('git fetch --unshallow')"
            case .failed(let line): "git gave no history ('\(line)'), so pages do not say when they were last changed"
            }
        return Diagnostic(noHistory, message, at: span)
    }

    // MARK: Versions

    static let versionName = DiagnosticKind(
        "settings/version-name", .error, example: "versions:\n  - {name: ../1.0}")
    static func versionName(_ name: String, at span: SourceSpan) -> Diagnostic {
        let message: Message =
            SiteVersionDraft.isUsable(name)
            ? "the version '\(name)' is listed already"
            : "'\(name)' is not a valid name for a version; use at most 80 ASCII letters, digits and '.', '-', '_'"
        return Diagnostic(versionName, message, at: span)
    }

    /// A problem of the folder of an earlier version.
    enum VersionProblem: Hashable, Sendable {
        case missing, outside, noSite, link
    }

    static let versionFolder = DiagnosticKind(
        "settings/version-folder", .error, example: "versions:\n  - {name: '1.0', folder: ../nowhere}")
    static func versionFolder(_ folder: String, _ problem: VersionProblem, at span: SourceSpan) -> Diagnostic {
        let message: Message =
            switch problem {
            case .missing:
                "there is no folder '\(folder)' beside the content folder; write a path relative to the content folder, such as '../versions/1.0'"
            case .outside:
                "'\(folder)' is not a folder beside the content folder, in the same parent folder; links are not followed"
            case .noSite:
                "'\(folder)' is not a site that this tool has built: it lacks 'index.html' or 'assets/site.css'"
            case .link: "'\(folder)' in the version's folder is a symbolic link and is left out"
            }
        return Diagnostic(versionFolder, message, at: span)
    }

    // MARK: Figures

    static let unusableFence = DiagnosticKind(
        "settings/unusable-fence", .error, example: "figures: {macros: {command: [./macros.py]}}")
    static func unusableFence(_ name: String, isTaken: Bool, at span: SourceSpan) -> Diagnostic {
        let message: Message =
            isTaken
            ? "'\(name)' fences are read by the tool itself; give the program's fences another name"
            : "'\(name)' is not a valid fence name; use at most 80 ASCII letters, digits and hyphens"
        return Diagnostic(unusableFence, message, at: span)
    }

    // MARK: Redirects

    static let noPlace = DiagnosticKind("settings/redirect-no-page", .error, example: "redirects:\n  old.html: a")
    static func noPlace(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noPlace,
            "'\(text)' is not the name of a page; write one such as 'safe-area' or 'safe-area#summary', without the "
                + "language's folder or an extension",
            at: span)
    }

    // MARK: Navigation
    static func sectionUnnamed(at span: SourceSpan) -> Diagnostic {
        SettingsContext.codes.missingKey("section", of: "part of the navigation", at: span)
    }

    private static func chart(_ line: String) -> String {
        "figures:\n  chart:\n    command: [./chart.py]\n    \(line)"
    }

    /// Every code of `site.yaml` except the codes of redirects to nothing, by name, with a file that triggers it.
    package static let all: [DiagnosticKind] = [
        addressUnusable, changeUntold, editUnusable, feedEmpty, feedName, ignored, issueUnusable, languageTwice,
        logoUnusable, missingExtra, noColor, noDate, noHistory, noPlace, sectionEmpty, sectionTwice,
        unknownLanguage,
        unknownNote, unknownTag, unusableFence, versionFolder, versionName,
        DiagnosticKind(SettingsContext.codes.notANumber, .error, example: chart("seconds: many")),
        DiagnosticKind(SettingsContext.codes.numberOutOfRange, .error, example: chart("seconds: 6000")),
        DiagnosticKind(SettingsContext.codes.quotedValue, .error, example: chart("megabytes: '64'")),
        DiagnosticKind(SettingsContext.codes.unitInNumber, .error, example: chart("seconds: 5pt")),
        DiagnosticKind(SettingsContext.codes.missingKey, .error, example: "changes:\n  - {text: New}"),
        DiagnosticKind(SettingsContext.codes.notABoolean, .error, example: "credit: off"),
        DiagnosticKind(SettingsContext.codes.unknownProperty, .error, example: "adress: https://example.org/"),
        DiagnosticKind(SettingsContext.codes.wrongType, .error, example: "address: [https://example.org/]"),
    ]
}
