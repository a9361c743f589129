package import Diagnostics

/// The problems of files and folders: their bytes, and that the outside world refuses.
package enum FileCodes {
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

    package static func linkLeavesFolder(_ path: String, folder: String) -> Diagnostic {
        Diagnostic(
            linkLeavesFolderCode, .error,
            "the link '\(path)' leads to nothing inside '\(folder)' and is left out", at: nil)
    }

    static func unusableName(_ path: String, _ problem: FileNameProblem) -> Diagnostic {
        let reason: Message =
            switch problem {
            case .controlCharacter: "has a control character in its name"
            case .notUTF8: "has a name that is not UTF-8"
            }
        return Diagnostic(
            unusableNameCode, .error,
            "'\(FileNameProblem.escaped(path))' \(reason) and is left out; rename it", at: nil)
    }

    /// - Parameters:
    ///   - size: in bytes.
    ///   - most: in bytes.
    static func tooLarge(_ path: String, size: Int, most: Int) -> Diagnostic {
        Diagnostic(
            tooLargeCode, .error,
            "'\(path)' \(FileSystem.excess(size, over: most)) and is left out", at: nil)
    }

    package static func refused(_ error: FileSystemError) -> Diagnostic {
        Diagnostic(
            cannotAccessCode, .error,
            "\(error.action == .write ? "cannot write" : "cannot read" as Message) '\(error.path)': \(Message(sentence: error.reason))",
            at: nil)
    }

    package static func downloadFailed(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(downloadFailedCode, .error, "'\(path)' is not made: \(Message(sentence: reason))", at: nil)
    }

    /// - Parameter copies: their paths below the folder.
    package static func outputEdited(_ copies: [String], in folder: String) -> Diagnostic {
        let names = copies.prefix(mostNamed).map { "\(folder)/\($0)" }.quoted
        let others: Message = copies.count > mostNamed ? " and \(copies.count - mostNamed) more" : ""
        return Diagnostic(
            outputEditedCode, .warning,
            "files in '\(folder)' had been edited since they were built and are kept as \(names)\(others); "
                + "changes belong into notes and templates", at: nil)
    }

    private static let mostNamed = 3

    package static func manyPagesRemoved(_ count: Int, of all: Int, in folder: String) -> Diagnostic {
        Diagnostic(
            manyPagesRemovedCode, .error,
            "the build would remove \(count) of the \(all) pages in '\(folder)'; 'build --allow-removal' does so",
            at: nil)
    }

    // MARK: - The codes

    static let cannotAccessCode = DiagnosticCode("site/cannot-access")
    static let downloadFailedCode = DiagnosticCode("site/download-failed")
    static let invalidUTF8Code = DiagnosticCode("site/invalid-utf-8")
    static let linkLeavesFolderCode = DiagnosticCode("site/link-leaves-folder")
    static let manyPagesRemovedCode = DiagnosticCode("site/many-pages-removed")
    static let nulCharacterCode = DiagnosticCode("site/nul-character")
    static let outputEditedCode = DiagnosticCode("site/output-edited")
    static let tooLargeCode = DiagnosticCode("site/too-large")
    static let unusableNameCode = DiagnosticCode("site/unusable-name")
    static let utf16Code = DiagnosticCode("site/utf-16")

    /// Every code of files, by name. Where a file's name or bytes matter, the example names them.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            cannotAccessCode,
            example: "Site/ read-only"),
        DocumentedCode(
            downloadFailedCode, example: "build --downloads, out of memory"),
        DocumentedCode(
            invalidUTF8Code, example: "caf\\xE9"),
        DocumentedCode(
            linkLeavesFolderCode, example: "content/a.en.md → ../secret.md"),
        DocumentedCode(
            manyPagesRemovedCode, example: "content/ without half of its notes"),
        DocumentedCode(
            nulCharacterCode, example: "a\\x00b"),
        DocumentedCode(
            outputEditedCode, example: "Site/en/a.html, edited by hand"),
        DocumentedCode(
            tooLargeCode, example: "content/a.md of 70 MB"),
        DocumentedCode(
            unusableNameCode, example: "content/a\\nb.md"),
        DocumentedCode(
            utf16Code, example: "\\xFF\\xFEa\\x00"),
    ]
}
