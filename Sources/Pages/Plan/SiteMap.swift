package import Content
package import Languages

/// All notes of the site in reading order, by which pages find each other.
package struct SiteMap: Sendable {
    package let entries: [Entry]
    private let places: [String: Int]
    /// The names of all pages that the sidebar lists, in its order.
    private let readingOrder: [String]

    /// One note with its titles.
    package struct Entry: Sendable {
        package let slug: String
        let section: Section
        let order: Double
        /// By language; a note that was never translated has one.
        let texts: [Language: Text]

        /// The text in a language, else in the other one.
        func text(in language: Language) -> Text? { texts[language] ?? texts[language.other] }
    }

    /// How a note presents itself.
    struct Text: Sendable {
        let language: Language
        let title: String
        let summary: String
    }

    /// Sorted by section, then order, then slug; the English note decides about section and order.
    init(_ notes: [Note]) {
        var bySlug: [String: [Language: Note]] = [:]
        for note in notes { bySlug[note.slug, default: [:]][note.language] = note }
        let entries = bySlug.keys.sorted().compactMap { slug -> Entry? in
            guard let pair = bySlug[slug], let first = pair[.english] ?? pair[.simplifiedChinese] else { return nil }
            return Entry(
                slug: slug, section: first.section, order: first.order,
                texts: pair.mapValues { Text(language: $0.language, title: $0.title, summary: $0.summary) })
        }
        self.entries = Section.allCases.flatMap { section in
            entries.filter { $0.section == section }.sorted { ($0.order, $0.slug) < ($1.order, $1.slug) }
        }
        var places: [String: Int] = [:]
        for (place, entry) in self.entries.enumerated() { places[entry.slug] = place }
        self.places = places
        readingOrder = Section.allCases.flatMap { [notes = self.entries] section in
            notes.filter { $0.section == section }.map { $0.slug } + GeneratedPage.listed(in: section).map { $0.slug }
        }
    }

    /// The sections that have pages, in order.
    var sections: [Section] {
        Section.allCases.filter { !entries(in: $0).isEmpty || !GeneratedPage.listed(in: $0).isEmpty }
    }

    /// The entries of a section, in order.
    func entries(in section: Section) -> [Entry] { entries.filter { $0.section == section } }

    /// The note with a name; nil for pages of the tool.
    func entry(_ slug: String) -> Entry? { places[slug].map { entries[$0] } }

    /// The part of the site that a page belongs to; nil for the pages that every page links to by itself. The English note
    /// decides about its section.
    package func section(of slug: String) -> Section? {
        entry(slug)?.section ?? (GeneratedPage(rawValue: slug)?.isListed == true ? .reference : nil)
    }

    /// What a page is called in a language, if need be in the other one.
    package func title(of slug: String, in language: Language) -> String {
        if let page = GeneratedPage(rawValue: slug) { return page.heading.text(in: language) }
        return entry(slug)?.text(in: language)?.title ?? slug
    }

    /// The names of the pages before and after one, in the order of the sidebar.
    func neighbours(of slug: String) -> (previous: String?, next: String?) {
        guard let index = readingOrder.firstIndex(of: slug) else { return (nil, nil) }
        return (
            index > 0 ? readingOrder[index - 1] : nil,
            index + 1 < readingOrder.count ? readingOrder[index + 1] : nil
        )
    }
}
