package import Content
package import Languages
package import ResultStore
package import WordFiles

/// All pages of the site in reading order, by which they find each other.
package struct SiteMap: Sendable {
    package let identity: SiteIdentity
    package let editions: Editions
    /// The tool's words in all languages.
    package let words: WordFiles
    let navigation: Navigation
    /// The notes in reading order; the home page first.
    package let entries: [Entry]
    private let places: [String: Int]
    /// The names of all pages that the sidebar lists, in its order.
    private let readingOrder: [String]
    private let readingPlaces: [String: Int]
    /// The number of pages that the sidebar would list.
    var listedCount: Int { readingOrder.count }
    /// The indices of the sections of pages by the pages' names.
    private let sectionIndices: [String: Int]
    /// The entries of tables by the names of their pages.
    private let entryPages: [String: TableEntry]
    /// Whether readers can change figures: the tool has the engine for it, and the site the page.
    package let isLive: Bool

    /// A note with its titles.
    package struct Entry: Hashable, KeyPart, Sendable {
        package let slug: String
        /// The texts by language; a note that was never translated has one.
        let texts: [Language: Text]
        /// The languages in the order of the site.
        let languages: [Language]
        let tags: [String]

        /// The text in a language, else in the first that has one.
        func text(in language: Language) -> Text? {
            texts[language] ?? languages.lazy.compactMap { texts[$0] }.first
        }

        package func write(into key: inout KeyWriter) { key.write(slug, texts, languages, tags) }
    }

    /// The title and summary of a note in a language.
    struct Text: Hashable, KeyPart, Sendable {
        let language: Language
        let title: String
        let summary: String
        let date: CalendarDate?

        func write(into key: inout KeyWriter) { key.write(language, title, summary, date?.description) }
    }

    /// - Parameter tableEntries: the entries that have pages of their own.
    package init(_ content: SiteContent, entries tableEntries: [TableEntry] = [], words: WordFiles) {
        editions = content.editions
        navigation = content.navigation
        isLive = content.hasLiveFigures && content.navigation.generated.contains(.lab)
        self.words = words
        let languages = content.editions.languages
        let notes = Dictionary(grouping: content.notes) { $0.slug }
        readingOrder = content.navigation.sections.flatMap { $0.allPages }
        var sectionIndices: [String: Int] = [:]
        for (index, section) in content.navigation.sections.enumerated() {
            for slug in section.allPages { sectionIndices[slug] = index }
        }
        self.sectionIndices = sectionIndices
        let entries = ([Navigation.home] + readingOrder).compactMap { slug in
            notes[slug].map { notes in
                Entry(
                    slug: slug,
                    texts: Dictionary(
                        notes.map { note in
                            let (title, summary) = (note.title, note.summary)
                            return (
                                note.language,
                                Text(language: note.language, title: title, summary: summary, date: note.date)
                            )
                        },
                        uniquingKeysWith: { first, _ in first }),
                    languages: languages, tags: notes.flatMap { $0.tags })
            }
        }
        self.entries = entries
        var places: [String: Int] = [:]
        for (place, entry) in entries.enumerated() { places[entry.slug] = place }
        self.places = places
        var readingPlaces: [String: Int] = [:]
        for (place, slug) in readingOrder.enumerated() { readingPlaces[slug] = place }
        self.readingPlaces = readingPlaces
        entryPages = Dictionary(
            tableEntries.filter { notes[$0.slug] == nil }.map { ($0.slug, $0) },
            uniquingKeysWith: { first, _ in first })
        let home = entries.first.flatMap { $0.slug == Navigation.home ? $0 : nil }
        identity = SiteIdentity(content.settings, homeTitle: { home?.text(in: $0)?.title }, words: words)
    }

    // MARK: - Pages

    /// The note with a name; nil for pages of the tool.
    func entry(_ slug: String) -> Entry? { places[slug].map { entries[$0] } }

    /// The page of the tool with a name, where the site has it and no note takes its place.
    package func generatedPage(_ slug: String) -> GeneratedPage? {
        if let entry = entryPage(slug) { return entry.table }
        return entry(slug) == nil ? navigation.generated.first { $0.slug == slug } : nil
    }

    /// The entry of a table that a page is about; nil for all other pages. Where a note has the name, the page belongs to the
    /// note.
    package func entryPage(_ slug: String) -> TableEntry? { entryPages[slug] }

    /// Whether the tool generates a page for this site.
    package func has(_ page: GeneratedPage) -> Bool { navigation.generated.contains(page) }

    /// The editions that have a page.
    func editions(of slug: String) -> [Edition] {
        generatedPage(slug)?.editions(of: editions) ?? editions.all
    }

    /// The title of a page in a language, if need be in another one.
    package func title(of slug: String, in language: Language) -> String {
        if let entry = entryPage(slug) { return entry.title }
        if let page = generatedPage(slug) { return title(of: page, in: language) }
        return entry(slug)?.text(in: language)?.title ?? slug
    }

    /// The title of a page of the tool.
    func title(of page: GeneratedPage, in language: Language) -> String {
        let site = identity.tagline(in: language)
        if page == .singlePage { return words[language].text("pages.singlePageTitle", [.init("site", .text(site))]) }
        return page.titleWord.map { words[language]["pages." + $0] } ?? site
    }

    /// A sentence on the content of a page of the tool; may be empty.
    func summary(of page: GeneratedPage, in language: Language) -> String {
        guard let word = page.titleWord else { return identity.description(in: language) }
        return page.isListed ? words[language]["pages.\(word)Summary"] : ""
    }

    /// The place of a page among all pages of its section; nil for a page that is not listed.
    func place(of slug: String, in section: SiteSection) -> Int? {
        guard let place = readingPlaces[slug], let first = section.allPages.first.flatMap({ readingPlaces[$0] }) else {
            return nil
        }
        return place - first
    }

    /// The names of the pages before and after one, in the order of the sidebar.
    func neighbours(of slug: String) -> (previous: String?, next: String?) {
        guard let index = readingPlaces[slug] else { return (nil, nil) }
        return (
            index > 0 ? readingOrder[index - 1] : nil,
            index + 1 < readingOrder.count ? readingOrder[index + 1] : nil
        )
    }

    /// "Site: changes".
    package func feedTitle(in language: Language) -> String {
        words[language].text("pages.feedTitle", [.init("site", .text(identity.title(in: language)))])
    }

    /// The paths of the downloads.
    package var files: PublishedFiles { identity.files(in: editions.languages[0]) }

    // MARK: - Sections

    /// The sections in order, nested sections after their parents.
    package var sections: [SiteSection] { navigation.sections }

    /// The part of the site that a page belongs to; nil for the pages that every page links to by itself.
    package func section(of slug: String) -> SiteSection? {
        sectionIndices[parent(of: slug) ?? slug].map { navigation.sections[$0] }
    }

    /// The page above the one with a name, which lists it; nil for a page that sections list.
    func parent(of slug: String) -> String? { entryPage(slug)?.table.slug }

    /// The heading above a section's pages.
    package func title(of section: SiteSection, in language: Language) -> String {
        if let title = section.title[language] { return title }
        if let home = section.home, let text = entry(home)?.text(in: language) { return text.title }
        if let title = section.title.text(in: language) { return title }
        let words = words[language]
        if section.id.isEmpty { return words[navigation.sections.first?.id == section.id ? .notes : .moreNotes] }
        if section.id == Navigation.generatedID { return words[.reference] }
        return SpokenName.text(of: section.id.split(separator: "/").last ?? section.id[...])
    }

    /// The home page of a section, else its place in the list of all notes.
    func route(of section: SiteSection, in edition: Edition) -> (route: Route, anchor: String?) {
        if let home = section.home { return (Route(edition, home), nil) }
        return (Route(edition, GeneratedPage.index.slug), section.anchor)
    }
}
