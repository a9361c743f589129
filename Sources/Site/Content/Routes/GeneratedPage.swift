/// A page, or a part of every page, that is made of tables or of all notes; those about the subject come from providers of figures.
package struct GeneratedPage: Hashable, Sendable {
    /// The file's name without ending, and the key of the settings.
    package let slug: String
    private let place: Place
    private let usual: Usual
    package let purpose: Purpose
    /// The template that it is built from.
    package let template: String
    /// The key of the words of its title below "pages."; nil for a page that is called as the site is.
    package let titleWord: String?
    /// Whether the page is nothing without the engine of pages.
    package let needsEngine: Bool

    /// The place of what is generated: a part of other pages, a page to which every page links by itself, or a page in lists.
    package enum Place: Sendable { case part, page, listed }

    /// The sites that have a page by default.
    package enum Usual: Sendable { case never, always, withTags, withFigures, withSomeNotes }

    /// The readers whom a page serves.
    package enum Purpose: Sendable { case reading, reference, authors }

    package init(
        _ slug: String, _ place: Place, usual: Usual = .never, for purpose: Purpose = .reading, template: String? = nil,
        title: String? = nil, needsEngine: Bool = false
    ) {
        self.slug = slug
        self.place = place
        self.usual = usual
        self.purpose = purpose
        self.template = template ?? slug
        titleWord = title
        self.needsEngine = needsEngine
    }

    /// The list of all notes; the home page where no note is.
    package static let index = GeneratedPage("index", .page, usual: .always)
    /// The notes by their tags.
    package static let tags = GeneratedPage("tags", .page, usual: .withTags, title: "tagged")
    /// The page where readers change figures, and create their own; brought by the provider of such figures.
    package static let lab = GeneratedPage("lab", .listed, usual: .withFigures, title: "lab", needsEngine: true)
    package static let diagnostics = GeneratedPage("diagnostics", .listed, for: .authors, title: "diagnostics")
    /// All other pages in one.
    package static let singlePage = GeneratedPage("single-page", .page, usual: .withSomeNotes)
    /// The field for searching the notes, and the index that it asks.
    package static let search = GeneratedPage("search", .part, usual: .always)
    /// The changes, as feeds.
    package static let feeds = GeneratedPage("feeds", .part, usual: .always)
    /// The files with which a served site is read offline.
    package static let offline = GeneratedPage("offline", .part, usual: .always)
    /// Each page as Markdown beside it, and the lists of them: a second file for each page, which only programs read.
    package static let markdown = GeneratedPage("markdown", .part)
    /// The values on the reader's own device, below figures and at quoted numbers.
    package static let myDevice = GeneratedPage("my-device", .part, usual: .withFigures)
    /// The terms of the glossary, marked where a note uses them first.
    package static let terms = GeneratedPage("terms", .part, usual: .always)

    /// Whether the case is a page for readers.
    package var isPage: Bool { place != .part }

    /// Whether lists name the page.
    package var isListed: Bool { place == .listed }

    /// The editions that have the page; tables of the tool are not shown side by side.
    package func editions(of editions: Editions) -> [Edition] { self == .index ? editions.all : editions.monolingual }

    /// Whether a site has the page by default.
    ///
    /// - Parameter content: the traits of its notes.
    func isUsual(for content: ContentTraits) -> Bool {
        switch usual {
        case .never: false
        case .always: true
        case .withTags: content.hasTags
        case .withFigures: content.hasBuiltInFigures
        case .withSomeNotes: content.noteCount > 1 && content.noteCount <= 200
        }
    }
}

/// Traits of a collection of notes that decide which pages suit it.
struct ContentTraits: Hashable, Sendable {
    let hasTags: Bool
    /// Whether any is of a kind that every site of the tool knows.
    let hasBuiltInFigures: Bool
    /// The number of pages in one edition.
    let noteCount: Int
}
