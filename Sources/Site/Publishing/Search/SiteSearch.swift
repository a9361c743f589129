import ChineseConversion
package import Content
import Diagnostics
import Languages
import Markdown
package import Pages
package import ResultStore
package import Search

/// The search of an edition: its files, and a check that everything can be found.
package struct SiteSearch: Sendable {
    private let edition: Edition
    private let index: SearchIndex

    private static let folder = "search/"
    /// The number of results that a reader looks at.
    private static let goodRanks = 3

    /// The characters that a search treats as equal.
    package static let folding = SearchFolding(traditional: TraditionalCharacters.simplified)

    private func file(_ number: Int) -> OutputFile {
        let file = index.file(number, language: edition.name)
        return OutputFile(Self.folder + file.path, file.bytes)
    }

    init(edition: Edition, _ pages: [SearchPage.Prepared], _ words: SearchWords = SearchWords()) {
        self.edition = edition
        index = SearchIndex(pages, folding: Self.folding, words: words)
    }

    /// Writes the search of each edition in one language where the site has one, and reports headings and names that it does
    /// not find.
    ///
    /// - Parameters:
    ///   - pages: all of the site, in reading order.
    ///   - take: receives each file as it is finished, on any thread.
    static func write(
        _ site: SitePages, _ pages: [PageFacts], _ cache: Cache,
        to take: @escaping @Sendable (OutputFile) -> Void
    ) async -> [Diagnostic] {
        guard site.map.has(.search) else { return [] }
        let synonyms = SiteSynonyms.groups(of: site.content)
        let searches = await concurrentMap(site.map.editions.monolingual) { edition in
            let own = pages.filter { $0.route.edition == edition }
            let words = words(of: edition, in: site, synonyms)
            return cache.value(for: ResultKey("search", madeOf: site.key(ofPagesIn: edition), words)) {
                SiteSearch(edition: edition, own.compactMap { $0.search }, words)
            }
        }
        // Each file is created in its turn, so that few are held at once.
        let files = searches.flatMap { search in (0..<search.index.fileCount).map { (search, $0) } }
        async let problems = concurrentMap(searches) { search in
            search.problems(site.content.notes, naming: site.namesToFind, cache)
        }
        _ = await concurrentMap(files) { search, number in take(search.file(number)) }
        return await problems.flatMap { $0 }
    }

    /// The pages of each language as the search has them, whether or not they have been written, and the words that it knows.
    package static func texts(
        of site: SitePages
    ) async -> [(edition: Edition, pages: [SearchPage], words: SearchWords)] {
        let pages = await concurrentMap(site.pages) { site.searchPage(of: $0) }
        let synonyms = SiteSynonyms.groups(of: site.content)
        return site.map.editions.monolingual.filter { $0.kind == .language }.map { edition in
            let own = zip(site.pages, pages).compactMap { $0.route.edition == edition ? $1 : nil }
            return (edition, own, words(of: edition, in: site, synonyms))
        }
    }

    /// The words that the search of an edition knows. Synonyms are there as they were written and, where that differs, in the
    /// script of the edition.
    private static func words(of edition: Edition, in site: SitePages, _ synonyms: [[String]]) -> SearchWords {
        let localization = site.context(of: edition).localization
        let words = localization.unconverted(edition.language)
        return SearchWords(
            fillers: words[.searchFillers], before: words[.searchBefore], since: words[.searchSince],
            synonyms: synonyms.map { group in group + group.map { localization.text($0) }.filter { !group.contains($0) }
            })
    }

    // MARK: - Self-test

    /// Creates a warning for each heading of a note whose page is not among the first results of a search for it, alone or
    /// after the page's title, and for each name that has to be found and is on no page; none for an edition that was converted
    /// from another.
    ///
    /// - Parameters:
    ///   - names: the names that have to be found.
    func problems(
        _ notes: [Note], naming names: [String], _ cache: Cache = .none
    ) -> [Diagnostic] {
        guard edition.kind == .language else { return [] }
        let language = edition.language
        let notes = Dictionary(
            notes.filter { $0.language == language }.map { ($0.slug + ".html", $0) },
            uniquingKeysWith: { first, _ in first })
        let numbers = index.pages.indices.filter { notes[index.pages[$0].path] != nil }
        let problems = hiddenHeadings(on: numbers, cache).compactMap { place -> Diagnostic? in
            let page = index.pages[place.page]
            guard let note = notes[page.path] else { return nil }
            let heading = page.headings[place.heading]
            let entry = Outline(note.document).entries.first { $0.anchor == heading.anchor }
            return SearchCodes.headingNotFound(
                heading.title, path: edition.path(page.path), at: entry?.span ?? note.file.span(0..<0))
        }
        return problems
            + names.filter { !index.mentions($0) }.map { SearchCodes.symbolNotFound($0, language: language) }
    }

    /// The headings that a search does not find. They depend on all headings: a word in a text changes nothing.
    private func hiddenHeadings(on numbers: [Int], _ cache: Cache) -> [HeadingRanks.Place] {
        let headings = index.pages.map { $0.headings }
        return cache.value(for: ResultKey("hidden headings", madeOf: edition, numbers, headings)) {
            HeadingRanks(index.pages, folding: Self.folding).notFound(on: numbers, amongFirst: Self.goodRanks)
        }
    }
}

extension SearchPage.Prepared.Heading: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(title, isEntry) }
}

extension SearchWords: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(fillers, before, since, synonyms) }
}
