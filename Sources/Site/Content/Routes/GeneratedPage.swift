/// A page, or a part of every page, that the tool generates from its own tables or from all notes.
package enum GeneratedPage: String, CaseIterable, Sendable {
    /// The list of all notes; the home page where no note is.
    case index
    /// The notes by their tags.
    case tags
    /// The table of all devices.
    case devices
    /// A page for each device below the table.
    case devicePages = "device-pages"
    case rules
    /// The sources of devices and rules.
    case sources
    /// The page where readers change figures, and create their own.
    case lab
    /// The page that explains what readers paste from a console.
    case paste
    case writingNotes = "writing-notes"
    case scenarioLanguage = "scenario-language"
    case macroBlocks = "macro-blocks"
    case deviceFiles = "device-files"
    case siteSettings = "site-settings"
    case diagnostics
    /// All other pages in one.
    case singlePage = "single-page"
    /// The field for searching the notes, and the index that it asks.
    case search
    /// The changes, as feeds.
    case feeds
    /// The files with which a served site is read offline.
    case offline
    /// Each page as Markdown beside it, and the lists of them.
    case markdown
    /// The values on the reader's own device, below figures and at quoted numbers.
    case myDevice = "my-device"
    /// The terms of the glossary, marked where a note uses them first.
    case terms

    /// The file's name without ending, and the key of the settings.
    package var slug: String { rawValue }

    /// The traits in which pages differ, a row for each.
    private var traits: Traits {
        switch self {
        case .index: Traits(.page, usual: .always)
        case .tags: Traits(.page, usual: .withTags, title: "tagged")
        case .devices: Traits(.listed, usual: .withFigures, title: "devices")
        // A hundred pages for a site of one note.
        case .devicePages: Traits(.part)
        case .rules: Traits(.listed, usual: .withFigures, for: .reference, title: "rules")
        case .sources: Traits(.listed, usual: .withFigures, for: .reference, title: "sources")
        case .lab: Traits(.listed, usual: .withFigures, title: "lab")
        case .paste: Traits(.listed, usual: .withFigures, title: "paste")
        case .writingNotes: Traits(.listed, for: .authors, title: "writingNotes")
        case .scenarioLanguage: Traits(.listed, for: .authors, template: "reference", title: "scenarioLanguage")
        case .macroBlocks: Traits(.listed, for: .authors, template: "reference", title: "macroBlocks")
        case .deviceFiles: Traits(.listed, for: .authors, template: "reference", title: "deviceFiles")
        case .siteSettings: Traits(.listed, for: .authors, template: "reference", title: "siteSettings")
        case .diagnostics: Traits(.listed, for: .authors, title: "diagnostics")
        case .singlePage: Traits(.page, usual: .withSomeNotes)
        case .search, .feeds, .offline, .terms: Traits(.part, usual: .always)
        // A second file for each page, which only programs read.
        case .markdown: Traits(.part)
        case .myDevice: Traits(.part, usual: .withFigures)
        }
    }

    private struct Traits {
        let place: Place, usual: Usual, purpose: Purpose, template: String?, title: String?

        init(
            _ place: Place, usual: Usual = .never, for purpose: Purpose = .reading, template: String? = nil,
            title: String? = nil
        ) {
            self.place = place
            self.usual = usual
            self.purpose = purpose
            self.template = template
            self.title = title
        }
    }

    /// The place of what is generated: a part of other pages, a page to which every page links by itself, or a page in lists.
    private enum Place { case part, page, listed }

    /// The sites that have a page by default.
    private enum Usual { case never, always, withTags, withFigures, withSomeNotes }

    /// The readers whom a page serves.
    package enum Purpose: Sendable { case reading, reference, authors }

    package var purpose: Purpose { traits.purpose }

    /// The template that it is built from.
    package var template: String { traits.template ?? slug }

    /// The key of the words of its title below "pages."; nil for a page that is called as the site is.
    package var titleWord: String? { traits.title }

    /// Whether a site can lack the page; false for the page that every site has.
    var isOptional: Bool { self != .index }

    /// Whether the case is a page for readers.
    package var isPage: Bool { traits.place != .part }

    /// Whether the page is nothing without the engine of pages.
    package var needsEngine: Bool { self == .lab || self == .paste }

    /// Whether lists name the page.
    package var isListed: Bool { traits.place == .listed }

    /// The editions that have the page; tables of the tool are not shown side by side.
    package func editions(of editions: Editions) -> [Edition] { self == .index ? editions.all : editions.monolingual }

    /// Whether a site has the page by default.
    ///
    /// - Parameter content: the traits of its notes.
    func isUsual(for content: ContentTraits) -> Bool {
        switch traits.usual {
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
