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

    /// Whether a site can lack the page; false for the page that every site has.
    var isOptional: Bool { self != .index }

    /// Whether the case is a page for readers.
    package var isPage: Bool {
        ![.devicePages, .search, .feeds, .offline, .markdown, .myDevice, .terms].contains(self)
    }

    /// Whether the page is nothing without the engine of pages.
    package var needsEngine: Bool { self == .lab || self == .paste }

    /// Whether lists name the page; false for the pages that every page links to by itself.
    package var isListed: Bool {
        switch self {
        case .index, .tags, .devicePages, .singlePage, .search, .feeds, .offline, .markdown, .myDevice, .terms: false
        case .devices, .rules, .sources, .diagnostics, .lab, .paste: true
        case .writingNotes, .scenarioLanguage, .macroBlocks, .deviceFiles, .siteSettings: true
        }
    }

    /// The editions that have the page; tables of the tool are not shown side by side.
    package func editions(of editions: Editions) -> [Edition] { self == .index ? editions.all : editions.monolingual }

    /// Whether a site has the page by default.
    ///
    /// - Parameter content: the traits of its notes.
    func isUsual(for content: ContentTraits) -> Bool {
        switch self {
        case .index, .search, .feeds, .offline, .terms: true
        case .tags: content.hasTags
        case .devices, .rules, .sources, .lab, .paste, .myDevice: content.hasBuiltInFigures
        // A hundred pages for a site of one note.
        case .devicePages: false
        case .writingNotes, .scenarioLanguage, .macroBlocks, .deviceFiles, .siteSettings, .diagnostics: false
        // A second file for each page, which only programs read.
        case .markdown: false
        case .singlePage: content.noteCount > 1 && content.noteCount <= 200
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
