import Content
import Diagnostics
import Languages
import Markdown
import Templates

/// A piece of a page, as data. Texts are named by their indices in the page, blocks by theirs in the text.
enum Part: Sendable {
    /// An empty element with an id that links point to.
    case anchor(String)
    /// Blocks of a note, with the content of its fences.
    case blocks(text: Int, Range<Int>)
    case footnotes(text: Int)
    /// A notice that a section is older than the section in another language, whose text may follow, without figures.
    case newer(text: Int?, Language)
    /// A section in the other language, since the note lacks it.
    case borrowed(text: Int)
    /// Two notes side by side.
    case columns([Row])
    /// A list of the tool itself.
    case listing(Listing)
    /// All notes of an edition.
    case chapters(SinglePage)

    /// A row in two columns, or once for both.
    enum Row: Sendable {
        /// A block that both notes have.
        case shared(text: Int, block: Int)
        case pair([Column])

        /// The parts of the row.
        var parts: [Part] {
            switch self {
            case .shared(let text, let block): [.blocks(text: text, block..<block + 1)]
            case .pair(let columns): columns.flatMap { $0.parts }
            }
        }
    }

    /// The side of a row in one language.
    struct Column: Sendable {
        let language: Language
        /// Blocks or footnotes; none where the note has none.
        var parts: [Part]
        /// The notice for readers about the section.
        var notice: Notice?
    }
}

/// A notice for readers about a section in one language, with a look at another one.
struct Notice: Sendable {
    let word: Word
    let other: Language
}

/// A list that is not built from notes.
enum Listing: Sendable {
    /// Sections with their pages: all, or one with those inside it.
    case index(SiteMap, section: String?)
    case page(any ListedPage)

    var ids: [String] {
        switch self {
        case .index(let map, let section): PageList.sections(of: map, in: section).map { $0.anchor }
        case .page(let page): page.ids
        }
    }

    var outline: [OutlineEntry] {
        switch self {
        case .index: []
        case .page(let page): page.outline
        }
    }

    /// Adds the texts of the list for the search. The list of all notes is not searched: it would be found for every title.
    func describe(in sections: inout SectionBuilder) {
        switch self {
        case .index: break
        case .page(let page): page.describe(in: &sections)
        }
    }

    func html(in context: RenderingContext, _ language: Language) -> Diagnosed<String> {
        switch self {
        case .index(let map, let section):
            let edition = context.route.edition ?? map.editions[language]
            let list = PageList(map, in: context)
            return context.render(
                "index",
                [
                    "doors": .list(section == nil ? list.doors(from: context.route, edition) : []),
                    "sections": .list(list.sections(in: section, from: context.route, edition)),
                ], in: language)
        case .page(let page): return page.html(in: context)
        }
    }
}
