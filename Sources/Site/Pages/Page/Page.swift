package import Content
import Diagnostics
package import Languages
import Markdown
package import ResultStore
package import Search

/// A page as a value: its title, languages and other metadata, and its parts as data. Every medium is written from it, and the
/// checks and the search look at it, so that nothing that was written has to be read.
package struct Page: Sendable {
    package let route: Route
    /// The language of the frame: navigation, buttons. That of the traditional edition is Chinese, as the page is written.
    package let language: Language
    package let title: String
    package var summary = ""
    /// The language of the text if it is not the language of the frame.
    package var contentLanguage: Language?
    /// Title and summary in the second language, if the page shows both.
    var translation: Translation?
    /// The editions that have the page; the language switch offers these.
    var editions: [Edition] = []
    /// The tags of its note.
    var tags: [String] = []
    /// The day of the last change of its notes, where it is known.
    package var lastChange: CalendarDate?
    /// The files of the notes that are on it; none for a page of the tool.
    var sources: [Source] = []
    /// Other ids under which elements of the page are still requested, by their ids.
    package var oldIDs: [String: [String]] = [:]
    /// The ids of sections that are on another page now.
    var departedIDs: [String] = []
    /// The ids of the figures of its note, in source order.
    var figures: [String] = []
    private let content: Lazy<PageContent>
    private let contentKey: Lazy<ResultKey>

    /// - Parameter key: the cache key of the content's inputs.
    init(
        route: Route, language: Language, title: String,
        content: @escaping @Sendable () -> PageContent = { PageContent() },
        key: @escaping @Sendable () -> ResultKey = { .unrepeatable("page") }
    ) {
        self.route = route
        self.language = language
        self.title = title
        self.content = Lazy(content)
        contentKey = Lazy(key)
    }

    /// The file of a note.
    struct Source: Sendable {
        let language: Language
        /// The path as it was loaded, such as "content/safe-area.en.md".
        let path: String

        init(_ note: Note) {
            language = note.language
            path = note.file.path
        }
    }

    /// The title and summary of the page in another language.
    struct Translation: Sendable {
        let language: Language
        let title: String
        let summary: String
    }

    package var outline: [OutlineEntry] { content.value.outline }

    var texts: [NoteText] { content.value.texts }

    var parts: [Part] { content.value.parts }

    /// The cache key of its HTML, besides the key of all pages of the site. It is used by each page that this is a chapter of.
    package var key: ResultKey {
        if oldIDs.isEmpty, departedIDs.isEmpty { return contentKey.value }
        return ResultKey("moved page", madeOf: contentKey.value, oldIDs, departedIDs)
    }

    /// Lets go of its content until it is needed again, and of the notes that it is taken from.
    func forgetContent() {
        for text in content.known?.texts ?? [] { text.note.forgetText() }
        content.forget()
    }

    // MARK: - Derived from the parts

    /// The ids of everything on it but its frame, some of them twice where an author was careless.
    package var ids: [String] { idsInChapter + departedIDs }

    /// The ids of everything on it, without those that only the page's frame has.
    var idsInChapter: [String] {
        texts.flatMap { $0.ids } + parts.flatMap { ids(of: $0) } + oldIDs.values.joined()
    }

    /// The ids of a part that does not come from the page's texts.
    private func ids(of part: Part) -> [String] {
        switch part {
        case .anchor(let id): [id]
        case .blocks, .footnotes, .newer, .borrowed, .columns: []
        case .listing(let listing): listing.ids
        case .chapters(let contents): contents.ids
        }
    }

    /// The files of the pictures that it shows, in the output folder.
    package var pictureFiles: Set<String> { Set(texts.flatMap { $0.pictureFiles }) }

    /// The sections that the search finds: the text before any heading, then the text below each.
    package func searchSections(_ localization: Localization) -> [SearchPage.Section] {
        described(localization).sections
    }

    /// The texts of its sections.
    func described(_ localization: Localization) -> SectionBuilder {
        var sections = SectionBuilder(title: title, summary: summary, localization)
        for part in parts { describe(part, in: &sections) }
        return sections
    }

    private func describe(_ part: Part, in sections: inout SectionBuilder) {
        switch part {
        case .anchor: break
        case .blocks(let text, let range): texts[text].describe(range, in: &sections)
        case .footnotes(let text): texts[text].describeFootnotes(in: &sections)
        case .newer(_, let other): sections.add(notice: .sectionBehind, in: language, of: other)
        case .borrowed(let text):
            let text = texts[text]
            sections.enclose { sections in
                text.describe(0..<1, in: &sections)
                sections.add(notice: .sectionBorrowed, in: language, of: text.note.language)
                text.describe(1..<text.document.blocks.count, in: &sections)
                text.describeFootnotes(in: &sections)
            }
        case .columns(let rows):
            for row in rows {
                for part in row.parts { describe(part, in: &sections) }
            }
        case .listing(let listing): listing.describe(in: &sections)
        case .chapters(let contents):
            for page in contents.chapters {
                for part in page.parts { page.describe(part, in: &sections) }
            }
        }
    }
}

/// The content of a page, which is built when it is first needed.
struct PageContent: Sendable {
    var outline: [OutlineEntry] = []
    /// The texts of notes that its parts are taken from.
    var texts: [NoteText] = []
    /// The parts in reading order.
    var parts: [Part] = []
}
