import DataTree
import Diagnostics
import Languages

/// The sections of a site and the pages in them, in reading order.
package struct Navigation: Hashable, Sendable {
    /// Outer sections before those inside them; each has pages, or sections that have some.
    package let sections: [SiteSection]
    /// The pages that the tool generates for this site, in the order of lists.
    package let generated: [GeneratedPage]
    /// The pages that the tool could generate.
    package let knownPages: [GeneratedPage]

    /// The section of the pages that the tool generates, where no other is declared to hold them.
    package static let generatedID = "reference"

    /// The name of the home page of the site.
    package static let home = GeneratedPage.index.slug
}

extension Navigation {
    /// The navigation of some notes, with the problems of settings that fit none of them.
    ///
    /// - Parameters:
    ///   - languages: the languages of the site; the note of the first one decides about section and order.
    static func arrange(
        _ notes: [Note], _ settings: SiteSettings, generated: [GeneratedPage], of known: [GeneratedPage],
        languages: [Language]
    ) -> Diagnosed<Navigation> {
        var builder = NavigationBuilder(notes, settings, generated: generated, of: known, languages: languages)
        let sections = builder.build()
        let ids = sections.map { $0.id }.filter { !$0.isEmpty }
        let unknown = settings.noteFeedDrafts.compactMap { $0.value.section }.filter { !ids.contains($0.value) }
        return Diagnosed(
            Navigation(sections: sections, generated: generated, knownPages: known),
            builder.diagnostics
                + unknown.map { SettingsCodes.sectionEmpty($0.value, known: ids.sorted(), at: $0.span) })
    }
}

private struct NavigationBuilder {
    private(set) var diagnostics: [Diagnostic] = []

    private let declared: [(id: String, entry: NavigationEntry)]
    private let generated: [GeneratedPage]
    private let known: [GeneratedPage]
    /// The note that decides about each page, by the page's name.
    private let notes: [String: Note]
    /// The names of the pages of each section except the home pages.
    private var pages: [String: [String]] = [:]
    private var homes: [String: String] = [:]

    init(
        _ notes: [Note], _ settings: SiteSettings, generated: [GeneratedPage], of known: [GeneratedPage],
        languages: [Language]
    ) {
        self.generated = generated
        self.known = known
        var deciding: [String: Note] = [:]
        for language in languages {
            for note in notes where note.language == language && deciding[note.slug] == nil {
                deciding[note.slug] = note
            }
        }
        self.notes = deciding
        var declared: [(id: String, entry: NavigationEntry)] = []
        for located in settings.navigation {
            let entry = located.value
            guard let section = entry.section else {
                diagnostics.append(SettingsCodes.sectionUnnamed(at: located.span))
                continue
            }
            if declared.contains(where: { $0.id == section.value }) {
                diagnostics.append(SettingsCodes.sectionTwice(section.value, at: section.span))
            } else {
                declared.append((section.value, entry))
            }
        }
        self.declared = declared
    }

    mutating func build() -> [SiteSection] {
        let chosen = takeDeclaredPages()
        takeNotes(besides: chosen)
        takeGeneratedPages(besides: chosen)
        let ids = Set((Array(pages.keys) + homes.keys).flatMap { SiteSection.path(of: $0) })
        for (id, entry) in declared where !ids.contains(id) {
            guard let section = entry.section else { continue }
            diagnostics.append(
                SettingsCodes.sectionEmpty(id, known: ids.filter { !$0.isEmpty }.sorted(), at: section.span))
        }
        return sections(among: ids, below: nil)
    }

    // MARK: - Which page is where

    /// The pages that the settings name one by one.
    private mutating func takeDeclaredPages() -> Set<String> {
        var chosen: Set<String> = []
        for (id, entry) in declared {
            for page in entry.pages {
                let made = known.first { $0.slug == page.value }
                if notes[page.value] != nil || made.map({ generated.contains($0) && $0.isListed }) == true {
                    if chosen.insert(page.value).inserted { pages[id, default: []].append(page.value) }
                } else if made != nil {
                    diagnostics.append(SettingsCodes.pageSwitchedOff(page.value, at: page.span))
                } else {
                    diagnostics.append(
                        SettingsCodes.unknownNote(page.value, known: notes.keys.sorted(), at: page.span))
                }
            }
        }
        return chosen
    }

    private mutating func takeNotes(besides chosen: Set<String>) {
        let folders = Set(notes.keys.flatMap { SiteSection.path(of: Self.folder(of: $0)) })
        let known = Set(declared.map { $0.id }).union(folders)
        let sorted = notes.values.sorted { ($0.order, $0.slug) < ($1.order, $1.slug) }
        for note in sorted where note.slug != Navigation.home && !chosen.contains(note.slug) {
            let folder = Self.folder(of: note.slug)
            var id = folder
            if let section = note.section {
                if known.contains(section.value) {
                    id = section.value
                } else {
                    let names = known.filter { !$0.isEmpty }.sorted()
                    diagnostics.append(NoteCodes.unknownSection(section.value, known: names, at: section.span))
                }
            }
            let isHome = note.slug == folder + "/" + Navigation.home
            if isHome, id == folder { homes[id] = note.slug } else { pages[id, default: []].append(note.slug) }
        }
    }

    private mutating func takeGeneratedPages(besides chosen: Set<String>) {
        let listed = generated.filter { $0.isListed && !chosen.contains($0.slug) }
        guard !listed.isEmpty else { return }
        let id = declared.first { $0.entry.holdsGeneratedPages }?.id ?? Navigation.generatedID
        pages[id, default: []] += listed.map { $0.slug }
    }

    private static func folder(of slug: String) -> String {
        slug.lastIndex(of: "/").map { String(slug[..<$0]) } ?? ""
    }

    // MARK: - In which order

    /// The sections right inside one and all inside those; nil for the outermost ones.
    private func sections(among ids: Set<String>, below parent: String?) -> [SiteSection] {
        let own = ids.filter { id in
            guard let parent else { return !id.contains("/") }
            return !parent.isEmpty && id.hasPrefix(parent + "/") && !id.dropFirst(parent.count + 1).contains("/")
        }
        return own.sorted { rank(of: $0) < rank(of: $1) }.flatMap { id in
            let section = SiteSection(
                id: id, title: declared.first { $0.id == id }?.entry.title ?? LocalizedText(), home: homes[id],
                pages: pages[id] ?? [])
            return [section] + sections(among: ids, below: id)
        }
    }

    /// Declared sections come in their order, then folders by the order of their home pages. Notes outside of all come first
    /// where nothing is declared, else after the declared sections; the pages that the tool generates come last.
    private func rank(of id: String) -> (Int, Double, String) {
        if let index = declared.firstIndex(where: { $0.id == id }) { return (index, 0, id) }
        if id.isEmpty { return (declared.count, -.infinity, id) }
        let isGenerated =
            id == Navigation.generatedID && homes[id] == nil && !notes.keys.contains { $0.hasPrefix(id + "/") }
        let order = homes[id].flatMap { notes[$0]?.order } ?? .greatestFiniteMagnitude
        return (isGenerated ? .max : declared.count, order, id)
    }
}
