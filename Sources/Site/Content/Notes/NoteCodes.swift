package import Diagnostics
import Languages

/// The problems of notes: their names and pairs, their front matter, their fences.
package enum NoteCodes {
    static func noNotes(_ folder: String) -> Diagnostic {
        Diagnostic(
            noNotesCode, .error,
            "the folder '\(folder)' has no notes; a note is a file such as 'safe-area.en.md'", at: nil)
    }

    static func unknownLanguage(_ tag: String, known: [Language], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: tag, among: known.map { $0.tag })
        return Diagnostic(
            unknownLanguageCode, .warning,
            "there are no words for the language '\(tag)', so the head does not decide about it; known are \(known.map { $0.tag }.quoted)",
            at: span, label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, tag, $0)] } ?? [])
    }

    /// Notes in a language that the site does not have; at least one.
    static func languageUnlisted(_ language: Language, _ files: [SourceFile]) -> Diagnostic {
        let paths = files.map { "'\($0.path)'" }
        let subject: Message = paths.count == 1 ? "\(paths[0]) is" : "\(paths.count) notes, \(paths[0]) first, are"
        return Diagnostic(
            languageUnlistedCode, .warning,
            "\(subject) in '\(language.tag)', which 'languages' in site.yaml does not name, and left out", at: nil)
    }

    static func translationMissing(_ file: SourceFile, slug: String, language: Language) -> Diagnostic {
        Diagnostic(
            translationMissingCode, .warning,
            "there is no '\(slug).\(language.tag).md'; its page shows this text with a notice", at: file.span(0..<0))
    }

    static func duplicatePage(_ file: SourceFile, earlier: SourceFile) -> Diagnostic {
        Diagnostic(
            duplicatePageCode, .error,
            "the file makes the same page as '\(earlier.path)' and is left out", at: file.span(0..<0))
    }

    static func belowPage(_ file: SourceFile, page: SourceFile) -> Diagnostic {
        Diagnostic(
            duplicatePageCode, .error,
            "its folder has the name of the page that '\(page.path)' makes, so the file is left out",
            at: file.span(0..<0))
    }

    static func reservedName(_ file: SourceFile, page: GeneratedPage) -> Diagnostic {
        Diagnostic(
            reservedNameCode, .error,
            "the page '\(page.slug)' is made by the tool, so the note is not shown; rename the note, or write "
                + "'pages: {\(page.slug): false}' in site.yaml",
            at: file.span(0..<0))
    }

    // MARK: Front matter

    /// - Parameter mark: the line that ends it, or the brace.
    static func frontMatterUnclosed(_ file: SourceFile, by mark: String) -> Diagnostic {
        let end: Message = mark == "}" ? "'}'" : "a line '\(mark)'"
        return Diagnostic(
            frontMatterUnclosedCode, .error,
            "the front matter is never closed, so it is read as text; end it with \(end)",
            at: file.span(0..<mark.utf8.count))
    }

    static func frontMatterSyntax(_ message: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(frontMatterSyntaxCode, .error, "broken TOML in the front matter: \(message)", at: span)
    }

    static func unknownFrontMatterKey(_ key: String, nearest: SpellingSuggestion, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unknownFrontMatterKeyCode, .warning,
            "unknown key '\(key)' in the front matter; known are \(FrontMatter.names.quoted)", at: span,
            label: nearest.question, fixIts: [.spelling(span, key, nearest)])
    }

    static func frontMatterIsNoText(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            frontMatterNoTextCode, .error,
            "'\(key)' in the front matter takes a text, not a list, a mapping or nothing", at: span)
    }

    static func frontMatterIsList(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            frontMatterNoTextCode, .warning,
            "the front matter must be a mapping such as 'title: …', not a list, so it is read as text", at: span)
    }

    /// - Parameter sections: those of the navigation and of the folders.
    static func unknownSection(_ name: String, known sections: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: sections)
        let list: Message = sections.isEmpty ? "'navigation' in site.yaml names none" : "known are \(sections.quoted)"
        return Diagnostic(
            unknownSectionCode, .warning, "unknown section '\(name)', so the note stays in that of its folder; \(list)",
            at: span, label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, name, $0)] } ?? [])
    }

    static func orderIsNoNumber(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            orderNoNumberCode, .warning,
            "'order' takes a number such as '3', and '\(text)' is none, so the note comes last", at: span)
    }

    /// - Parameter names: the anchors of its sections and the ids of its figures.
    static func unknownFolded(_ name: String, known names: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: name, among: names)
        return Diagnostic(
            unknownFoldedCode, .warning,
            "'folded' takes anchors of sections and ids of figures of the note, and '\(name)' is neither", at: span,
            label: nearest?.question, fixIts: nearest.map { [.spelling(span, name, $0)] } ?? [])
    }

    static func titleFromName(_ title: String, file: SourceFile) -> Diagnostic {
        Diagnostic(
            titleMissingCode, .warning,
            "the note has neither a title nor a heading, so the page is called '\(title)'; "
                + "begin it with '---', 'title: …', '---'",
            at: file.span(0..<0))
    }

    // MARK: Fences

    /// - Parameter fence: "scenario" or "macros", here and below.
    static func scenarioNotAtTopLevel(_ fence: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            scenarioNotAtTopLevelCode, .error,
            "\(phrase(fence)) inside a list, a quotation or a footnote is not shown; move the fence to the margin",
            at: span)
    }

    static func scenarioEmpty(_ fence: String, at span: SourceSpan) -> Diagnostic {
        let needed = (fence == "macros" ? ["'id'", "'scenario'", "'macros'"] : ["'id'", "'root'"]).listed()
        return Diagnostic(
            scenarioEmptyCode, .error, "the fence '\(fence)' is empty; it needs at least \(needed)", at: span)
    }

    static func secondScenario(_ fence: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            secondScenarioCode, .error,
            "a fence holds \(phrase(fence)), and this is a second one; give it a fence of its own", at: span)
    }

    static func tooManyFences(_ fence: String, limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tooManyScenariosCode, .error,
            "a note has at most \(limit) fences '\(fence)'; this one and those below are not read, so split the note",
            at: span)
    }

    /// - Parameter language: what the fence says, and `meant` what it should say.
    static func misspeltFence(_ language: String, meant: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            misspeltFenceCode, .warning,
            "the fence '\(language)' is shown as code; \(phrase(meant)) stands in a fence '\(meant)'",
            at: span, label: "did you mean '\(meant)'?", fixIts: [.replace(span, old: language, with: meant, .certain)])
    }

    private static func phrase(_ fence: String) -> Message { fence == "macros" ? "a block of macros" : "a scenario" }

    // MARK: - The codes

    static let duplicatePageCode = DiagnosticCode("site/duplicate-page")
    static let frontMatterNoTextCode = DiagnosticCode("site/front-matter-no-text")
    static let frontMatterSyntaxCode = DiagnosticCode("site/front-matter-syntax")
    static let frontMatterUnclosedCode = DiagnosticCode("site/front-matter-unclosed")
    static let languageUnlistedCode = DiagnosticCode("site/language-unlisted")
    static let misspeltFenceCode = DiagnosticCode("markdown/misspelt-fence")
    static let noNotesCode = DiagnosticCode("site/no-notes")
    static let orderNoNumberCode = DiagnosticCode("site/order-no-number")
    static let reservedNameCode = DiagnosticCode("site/reserved-name")
    static let scenarioEmptyCode = DiagnosticCode("site/scenario-empty")
    static let scenarioNotAtTopLevelCode = DiagnosticCode("markdown/scenario-not-at-top-level")
    static let secondScenarioCode = DiagnosticCode("site/second-scenario")
    static let titleMissingCode = DiagnosticCode("site/title-missing")
    static let tooManyScenariosCode = DiagnosticCode("site/too-many-scenarios")
    static let translationMissingCode = DiagnosticCode("site/translation-missing")
    static let unknownLanguageCode = DiagnosticCode("site/unknown-language")
    static let unknownFoldedCode = DiagnosticCode("site/unknown-folded")
    static let unknownFrontMatterKeyCode = DiagnosticCode("site/unknown-front-matter-key")
    static let unknownSectionCode = DiagnosticCode("site/unknown-section")

    /// Every code of notes, by name. Examples are notes; where a file's name matters, they name it.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            misspeltFenceCode, example: "```scenerio\nid: a\n```"),
        DocumentedCode(
            scenarioNotAtTopLevelCode, example: "> ```scenario\n> id: a\n> ```"),
        DocumentedCode(
            duplicatePageCode, example: "Safe.en.md and safe.en.md"),
        DocumentedCode(
            frontMatterNoTextCode, example: "---\ntitle: [a, b]\n---"),
        DocumentedCode(
            frontMatterSyntaxCode, example: "+++\ntitle = Safe area\n+++"),
        DocumentedCode(
            frontMatterUnclosedCode, example: "---\ntitle: Safe area\n"),
        DocumentedCode(
            languageUnlistedCode, example: "safe-area.zh.md, where site.yaml says 'languages: [en]'"),
        DocumentedCode(
            noNotesCode, example: "content/ without files"),
        DocumentedCode(
            orderNoNumberCode, example: "---\norder: first\n---"),
        DocumentedCode(
            reservedNameCode, example: "rules.en.md"),
        DocumentedCode(
            scenarioEmptyCode, example: "```scenario\n```"),
        DocumentedCode(
            secondScenarioCode, example: "```scenario\nid: a\n---\nid: b\n```"),
        DocumentedCode(
            titleMissingCode, example: "Text without any heading.\n"),
        DocumentedCode(
            tooManyScenariosCode, example: String(repeating: "```scenario\n```\n\n", count: 501)),
        DocumentedCode(
            translationMissingCode, example: "safe-area.en.md alone"),
        DocumentedCode(
            unknownFoldedCode, example: "---\ntitle: Bars\nfolded: [questions]\n---"),
        DocumentedCode(
            unknownFrontMatterKeyCode, example: "---\ntitel: Safe area\n---"),
        DocumentedCode(
            unknownLanguageCode, example: "---\nlang: eng\n---"),
        DocumentedCode(
            unknownSectionCode, example: "---\nsection: misc\n---"),
    ]
}
