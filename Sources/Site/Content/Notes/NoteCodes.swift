package import Diagnostics
import Languages

/// The problems of notes: their names and pairs, their front matter, their fences.
package enum NoteCodes {
    static let noNotes = DiagnosticKind("site/no-notes", .error, example: "content/ without files")
    static func noNotes(_ folder: String) -> Diagnostic {
        Diagnostic(noNotes, "the folder '\(folder)' has no notes; a note is a file such as 'safe-area.en.md'", at: nil)
    }

    static let noWords = DiagnosticKind("site/no-words", .warning, example: "ar/a.md beside a.md")
    /// - Parameter languages: the languages of the site without words, at least one.
    static func noWords(_ languages: [Language], insteadOf first: Language) -> Diagnostic {
        Diagnostic(
            noWords,
            "there are no UI strings for \(languages.map { $0.tag }.quoted), so these pages use the UI strings of "
                + "'\(first.tag)'",
            at: nil)
    }

    static let unknownLanguage = DiagnosticKind("site/unknown-language", .warning, example: "---\nlang: eng\n---")
    static func unknownLanguage(_ tag: String, known: [Language], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: tag, among: known.map { $0.tag })
        return Diagnostic(
            unknownLanguage,
            "there are no UI strings for the language '\(tag)', so the front matter cannot set it; known: \(known.map { $0.tag }.quoted)",
            at: span, label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, tag, $0)] } ?? [])
    }

    static let languageUnlisted = DiagnosticKind(
        "site/language-unlisted", .warning, example: "safe-area.zh.md, where site.yaml says 'languages: [en]'")
    /// Notes in a language that the site does not have; at least one.
    static func languageUnlisted(_ language: Language, _ files: [SourceFile]) -> Diagnostic {
        let paths = files.map { "'\($0.path)'" }
        let subject: Message =
            paths.count == 1 ? "\(paths[0]) is" : "\(paths.count) notes (the first is \(paths[0])) are"
        return Diagnostic(
            languageUnlisted,
            "\(subject) left out: 'languages' in site.yaml does not list '\(language.tag)'", at: nil)
    }

    /// Notes in a language that less than half of the notes are in, where no settings name languages; at least one.
    static func languageNotAsked(_ language: Language, _ files: [SourceFile], beside first: Language) -> Diagnostic {
        let paths = files.map { "'\($0.path)'" }
        let subject: Message =
            paths.count == 1 ? "\(paths[0]) is" : "\(paths.count) notes (the first is \(paths[0])) are"
        return Diagnostic(
            languageUnlisted,
            """
            \(subject) left out: less than half of the notes are in '\(language.tag)', and a second language moves all pages \
            to folders; to have it, write 'languages: [\(first.tag), \(language.tag)]' in site.yaml
            """, at: nil)
    }

    static let translationMissing = DiagnosticKind(
        "site/translation-missing", .warning, example: "safe-area.en.md alone")
    static func translationMissing(_ file: SourceFile, slug: String, language: Language) -> Diagnostic {
        Diagnostic(
            translationMissing,
            "there is no '\(slug).\(language.tag).md'; its page shows this text with a notice", at: file.span(0..<0))
    }

    static let duplicatePage = DiagnosticKind("site/duplicate-page", .error, example: "Safe.en.md and safe.en.md")
    /// - Parameters:
    ///   - language: the language of both.
    ///   - isNamed: whether both name it.
    static func duplicatePage(
        _ file: SourceFile, earlier: SourceFile, in language: Language, isNamed: Bool
    ) -> Diagnostic {
        let advice = Diagnostic.Note(
            """
            a note that names no language is taken as '\(language.tag)', which most of them are in; if it is in another, \
            write 'lang: …' in its head
            """)
        return Diagnostic(
            duplicatePage, "the file produces the same page as '\(earlier.path)' and is left out", at: file.span(0..<0),
            notes: isNamed ? [] : [advice])
    }

    static func sharedAddress(_ file: SourceFile, attachment: String, address: String) -> Diagnostic {
        Diagnostic(
            duplicatePage,
            "the page of this note and the file '\(attachment)' would both be '\(address)', so the file is left out; rename one",
            at: file.span(0..<0))
    }

    static func belowPage(_ file: SourceFile, page: SourceFile) -> Diagnostic {
        Diagnostic(
            duplicatePage,
            "its folder has the same name as the page of '\(page.path)', so the file is left out",
            at: file.span(0..<0))
    }

    static let otherMarkup = DiagnosticKind("site/other-markup", .warning, example: "content/guide.rst")
    /// - Parameters:
    ///   - ending: of their names.
    ///   - files: their paths, at least one.
    static func otherMarkup(_ ending: String, _ files: [String], in folder: String) -> Diagnostic {
        let first = "\(folder)/\(files[0])"
        let message: Message =
            files.count == 1
            ? "'\(first)' is not Markdown, so it gets no page and is not published; convert it to Markdown"
            : "\(files.count) '.\(ending)' files, such as '\(first)', are not Markdown, so they get no pages and are "
                + "not published; convert them to Markdown"
        return Diagnostic(otherMarkup, message, at: nil)
    }

    static let reservedName = DiagnosticKind("site/reserved-name", .error, example: "rules.en.md")
    static func reservedName(_ file: SourceFile, page: GeneratedPage) -> Diagnostic {
        Diagnostic(
            reservedName,
            "the page '\(page.slug)' is generated by the tool, so the note is not shown; rename the note, or write "
                + "'pages: {\(page.slug): false}' in site.yaml",
            at: file.span(0..<0))
    }

    // MARK: Front matter

    static let frontMatterUnclosed = DiagnosticKind(
        "site/front-matter-unclosed", .error, example: "---\ntitle: Safe area\n")
    /// - Parameter mark: the line that ends it, or the brace.
    static func frontMatterUnclosed(_ file: SourceFile, by mark: String) -> Diagnostic {
        let end: Message = mark == "}" ? "'}'" : "a line '\(mark)'"
        return Diagnostic(
            frontMatterUnclosed,
            "the front matter is never closed, so it is read as text; end it with \(end)",
            at: file.span(0..<mark.utf8.count))
    }

    static let frontMatterSyntax = DiagnosticKind(
        "site/front-matter-syntax", .error, example: "+++\ntitle = Safe area\n+++")
    static func frontMatterSyntax(_ message: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(frontMatterSyntax, "invalid TOML in the front matter: \(message)", at: span)
    }

    static let unknownFrontMatterKey = DiagnosticKind(
        "site/unknown-front-matter-key", .warning, example: "---\ntitel: Safe area\n---")
    static func unknownFrontMatterKey(_ key: String, nearest: SpellingSuggestion, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unknownFrontMatterKey,
            "unknown key '\(key)' in the front matter; known: \(FrontMatter.names.quoted)", at: span,
            label: nearest.question, fixIts: [.spelling(span, key, nearest)])
    }

    static let frontMatterNoText = DiagnosticKind(
        "site/front-matter-no-text", .error, example: "---\ntitle: [a, b]\n---")
    static func frontMatterIsNoText(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            frontMatterNoText, "'\(key)' in the front matter takes text, not a list, a mapping or nothing", at: span)
    }

    static func frontMatterIsList(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            frontMatterNoText,
            "the front matter must be a mapping such as 'title: …', not a list, so it is read as text", at: span
        ).with(.warning)
    }

    static let unknownSection = DiagnosticKind("site/unknown-section", .warning, example: "---\nsection: misc\n---")
    /// - Parameter sections: the sections of the navigation and of the folders.
    static func unknownSection(_ name: String, known sections: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: sections)
        let list: Message = sections.isEmpty ? "'navigation' in site.yaml names none" : "known: \(sections.quoted)"
        return Diagnostic(
            unknownSection, "unknown section '\(name)', so the note stays in the section of its folder; \(list)",
            at: span, label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, name, $0)] } ?? [])
    }

    static let noDate = DiagnosticKind("site/front-matter-date", .error, example: "---\ndate: 2026-02-30\n---")
    static func noDate(_ text: String, of key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noDate,
            "'\(key)' takes a date such as 2026-11-21, with or without a time such as 2026-11-21T08:00:00+08:00, not "
                + "'\(text)'",
            at: span)
    }

    static let orderNoNumber = DiagnosticKind("site/order-no-number", .warning, example: "---\norder: first\n---")
    static func orderIsNoNumber(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            orderNoNumber,
            "'order' takes a number such as '3', not '\(text)', so the note comes last", at: span)
    }

    static let unreadKey = DiagnosticKind(
        "site/unread-key", .warning, example: "---\ntitle: A\nsidebar_position: 2\n---")
    /// A key of another tool that says something about the page, and is not read.
    static func unreadKey(_ key: String, _ advice: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unreadKey, "the key '\(key)' of another tool is not read; \(advice)", at: span)
    }

    static let wideColon = DiagnosticKind("site/front-matter-colon", .error, example: "---\ntitle：Safe area\n---\na")
    /// - Parameter span: the colon of Chinese text behind the key.
    static func wideColon(behind key: Substring, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            wideColon, "the front matter is read as text: behind '\(key)' is a full-width colon; write '\(key): …'",
            at: span,
            fixIts: [FixIt("write ': '", [.init(span, with: ": ")], .certain)])
    }

    static let oldAddressTwice = DiagnosticKind(
        "site/old-address-twice", .error, example: "aliases: [/old/] in a.md and b.md")
    static func oldAddressTwice(_ address: String, earlier path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            oldAddressTwice, "the old address '\(address)' already leads to '\(path)'; remove it from one of the notes",
            at: span)
    }

    static let unknownFolded = DiagnosticKind(
        "site/unknown-folded", .warning, example: "---\ntitle: Bars\nfolded: [questions]\n---")
    /// - Parameter names: the anchors of its sections and the ids of its figures.
    static func unknownFolded(_ name: String, known names: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unknownFolded,
            "'folded' takes anchors of sections and ids of figures in the note, but '\(name)' is neither",
            misspelt: name, among: names, at: span)
    }

    static let titleMissing = DiagnosticKind("site/title-missing", .warning, example: "Text without any heading.\n")
    static func titleFromName(_ title: String, file: SourceFile) -> Diagnostic {
        Diagnostic(
            titleMissing,
            "the note has neither a title nor a heading, so the page is called '\(title)'; "
                + "start it with '---', 'title: …', '---'",
            at: file.span(0..<0))
    }

    // MARK: Fences

    static let fenceNotAtTopLevel = DiagnosticKind(
        "markdown/scenario-not-at-top-level", .error, example: "> ```scenario\n> id: a\n> ```")
    static func fenceNotAtTopLevel(_ kind: FenceKind, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            fenceNotAtTopLevel,
            "\(kind.content) inside a list, a quotation or a footnote is not shown; move the fence to the margin",
            at: span)
    }

    static let fenceEmpty = DiagnosticKind("site/scenario-empty", .error, example: "```scenario\n```")
    static func fenceEmpty(_ kind: FenceKind, at span: SourceSpan) -> Diagnostic {
        guard kind.isBuiltIn else {
            return Diagnostic(
                fenceEmpty,
                "the '\(kind.name)' fence is empty; it needs at least 'id', or 'use' with the id of another "
                    + "block", at: span)
        }
        let needed = kind.neededKeys.map { "'\($0)'" }.listed()
        return Diagnostic(fenceEmpty, "the '\(kind.name)' fence is empty; it needs at least \(needed)", at: span)
    }

    static let secondBlock = DiagnosticKind(
        "site/second-scenario", .error, example: "```scenario\nid: a\n---\nid: b\n```")
    static func secondBlock(_ kind: FenceKind, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            secondBlock,
            "a fence can contain only \(kind.content), and this is the second one; put it into a fence of its own",
            at: span)
    }

    static let tooManyFences = DiagnosticKind(
        "site/too-many-scenarios", .error, example: String(repeating: "```scenario\n```\n\n", count: 501))
    static func tooManyFences(_ kind: FenceKind, limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tooManyFences,
            "a note can have at most \(limit) '\(kind.name)' fences; this one and those below are ignored, so split the note",
            at: span)
    }

    static let misspeltFence = DiagnosticKind("markdown/misspelt-fence", .warning, example: "```scenerio\nid: a\n```")
    /// - Parameter language: the name of the fence as it is written; `meant` is the kind that it should be.
    static func misspeltFence(_ language: String, meant kind: FenceKind, at span: SourceSpan) -> Diagnostic {
        let name = kind.name
        return Diagnostic(
            misspeltFence,
            "the '\(language)' fence is shown as code; \(kind.content) belongs in a '\(name)' fence",
            at: span, label: "did you mean '\(name)'?", fixIts: [.replace(span, old: language, with: name, .certain)])
    }

    /// Every code of notes, by name. Examples are notes; where a file's name matters, they name it.
    package static let all: [DiagnosticKind] = [
        duplicatePage, frontMatterNoText, frontMatterSyntax, frontMatterUnclosed, languageUnlisted, misspeltFence,
        noDate, noNotes, noWords, oldAddressTwice, orderNoNumber, otherMarkup, reservedName, fenceEmpty,
        fenceNotAtTopLevel,
        secondBlock, titleMissing,
        tooManyFences, translationMissing, unknownFolded, unknownFrontMatterKey, unknownLanguage, unknownSection,
        unreadKey, wideColon,
    ]
}
