import DataTree
package import Diagnostics
package import Languages
import Markdown

/// The settings of a site as a whole, from `site.yaml` of its content folder; everything may be missing.
package struct SiteSettings: Equatable, Sendable {
    // MARK: Identity

    /// The name of the site.
    package var title = LocalizedText()
    /// The subject in a few words; the heading of its list of pages.
    package var tagline = LocalizedText()
    /// The subject in a sentence or two, for search engines and books.
    package var description = LocalizedText()
    /// A picture of the content folder, shown beside the title.
    var logo: Located<String>?
    package var accent = AccentColors()
    /// A line below every page.
    package var footer = LocalizedText()
    package var authors: [String] = []
    /// The licence of the texts.
    package var license = LocalizedText()
    /// Whether pages name the tool that created them.
    package var hasCredit = true

    // MARK: Languages

    /// The languages of the site; nil for those that the notes are written in.
    var languages: [Language]?
    /// The languages shown beside each other; nil where it is not set: then they are the languages of a site that names two.
    var sideBySide: SideBySide?
    var hasTraditional = false

    /// A choice of languages that are also shown beside each other.
    package enum SideBySide: Hashable, Sendable {
        case none
        /// The languages of a site that has two.
        case all
        case pair([Language])
    }

    /// The language that the site had when it had one: its pages are found at their addresses of that time, too.
    package var startedIn: Language?

    // MARK: Structure

    /// The sections in the order of the sidebar.
    var navigation: [Located<NavigationEntry>] = []
    /// The doors as they are written.
    var doorEntries: [Located<Door>] = []
    /// The pages that the tool generates, as far as they are switched on or off.
    var pages: [GeneratedPage: Bool] = [:]
    /// Names and patterns of files and folders that do not belong to the site.
    var excluded: [String] = []
    /// Folders besides the content folder from which notes may include files, relative to it.
    package var includes: [String] = []
    /// The tools whose notation is read, besides those whose files are there.
    var dialects: [Dialect] = []
    /// Patterns of attachments that are published unchanged, whatever they do.
    var trusted: [String] = []

    // MARK: Search

    /// The note whose tables name terms in their first two columns.
    var glossary: Located<String>?
    /// Words that the search treats as equal, in any languages.
    package var synonyms: [[String]] = []

    // MARK: Figures

    /// The programs that create figures, in source order.
    package var figures: [FigureProgram] = []

    // MARK: Places

    /// The address that the site is served at; nil for one that is only read from a folder.
    package var address: SiteAddress?
    /// The address at which the files of notes can be edited.
    package var edit: EditAddress?
    /// The address at which readers report problems.
    package var issue: IssueAddress?
    /// Newest first.
    package var changes: [SiteChange] = []
    /// The changes as they are written; `changes` is built from them.
    var changeDrafts: [Located<ChangeDraft>] = []
    /// The feeds of notes, in source order.
    package var noteFeeds: [NoteFeed] = []
    /// The feeds as they are written; `noteFeeds` is built from them.
    var noteFeedDrafts: [Located<NoteFeedDraft>] = []
    /// The source of the dates of last changes on pages; nil if pages do not show them.
    var lastChanged: Located<HistorySource>?

    enum HistorySource: String, CaseIterable, Sendable {
        case git
    }

    /// The versions of the site as they are written.
    var versionDrafts: [Located<SiteVersionDraft>] = []
    /// The redirects in source order, not yet compared with the pages that there are.
    package var redirects: [Redirect] = []

    // MARK: Checks

    /// The rules for warnings, in source order.
    package var severities: [SeverityRule] = []
    /// The rules as they are written; `severities` is built from them.
    var severityDrafts: [Located<SeverityDraft>] = []

    package init() {}

    /// The file of the logo, relative to the content folder.
    package var logoPath: String? { logo?.value }

    /// The ways into the site that its home pages begin with.
    package var doors: [Door] { doorEntries.map { $0.value } }

    /// The note whose tables name terms, each in two languages.
    package var glossaryName: String? { glossary?.value }

    /// The files of programs that create figures, which are not part of the site.
    var programPaths: Set<String> {
        Set(figures.flatMap { $0.command }.map { $0.value.hasPrefix("./") ? String($0.value.dropFirst(2)) : $0.value })
    }

    /// Whether there is a feed of the changes: it needs an address and entries in the language.
    package func hasFeed(in language: Language) -> Bool {
        pages[.feeds] != false && address != nil && changes.contains { $0.text[language] != nil }
    }

    /// The date of the newest change, of all or of those that name a note.
    package func lastChange(naming slug: String? = nil) -> CalendarDate? {
        changes.first { change in slug.map { slug in change.notes.contains(slug) } ?? true }?.date
    }

    /// The editions of a site with these settings.
    ///
    /// - Parameter found: the languages that its notes are written in.
    func editions(found: [Language]) -> Editions {
        let isDeclared = languages != nil
        let languages = languages ?? (found.isEmpty ? [.english] : found)
        let pair: [Language] =
            switch sideBySide ?? (isDeclared ? .all : .none) {
            case .none: []
            case .all: languages.count == 2 ? languages : []
            case .pair(let pair): pair.allSatisfy { languages.contains($0) } ? pair : []
            }
        return Editions(languages, sideBySide: pair, hasTraditional: hasTraditional)
    }
}

