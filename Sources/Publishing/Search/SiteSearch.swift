import ChineseConversion
import Content
import Diagnostics
import Markdown
import Pages
import Scenarios
import Search

/// The search of one edition: its files, and the proof that everything can be found.
struct SiteSearch: Sendable {
    private let edition: Edition
    private let index: SearchIndex
    private let titles: [[String]]

    private static let folder = "search/"
    /// How far down a reader looks.
    private static let goodPlaces = 3

    /// Takes the pages of the edition, in reading order.
    init(_ pages: [Page], in edition: Edition) {
        self.edition = edition
        let pages = pages.map { page in
            SearchPage(path: page.route.slug + ".html", sections: PageSections.read(page))
        }
        index = SearchIndex(
            pages,
            folding: SearchFolding(traditional: TraditionalCharacters.pairs.map { ($0.traditional, $0.simplified) }))
        titles = pages.map { $0.sections.map { $0.title } }
    }

    var files: [OutputFile] {
        index.files(language: edition.folder).map { OutputFile(Self.folder + $0.path, text: $0.text) }
    }

    /// The search of each edition in one language, and what it does not find.
    static func files(of site: SitePages) async -> Diagnosed<[OutputFile]> {
        let found = site.pages.filter { $0.route.slug != GeneratedPage.index.slug }
        let converted = await TraditionalEdition.convert(found.filter { $0.route.edition == .traditional })
        let searches = await concurrentMap(Edition.monolingual) { edition in
            SiteSearch(edition == .traditional ? converted : found.filter { $0.route.edition == edition }, in: edition)
        }
        var diagnostics: [Diagnostic] = []
        for search in searches { diagnostics += await search.problems(site.content.notes) }
        return Diagnosed(searches.flatMap { $0.files }, diagnostics)
    }

    // MARK: - Self-test

    /// One warning for each heading of a note and each name of the scenario language whose page is not among the first;
    /// none for an edition that was converted from another.
    func problems(_ notes: [Note]) async -> [Diagnostic] {
        guard case .language(let language) = edition else { return [] }
        let headings = titles.indices.flatMap { page in titles[page].indices.map { (page, $0) } }
        let found = await concurrentMap(headings) { page, section in isFound(section, on: page) }
        let lostHeadings = zip(headings, found).filter { !$0.1 }.compactMap { place, _ -> Diagnostic? in
            let path = index.pages[place.0].path
            guard let note = notes.first(where: { $0.language == language && $0.slug + ".html" == path }) else {
                return nil
            }
            let anchor = index.pages[place.0].sections[place.1].anchor
            let heading = Outline(note.document).entries.first { $0.anchor == anchor }
            return SearchCodes.headingNotFound(
                titles[place.0][place.1], path: language.tag + "/" + path, at: heading?.span ?? note.file.span(0..<0))
        }
        let names = ScenarioSchema.properties.map { $0.name }
        let lostNames = await concurrentMap(names) { isNameFound($0) ? nil : $0 }.compactMap { $0 }
        return lostHeadings + lostNames.map { SearchCodes.symbolNotFound($0, language: language) }
    }

    /// True when a heading leads to its page; one that several pages have, together with the page's title.
    private func isFound(_ section: Int, on page: Int) -> Bool {
        let title = titles[page][section]
        // By the ranking the only page with a heading comes first; asking thousands of times would take a minute.
        if index.pages(withHeading: title) == [page] { return true }
        let query = section == 0 ? title : titles[page][0] + " " + title
        // So does the only page of a title when it is asked for with one of its headings.
        let isOnlyOne = index.pages(withHeading: titles[page][0]) == [page]
        if section > 0, isOnlyOne, index.pages(withHeading: query).isEmpty { return true }
        return index.search(query).prefix(Self.goodPlaces).contains { $0.page == page }
    }

    /// True when a name leads to a page that explains it, or to one that uses it where none does.
    private func isNameFound(_ name: String) -> Bool {
        if index.pages(withHeading: name).count == 1 { return true }
        let best = index.search(name).prefix(Self.goodPlaces)
        let isExplained = titles.contains { $0.contains(name) }
        return isExplained ? best.contains { titles[$0.page].contains(name) } : !best.isEmpty
    }
}
