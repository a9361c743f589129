import ChineseConversion
import Content
import Diagnostics
import Languages
import Markdown
import Pages
import ScenarioLanguage
import Search

/// The search of one edition: its files, and a check that everything can be found.
struct SiteSearch: Sendable {
    private let edition: Edition
    private let index: SearchIndex

    private static let folder = "search/"
    /// How many results a reader looks at.
    private static let goodRanks = 3

    /// Takes the pages of the edition, in reading order.
    init(_ pages: [Page], in edition: Edition, _ localization: Localization) {
        self.edition = edition
        let pages = pages.map { page in
            SearchPage(path: page.route.slug + ".html", sections: page.searchSections(localization))
        }
        index = SearchIndex(
            pages,
            folding: SearchFolding(traditional: TraditionalCharacters.pairs.map { ($0.traditional, $0.simplified) }))
    }

    var files: [OutputFile] {
        index.files(language: edition.name).map { OutputFile(Self.folder + $0.path, text: $0.text) }
    }

    /// The search of each edition in one language, and what it does not find.
    static func files(of site: SitePages) async -> Diagnosed<[OutputFile]> {
        let found = site.pages.filter { site.map.generatedPage($0.route.slug) != .index }
        let searches = await concurrentMap(site.map.editions.monolingual) { edition in
            SiteSearch(
                found.filter { $0.route.edition == edition }, in: edition, site.presentation(of: edition).localization)
        }
        var diagnostics: [Diagnostic] = []
        let hasReference = site.map.has(.scenarioLanguage)
        for search in searches { diagnostics += search.problems(site.content.notes, hasReference: hasReference) }
        return Diagnosed(searches.flatMap { $0.files }, diagnostics)
    }

    // MARK: - Self-test

    /// One warning for each heading of a note whose page is not among the first when somebody searches for it, alone or
    /// behind the page's title, and for each name of the scenario language that stands nowhere; none for an edition that
    /// was converted from another.
    ///
    /// - Parameter hasReference: whether a page lists the names of the scenario language.
    func problems(_ notes: [Note], hasReference: Bool) -> [Diagnostic] {
        guard edition.kind == .language else { return [] }
        let language = edition.language
        var problems: [Diagnostic] = []
        for (number, page) in index.pages.enumerated() {
            guard let note = notes.first(where: { $0.language == language && $0.slug + ".html" == page.path }) else {
                continue
            }
            let headings = Outline(note.document).entries
            for section in page.sections where !isFound(section, on: number) {
                let heading = headings.first { $0.anchor == section.anchor }
                problems.append(
                    SearchCodes.headingNotFound(
                        section.title, path: edition.path(page.path),
                        at: heading?.span ?? note.file.span(0..<0)))
            }
        }
        let names = hasReference ? ScenarioSchema.properties.map { $0.name } : []
        return problems
            + names.filter { !index.mentions($0) }.map { SearchCodes.symbolNotFound($0, language: language) }
    }

    private func isFound(_ section: SearchPage.Section, on page: Int) -> Bool {
        let title = index.pages[page].sections[0].title
        let queries = section.anchor.isEmpty ? [title] : [section.title, title + " " + section.title]
        return queries.contains { query in (index.rank(of: page, for: query) ?? .max) < Self.goodRanks }
    }
}
