import ChineseConversion
import Content
import Diagnostics
package import Languages
import Markdown
import Pages
import ScenarioLanguage
package import Search

/// The search of one edition: its files, and a check that everything can be found.
package struct SiteSearch: Sendable {
    private let edition: Edition
    private let index: SearchIndex

    private static let folder = "search/"
    /// How many results a reader looks at.
    private static let goodRanks = 3

    /// What a search does not tell apart.
    package static let folding = SearchFolding(traditional: TraditionalCharacters.simplified)

    /// Reads which characters differ between the scripts before a text needs them, as that takes a while.
    package static func prepare(for languages: [Language]) {
        if languages.contains(where: { $0.isChinese }) { _ = TraditionalCharacters.simplified }
    }

    private func file(_ number: Int) -> OutputFile {
        let file = index.file(number, language: edition.name)
        return OutputFile(Self.folder + file.path, file.bytes)
    }

    init(edition: Edition, _ pages: [SearchPage.Prepared], _ words: SearchWords = SearchWords()) {
        self.edition = edition
        index = SearchIndex(pages, folding: Self.folding, words: words)
    }

    /// Writes the search of each edition in one language where the site has one, and says what it does not find.
    ///
    /// - Parameters:
    ///   - pages: all of the site, in reading order.
    ///   - memory: the searches of earlier runs of the process.
    ///   - take: takes each file as it is finished, on any thread.
    static func write(
        _ site: SitePages, _ pages: [PageFacts], _ memory: SearchMemory,
        to take: @escaping @Sendable (OutputFile) -> Void
    ) async -> [Diagnostic] {
        guard site.map.has(.search) else { return [] }
        let hasReference = site.map.has(.scenarioLanguage)
        let synonyms = SiteSynonyms.groups(of: site.content)
        let searches = await concurrentMap(site.map.editions.monolingual) { edition in
            let own = pages.filter { $0.route.edition == edition }
            let words = words(of: edition, in: site, synonyms)
            let source = SearchMemory.Source(own, words)
            let search = memory.searches.result(named: edition, of: source) {
                SiteSearch(edition: edition, own.compactMap { $0.search }, words)
            }
            return (search: search, source: source)
        }
        // Each file is made when it is its turn, so that few are held at once.
        let files = searches.flatMap { made in (0..<made.search.index.fileCount).map { (made.search, $0) } }
        async let problems = concurrentMap(searches) { search, source in
            memory.problems.result(named: search.edition, of: source) {
                search.problems(site.content.notes, hasReference: hasReference)
            }
        }
        _ = await concurrentMap(files) { search, number in take(search.file(number)) }
        return await problems.flatMap { $0 }
    }

    /// What the search of an edition is told about words. Synonyms are there as they were written and, where that differs, as
    /// its script writes them.
    private static func words(of edition: Edition, in site: SitePages, _ synonyms: [[String]]) -> SearchWords {
        let localization = site.presentation(of: edition).localization
        let words = localization.unconverted(edition.language)
        return SearchWords(
            fillers: words[.searchFillers], before: words[.searchBefore], since: words[.searchSince],
            synonyms: synonyms.map { group in group + group.map { localization.text($0) }.filter { !group.contains($0) }
            })
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
        let notes = Dictionary(
            notes.filter { $0.language == language }.map { ($0.slug + ".html", $0) },
            uniquingKeysWith: { first, _ in first })
        var problems: [Diagnostic] = []
        for (number, page) in index.pages.enumerated() {
            guard let note = notes[page.path] else { continue }
            for section in page.sections where !isFound(section, on: number) {
                let heading = Outline(note.document).entries.first { $0.anchor == section.anchor }
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
        return queries.contains { query in index.isFound(page, for: query, amongFirst: Self.goodRanks) }
    }
}
