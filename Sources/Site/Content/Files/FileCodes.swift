package import Diagnostics
import Languages

/// The problems of files and folders: their bytes, and that the outside world refuses.
package enum FileCodes {
    static let utf16 = DiagnosticKind("site/utf-16", .error, example: "\\xFF\\xFEa\\x00")
    static func isUTF16(_ file: SourceFile) -> Diagnostic {
        Diagnostic(utf16, "the file is UTF-16, but notes must be UTF-8; save it as UTF-8", at: file.span(0..<0))
    }

    static let invalidUTF8 = DiagnosticKind("site/invalid-utf-8", .error, example: "caf\\xE9")
    static func invalidUTF8(_ file: SourceFile, at offset: Int, count: Int) -> Diagnostic {
        Diagnostic(
            invalidUTF8,
            "the file has bytes that are not UTF-8; each is read as '\u{FFFD}'",
            at: file.span(offset..<offset + 3), notes: places(count))
    }

    static let nulCharacter = DiagnosticKind("site/nul-character", .error, example: "a\\x00b")
    static func nulCharacter(_ file: SourceFile, at offset: Int, count: Int) -> Diagnostic {
        Diagnostic(
            nulCharacter, "the file has NUL characters; each is read as '\u{FFFD}'",
            at: file.span(offset..<offset + 3), notes: places(count))
    }

    static let linkLeavesFolder = DiagnosticKind(
        "site/link-leaves-folder", .error, example: "content/a.en.md → ../secret.md")
    package static func linkLeavesFolder(_ path: String, folder: String) -> Diagnostic {
        Diagnostic(
            linkLeavesFolder, "the link '\(path)' does not lead to anything inside '\(folder)' and is left out", at: nil
        )
    }

    package static func special(_ path: String) -> Diagnostic {
        Diagnostic(cannotAccess, "'\(path)' is a device, a pipe or a socket, not a file, and is left out", at: nil)
    }

    static let unusableName = DiagnosticKind("site/unusable-name", .error, example: "content/a\\nb.md")
    static func unusableName(_ path: String, _ problem: FileNameProblem) -> Diagnostic {
        let reason: Message =
            switch problem {
            case .controlCharacter: "has a control character in its name"
            case .notUTF8: "has a name that is not UTF-8"
            case .tooLong: "has a name that is too long for a page"
            }
        return Diagnostic(
            unusableName, "'\(FileNameProblem.escaped(path))' \(reason) and is left out; rename it", at: nil)
    }

    static let tooLarge = DiagnosticKind("site/too-large", .error, example: "content/a.md of 70 MB")
    /// - Parameters:
    ///   - size: in bytes.
    ///   - most: in bytes.
    static func tooLarge(_ path: String, size: Int, most: Int) -> Diagnostic {
        Diagnostic(tooLarge, "'\(path)' \(FileSystem.excess(size, over: most)) and is left out", at: nil)
    }

    package static let cannotAccess = DiagnosticKind("site/cannot-access", .error, example: "Site/ read-only")
    package static func refused(_ error: FileSystemError) -> Diagnostic {
        Diagnostic(
            cannotAccess,
            "\(error.action == .write ? "cannot write" : "cannot read" as Message) '\(error.path)': \(Message(sentence: error.reason))",
            at: nil)
    }

    static let downloadFailed = DiagnosticKind(
        "site/download-failed", .error, example: "build --downloads, out of memory")
    package static func downloadFailed(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(downloadFailed, "'\(path)' was not created: \(Message(sentence: reason))", at: nil)
    }

    static let outputEdited = DiagnosticKind("site/output-edited", .warning, example: "Site/en/a.html, edited by hand")
    /// - Parameter copies: their paths below the folder.
    package static func outputEdited(_ copies: [String], in folder: String) -> Diagnostic {
        let names = copies.prefix(maxNamed).map { "\(folder)/\($0)" }.quoted
        let others: Message = copies.count > maxNamed ? " and \(copies.count - maxNamed) more" : ""
        return Diagnostic(
            outputEdited,
            "files in '\(folder)' had been edited since they were built and are kept as \(names)\(others); make "
                + "changes in notes and templates", at: nil)
    }

    static let manyPagesRemoved = DiagnosticKind(
        "site/many-pages-removed", .error, example: "content/ without half of its notes")
    package static func manyPagesRemoved(_ count: Int, of all: Int, in folder: String) -> Diagnostic {
        Diagnostic(
            manyPagesRemoved,
            "the build would remove \(count) of the \(all) pages in '\(folder)'; to allow that, use 'build --allow-removal'",
            at: nil)
    }

    /// - Parameter edition: the first of a site that had one language.
    package static func pagesMoveIntoFolder(_ count: Int, of edition: Edition, in folder: String) -> Diagnostic {
        Diagnostic(
            manyPagesRemoved,
            "the build would move \(count) pages of '\(folder)' into the folder '\(edition.folder)', as a site in several languages has one for each; so that old links still lead there, write 'startedIn: \(edition.language.tag)' in site.yaml, or use 'build --allow-removal' to let them break",
            at: nil)
    }

    private static func places(_ count: Int) -> [Diagnostic.Note] {
        count > 1 ? [Diagnostic.Note("the same in \(count) places in this file")] : []
    }

    private static let maxNamed = 3

    /// Every code of files, by name. Where a file's name or bytes matter, the example names them.
    package static let all: [DiagnosticKind] = [
        cannotAccess, downloadFailed, invalidUTF8, linkLeavesFolder, manyPagesRemoved, nulCharacter, outputEdited,
        tooLarge, unusableName, utf16,
    ]
}
