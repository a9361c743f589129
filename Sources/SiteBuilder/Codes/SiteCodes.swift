import Diagnostics

/// The problems of whole files and of the site around them.
enum SiteCodes {
    // MARK: Bytes

    static func isUTF16(_ file: SourceFile) -> Diagnostic {
        Diagnostic(
            utf16Code, .error, "the file is UTF-16, and notes are UTF-8; save it as UTF-8",
            at: file.span(0..<0))
    }

    static func invalidUTF8(_ file: SourceFile, at offset: Int, count: Int) -> Diagnostic {
        Diagnostic(
            invalidUTF8Code, .error,
            "the file has bytes that are not UTF-8; each is read as '\u{FFFD}'",
            at: file.span(offset..<offset + 3), notes: places(count))
    }

    static func nulCharacter(_ file: SourceFile, at offset: Int, count: Int) -> Diagnostic {
        Diagnostic(
            nulCharacterCode, .error, "the file has NUL characters; each is read as '\u{FFFD}'",
            at: file.span(offset..<offset + 3), notes: places(count))
    }

    private static func places(_ count: Int) -> [Diagnostic.Note] {
        count > 1 ? [Diagnostic.Note("so in \(count) places of this file")] : []
    }

    // MARK: File names and pairs

    static func noNotes(_ folder: String) -> Diagnostic {
        Diagnostic(
            noNotesCode, .warning,
            "the folder '\(folder)' has no notes; a note is a file such as 'safe-area.en.md'", at: nil)
    }

    static func languageMissing(_ file: SourceFile, guess: Language) -> Diagnostic {
        let allowed = Language.allCases.map { "'.\($0.tag).md'" }.joined(separator: " or ")
        return Diagnostic(
            languageMissingCode, .warning,
            "the file name says no language, so it is read as '\(guess.tag)'; name it with the ending \(allowed)",
            at: file.span(0..<0))
    }

    static func translationMissing(_ file: SourceFile, slug: String, language: Language) -> Diagnostic {
        Diagnostic(
            translationMissingCode, .warning,
            "there is no '\(slug).\(language.tag).md'; its page shows this text with a notice", at: file.span(0..<0))
    }

    static func sectionMissing(_ anchor: String, in other: SourceFile, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            sectionUnmatchedCode, .warning,
            "the section '\(anchor)' is not in '\(other.path)'; write it there, or give both headings the same '{#id}'",
            at: span)
    }

    static func sectionElsewhere(_ anchor: String, in other: SourceFile, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            sectionUnmatchedCode, .warning,
            "the section '\(anchor)' stands in another place in '\(other.path)'; give both notes the same order",
            at: span)
    }

    static func sectionLevel(_ anchor: String, in other: SourceFile, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            sectionUnmatchedCode, .warning,
            "the heading '\(anchor)' has another level in '\(other.path)'; give both the same number of '#'", at: span)
    }

    static func duplicatePage(_ file: SourceFile, earlier: SourceFile) -> Diagnostic {
        Diagnostic(
            duplicatePageCode, .error,
            "the file makes the same page as '\(earlier.path)' and is left out", at: file.span(0..<0))
    }

    static func reservedName(_ file: SourceFile, slug: String) -> Diagnostic {
        let reserved = GeneratedPage.allCases.map { "'\($0.slug)'" }.joined(separator: ", ")
        return Diagnostic(
            reservedNameCode, .error,
            "the page '\(slug)' is made by the tool, so the note is left out; reserved are \(reserved)",
            at: file.span(0..<0))
    }

    static func linkLeavesFolder(_ path: String, folder: String) -> Diagnostic {
        Diagnostic(
            linkLeavesFolderCode, .error,
            "the link '\(path)' leads to nothing inside '\(folder)' and is left out", at: nil)
    }

    // MARK: The outside world

    /// A warning in strict runs too: the site is right without the cache.
    static func cacheUnusable(_ folder: String, because reason: String) -> Diagnostic {
        Diagnostic(
            cacheUnusableCode, .warning,
            "the cache '\(folder)' cannot be used: \(reason); name another folder, or build without '--cache'", at: nil)
    }

    static func refused(_ error: FileSystemError) -> Diagnostic {
        Diagnostic(
            cannotAccessCode, .error,
            "cannot \(error.action.rawValue) '\(error.path)': \(error.reason)", at: nil)
    }
}
