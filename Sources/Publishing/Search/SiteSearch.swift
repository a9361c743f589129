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
        index.files(language: edition.folder).map { OutputFile(Self.folder + $0.path, text: $0.text) }
    }

    /// The search of each edition in one language, and what it does not find.
    static func files(of site: SitePages) async -> Diagnosed<[OutputFile]> {
        let found = site.pages.filter { $0.route.slug != GeneratedPage.index.slug }
        let searches = await concurrentMap(Edition.monolingual) { edition in
            SiteSearch(
                found.filter { $0.route.edition == edition }, in: edition, site.presentation(of: edition).localization)
        }
        var diagnostics: [Diagnostic] = []
        for search in searches { diagnostics += search.problems(site.content.notes) }
        return Diagnosed(searches.flatMap { $0.files }, diagnostics)
    }

    // MARK: - Self-test

    /// One warning for each heading of a note whose page is not among the first when somebody searches for it, alone or
    /// behind the page's title, and for each name of the scenario language that stands nowhere; none for an edition that
    /// was converted from another.
    func problems(_ notes: [Note]) -> [Diagnostic] {
        guard case .language(let language) = edition else { return [] }
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
                        section.title, path: language.tag + "/" + page.path,
                        at: heading?.span ?? note.file.span(0..<0)))
            }
        }
        let names = ScenarioSchema.properties.map { $0.name }
        return problems
            + names.filter { !index.mentions($0) }.map { SearchCodes.symbolNotFound($0, language: language) }
    }

    private func isFound(_ section: SearchPage.Section, on page: Int) -> Bool {
        let title = index.pages[page].sections[0].title
        let queries = section.anchor.isEmpty ? [title] : [section.title, title + " " + section.title]
        return queries.contains { query in (index.rank(of: page, for: query) ?? .max) < Self.goodRanks }
    }
}
