import Diagnostics

extension SiteCodes {
    static let cannotAccessCode = DiagnosticCode("site/cannot-access")
    static let drawingImpossibleCode = DiagnosticCode("site/drawing-impossible")
    static let duplicatePageCode = DiagnosticCode("site/duplicate-page")
    static let frontMatterNoTextCode = DiagnosticCode("site/front-matter-no-text")
    static let frontMatterUnclosedCode = DiagnosticCode("site/front-matter-unclosed")
    static let invalidUTF8Code = DiagnosticCode("site/invalid-utf-8")
    static let languageMissingCode = DiagnosticCode("site/language-missing")
    static let linkLeavesFolderCode = DiagnosticCode("site/link-leaves-folder")
    static let noNotesCode = DiagnosticCode("site/no-notes")
    static let nulCharacterCode = DiagnosticCode("site/nul-character")
    static let orderNoNumberCode = DiagnosticCode("site/order-no-number")
    static let pictureFailedCode = DiagnosticCode("site/picture-failed")
    static let reservedNameCode = DiagnosticCode("site/reserved-name")
    static let scenarioEmptyCode = DiagnosticCode("site/scenario-empty")
    static let scenarioNotAtTopLevelCode = DiagnosticCode("markdown/scenario-not-at-top-level")
    static let secondScenarioCode = DiagnosticCode("site/second-scenario")
    static let titleMissingCode = DiagnosticCode("site/title-missing")
    static let translationMissingCode = DiagnosticCode("site/translation-missing")
    static let unknownFrontMatterKeyCode = DiagnosticCode("site/unknown-front-matter-key")
    static let unknownQuotedScenarioCode = DiagnosticCode("site/unknown-quoted-scenario")
    static let unknownSectionCode = DiagnosticCode("site/unknown-section")
    static let utf16Code = DiagnosticCode("site/utf-16")

    /// Every code of this area, by name. Examples are notes; where a file's name or bytes matter, they are named.
    static let documented: [DocumentedCode] = aboutFiles + aboutNotes

    private static let aboutFiles: [DocumentedCode] = [
        DocumentedCode(
            cannotAccessCode,
            "A file or folder could not be read or written; nothing of the site was changed.",
            example: "Site/ read-only"),
        DocumentedCode(
            drawingImpossibleCode,
            "No picture can be drawn at all, as when a font is not installed; nothing of the site was changed.",
            example: "without the package fonts-inter"),
        DocumentedCode(
            duplicatePageCode, "Two files make the same page; rename or remove one of them.",
            example: "Safe.en.md and safe.en.md"),
        DocumentedCode(
            invalidUTF8Code, "The file is not UTF-8 throughout; save it as UTF-8.", example: "caf\\xE9"),
        DocumentedCode(
            languageMissingCode, "The file name does not say the language; add it before '.md'.",
            example: "safe-area.md"),
        DocumentedCode(
            linkLeavesFolderCode, "A link in the file system leads out of its folder; put the file itself there.",
            example: "content/a.en.md → ../secret.md"),
        DocumentedCode(noNotesCode, "The content folder holds no notes.", example: "content/ without files"),
        DocumentedCode(nulCharacterCode, "The file holds NUL characters; remove them.", example: "a\\x00b"),
        DocumentedCode(
            reservedNameCode, "A page that the tool makes itself has this name; rename the note.",
            example: "rules.en.md"),
        DocumentedCode(
            translationMissingCode, "The note exists in one language only; write the other.",
            example: "safe-area.en.md alone"),
        DocumentedCode(utf16Code, "The file is UTF-16; save it as UTF-8.", example: "\\xFF\\xFEa\\x00"),
    ]

    private static let aboutNotes: [DocumentedCode] = [
        DocumentedCode(
            frontMatterNoTextCode, "A value of the front matter has to be a text.", example: "---\ntitle: [a, b]\n---"),
        DocumentedCode(
            frontMatterUnclosedCode, "The front matter has no end; close it with a line '---'.",
            example: "---\ntitle: Safe area\n"),
        DocumentedCode(
            orderNoNumberCode, "The place within the section has to be a number.", example: "---\norder: first\n---"),
        DocumentedCode(
            pictureFailedCode, "A scenario was laid out and could not be drawn, as when no font has a character.",
            example: "a title with a character of no font"),
        DocumentedCode(
            scenarioEmptyCode, "A fence 'scenario' holds nothing.", example: "```scenario\n```"),
        DocumentedCode(
            scenarioNotAtTopLevelCode, "A scenario stands inside a list, a quotation or a footnote; move it out.",
            example: "> ```scenario\n> id: a\n> ```"),
        DocumentedCode(
            secondScenarioCode, "A fence holds two YAML documents; give each a fence of its own.",
            example: "```scenario\nid: a\n---\nid: b\n```"),
        DocumentedCode(
            titleMissingCode, "The front matter has no title; the page takes its first heading or its file's name.",
            example: "# Safe area\n"),
        DocumentedCode(
            unknownFrontMatterKeyCode, "The front matter has a key that means nothing here.",
            example: "---\ntitel: Safe area\n---"),
        DocumentedCode(
            unknownQuotedScenarioCode, "A value is taken from a scenario that does not exist.",
            example: "{{nowhere: view.frame}}"),
        DocumentedCode(
            unknownSectionCode, "The front matter names a section that the site does not have.",
            example: "---\nsection: misc\n---"),
    ]
}