/// The colours of links and buttons, as style sheets write them; nil for the colours of the templates.
package struct AccentColors: Hashable, Sendable {
    package var light: String?
    package var dark: String?

    package var isEmpty: Bool { light == nil && dark == nil }
}

/// A section of the navigation, as the settings declare it.
package struct NavigationEntry: Equatable, Sendable {
    /// Its name in front matter; a folder's name for the notes in it, as in "guides/basics".
    var section: Located<String>?
    var title = LocalizedText()
    /// The pages that come first, in this order; the others follow by their own.
    var pages: [Located<String>] = []
    /// Whether the pages that the tool generates are listed at its end.
    var holdsGeneratedPages = false
}

/// A way into the site, for readers with a purpose: a symptom, a number, time to learn.
package struct Door: Equatable, Sendable {
    package var title = LocalizedText()
    /// A sentence below it.
    package var text = LocalizedText()
    /// An example of a search; where it is set, there is a field for searching.
    package var search = LocalizedText()
    var entries: [Located<String>] = []

    /// The names of the pages that it links to.
    package var pages: [String] { entries.map { $0.value } }
}

/// An entry of the list of changes in `site.yaml`: what became new on a day.
package struct SiteChange: Equatable, Sendable {
    package let date: CalendarDate
    /// Its number among the changes of the day, the last one in the list, which was there first, being 1.
    package internal(set) var number = 1
    /// The text, in a sentence or two.
    package let text: LocalizedText
    /// The names of the notes that it is about, in source order.
    package let notes: [String]
}

/// A change as it is written.
struct ChangeDraft: Equatable, Sendable {
    /// Whether a date is written, right or wrong.
    var isDated = false
    var date: Located<CalendarDate>?
    /// Whether a text is written, right or wrong.
    var hasText = false
    var text = LocalizedText()
    var notes: [Located<String>] = []
}

/// A page or an anchor that has moved.
package struct Redirect: Equatable, Sendable {
    package let old: Place
    package let oldSpan: SourceSpan
    package let new: Place
    package let newSpan: SourceSpan

    /// A page by its name, or an anchor on it: "safe-area", "safe-area#summary".
    package struct Place: Hashable, Sendable, CustomStringConvertible {
        package let slug: String
        package let anchor: String?

        /// A page as a whole.
        package init(slug: String) {
            self.slug = slug
            anchor = nil
        }

        /// Nil for a text that does not name a page below a language's folder.
        package init?(_ text: String) {
            let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let slug = parts.first ?? ""
            let isPlain = !slug.contains { "?%\\".contains($0) || $0.isNewline }
            guard isPlain, OutputFile.staysInside(String(slug)),
                ![".html", ".md"].contains(where: { slug.hasSuffix($0) }),
                parts.count == 1 || !parts[1].isEmpty && !parts[1].contains(where: { $0.isWhitespace })
            else { return nil }
            self.slug = String(slug)
            anchor = parts.count == 2 ? String(parts[1]) : nil
        }

        package var description: String { slug + (anchor.map { "#" + $0 } ?? "") }
    }
}
