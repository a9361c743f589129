import Build
import Content
import Diagnostics
import Languages
import LayoutSite
import Markdown
import Reference

/// A section of a note that a search has found.
struct NoteSearch {
    /// Its page with the place on it: "en/safe-area.html#bars".
    let page: String
    let language: String
    /// The page's title, and the title of the section.
    let title: String
    /// The text as in the note.
    let text: String
    private let score: Int
    private let matched: Int

    private static let maxWords = 16
    private static let maxCharacters = 1200

    /// The sections that have the most of some words, headings before texts; nil where the notes cannot be read.
    static func find(
        _ query: String, in folder: String, language: String?, limit: Int, _ fileSystem: FileSystem
    ) async -> [NoteSearch]? {
        let words = Array(Set(query.lowercased().split { $0.isWhitespace || $0 == "," }.map { String($0) })).sorted()
            .prefix(maxWords)
        let configuration = SiteConfiguration(contentFolder: folder, isUntrusted: true, subject: LayoutSubject())
        guard let content = await readContent(configuration, in: fileSystem) else { return nil }
        let wanted = language.map { Language($0) }
        let notes = content.notes.filter { note in wanted.map { note.language == $0 } ?? true }
        let found = notes.flatMap { note in note.sections.compactMap { NoteSearch($0, of: note, Array(words)) } }
        let best = found.map { $0.matched }.max() ?? 0
        // The sort is stable for equal ones by their pages.
        let ranked = found.filter { $0.matched == best }.sorted {
            $0.score != $1.score ? $0.score > $1.score : $0.page < $1.page
        }
        return Array(ranked.prefix(limit))
    }

    private init?(_ section: NoteSection, of note: Note, _ words: [String]) {
        let blocks = note.document.blocks[section.blocks]
        guard let first = blocks.first, let last = blocks.last, !words.isEmpty else { return nil }
        var heading = ""
        if case .heading(let own) = first { heading = PlainText.of(own.content) }
        let source = String(note.file.text(in: first.span.range.lowerBound..<last.span.range.upperBound))
        let (title, inHeading, inText) = (note.title.lowercased(), heading.lowercased(), source.lowercased())
        var (score, matched) = (0, 0)
        for word in words {
            let here = (title.contains(word) ? 3 : 0) + (inHeading.contains(word) ? 8 : 0)
            let count = min(inText.ranges(of: word).count, 4)
            if here + count > 0 { matched += 1 }
            score += here + count
        }
        // A title alone says nothing about a section.
        guard matched > 0, words.contains(where: { inText.contains($0) || inHeading.contains($0) }) else { return nil }
        (self.score, self.matched) = (score, matched)
        page = note.route.path + (section.isOpening ? "" : "#" + section.name)
        language = note.language.tag
        self.title = heading.isEmpty ? note.title : "\(note.title): \(heading)"
        text = source.count > Self.maxCharacters ? source.prefix(Self.maxCharacters) + "…" : source
    }
}
