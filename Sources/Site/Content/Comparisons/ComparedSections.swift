import DataTree
import Diagnostics
import Languages

/// The entries of a content folder's `languages.yaml`: which texts of a section once agreed.
struct ComparedSections: Sendable {
    /// The entries in source order; none without the file.
    var entries: [Entry] = []
    /// Whether the folder has such a file; otherwise nothing is known about sections, and nothing is reported.
    var isKept = false

    static let fileName = "languages.yaml"

    /// A section as it was when its languages were last compared.
    struct Entry: Hashable, Sendable, CustomStringConvertible {
        /// The note's name.
        let slug: String
        /// The section's name.
        let section: String
        /// The fingerprints of its texts then.
        let fingerprints: [Language: String]
        /// The section's name in the file, or the section itself.
        let span: SourceSpan

        /// The name as an author writes it: "safe-area#summary".
        var description: String { slug + "#" + section }
    }
}

extension ComparedSections {
    /// The text of the file, a line for each section, so that two people's changes merge.
    package var text: String {
        var lines = Self.head
        var slug: String?
        for entry in entries {
            if entry.slug != slug { lines.append(Self.key(entry.slug) + ":") }
            slug = entry.slug
            let fingerprints = entry.fingerprints.sorted { $0.key.tag < $1.key.tag }
                .map { "\($0.key.tag): \($0.value)" }.joined(separator: ", ")
            lines.append("  \(Self.key(entry.section)): {\(fingerprints)}")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static let head = [
        "# Checksums of each section's texts when somebody last found them to say the same.",
        "# Written by 'notchbook check --compared'.",
    ]

    /// A key of YAML, in quotes where it may mean something else than itself.
    private static func key(_ name: String) -> String {
        let isPlain =
            name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || "-_/.".contains($0) }
        if isPlain || name == NoteSection.openingName { return name }
        let escaped = name.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}

/// Reads `languages.yaml`; anything not understood is reported and left out.
enum ComparedSectionsReader {
    /// The entries of a document.
    static func read(_ document: DataNode) -> Diagnosed<[ComparedSections.Entry]> {
        var diagnostics: [Diagnostic] = []
        var compared: [ComparedSections.Entry] = []
        for note in entries(of: document, "the notes").unwrap(into: &diagnostics) {
            for section in entries(of: note.value, "the sections of '\(note.key)'").unwrap(into: &diagnostics) {
                entry(section, slug: note.key).unwrap(into: &diagnostics).map { compared.append($0) }
            }
        }
        return Diagnosed(compared, diagnostics)
    }

    private static func entries(of node: DataNode, _ subject: Message) -> Diagnosed<[DataNode.Entry]> {
        if case .null = node.content { return Diagnosed([]) }
        if let entries = node.entries { return Diagnosed(entries) }
        return Diagnosed([], [ComparisonCodes.wrongKind(subject, at: node.span)])
    }

    private static func entry(_ section: DataNode.Entry, slug: String) -> Diagnosed<ComparedSections.Entry?> {
        var fingerprints: [Language: String] = [:]
        for entry in section.value.entries ?? [] {
            guard let text = entry.value.text, isFingerprint(text) else {
                return Diagnosed(nil, [ComparisonCodes.noFingerprints(section.key, at: entry.value.span)])
            }
            fingerprints[Language(entry.key)] = text
        }
        guard fingerprints.count > 1 else {
            return Diagnosed(nil, [ComparisonCodes.noFingerprints(section.key, at: section.value.span)])
        }
        return Diagnosed(
            ComparedSections.Entry(
                slug: slug, section: section.key, fingerprints: fingerprints, span: section.keySpan))
    }

    private static func isFingerprint(_ word: String) -> Bool {
        word.utf8.count == 8 && word.allSatisfy { $0.isHexDigit }
    }
}

/// A content folder's `languages.yaml`, read: the sections that were compared.
struct ContentComparisons {
    let compared: ComparedSections
    let diagnostics: [Diagnostic]
    /// The file, when there is one, for the diagnostics.
    let sources: [SourceFile]
    /// Whether the whole file was understood; otherwise it must not be rewritten.
    let isWhole: Bool

    /// Reads the file of a content folder; a folder may do without.
    init(folder: String, in fileSystem: FileSystem) throws(FileSystemError) {
        let file = try ContentYAML(ComparedSections.fileName, in: folder, of: fileSystem)
        let document = file.isWhole ? file.documents.first : nil
        let read = document.map { ComparedSectionsReader.read($0) } ?? Diagnosed([])
        compared = ComparedSections(entries: read.value, isKept: file.isWhole && !file.sources.isEmpty)
        diagnostics = file.diagnostics + read.diagnostics
        sources = file.sources
        isWhole = !diagnostics.contains { $0.severity == .error }
    }
}
