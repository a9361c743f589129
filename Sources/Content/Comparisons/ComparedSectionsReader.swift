import DataTree
import Diagnostics

/// Reads `languages.yaml`; what is not understood is reported and left out.
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

    private static func entries(of node: DataNode, _ subject: String) -> Diagnosed<[DataNode.Entry]> {
        if case .null = node.content { return Diagnosed([]) }
        if let entries = node.entries { return Diagnosed(entries) }
        return Diagnosed([], [LanguageCodes.wrongKind(subject, at: node.span)])
    }

    private static func entry(_ section: DataNode.Entry, slug: String) -> Diagnosed<ComparedSections.Entry?> {
        let words = section.value.text?.split(separator: " ").map { String($0) } ?? []
        guard words.count == 2, words.allSatisfy({ isFingerprint($0) }) else {
            return Diagnosed(nil, [LanguageCodes.noFingerprints(section.key, at: section.value.span)])
        }
        return Diagnosed(
            ComparedSections.Entry(
                slug: slug, section: section.key, texts: .init(english: words[0], chinese: words[1]),
                span: section.keySpan))
    }

    private static func isFingerprint(_ word: String) -> Bool {
        word.utf8.count == 8 && word.allSatisfy { $0.isHexDigit }
    }
}
