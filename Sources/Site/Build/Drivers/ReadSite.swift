package import Content
import Diagnostics
package import Pages
import Pictures
import Publishing
package import ResultStore
import Search

/// A site as programs ask for it: its search, and its pages as Markdown.
package struct ReadableSite: Sendable {
    private let indexes: [(edition: Edition, index: SectionIndex)]
    private let pages: SitePages

    fileprivate init(_ pages: SitePages) async {
        self.pages = pages
        indexes = await SiteSearch.texts(of: pages).map { ($0.edition, SectionIndex($0.pages, $0.words)) }
    }

    /// A section that answers a query.
    package struct Answer: Sendable {
        package let language: String
        /// Its place on the site: "en/safe-area.html#bars".
        package let address: String
        /// The title of the page and, unless it is the page's opening, of the section.
        package let title: String
        /// The text below its heading, to the next one, as Markdown.
        package let text: String
    }

    package var languages: [String] { indexes.map { $0.edition.name } }

    /// The best section of each page for a query: in a language, or else in those that are written like the query; in the others
    /// where these have none.
    package func answers(
        to query: String, in language: String?, limit: Int
    ) async throws(DatabaseError) -> [Answer] {
        let ideographs = SectionIndex.hasIdeographs(query)
        let asked = indexes.filter { edition, index in
            language.map { $0 == edition.name } ?? (index.isOfIdeographs == ideographs)
        }
        let others = indexes.filter { edition, _ in !asked.contains { $0.edition == edition } }
        for (edition, index) in asked + others {
            let found = try await index.sections(for: query)
            if !found.isEmpty { return found.prefix(limit).map { answer(edition, $0.page, $0.section) } }
        }
        return []
    }

    private func answer(_ edition: Edition, _ page: SearchPage, _ section: SearchPage.Section) -> Answer {
        let path = edition.path(page.path)
        let own = page.sections[0].title
        let text = self.page(at: path).flatMap { pages.markdownText(of: $0, below: section.anchor) }
        return Answer(
            language: edition.name, address: path + (section.anchor.isEmpty ? "" : "#" + section.anchor),
            title: section.anchor.isEmpty ? own : "\(own): \(section.title)", text: text ?? section.text)
    }

    /// The page at an address of the site; its ending may be missing, or be that of the page as Markdown.
    package func page(at address: String) -> Page? {
        let name = ["html", "md"].reduce(address) { $0.hasSuffix("." + $1) ? String($0.dropLast($1.count + 1)) : $0 }
        return pages.pages.first { $0.route.path == name + ".html" }
    }

    /// A page or, for an anchor, a section of it as Markdown; nil where nothing on the page has the anchor.
    package func text(of page: Page, section anchor: String?) -> String? {
        pages.markdownText(of: page, section: anchor) ?? anchor.flatMap { entry(of: page, anchor: $0) }
    }

    /// The text of an entry that has no heading, such as a row of a table.
    private func entry(of page: Page, anchor: String) -> String? {
        let index = indexes.first { $0.edition == page.route.edition }?.index
        return index?.text(on: page.route.slug + ".html", anchor: anchor)
    }
}

/// Evaluates the notes of a folder and assembles their pages, without drawing or writing anything; nil where the folder cannot be
/// read.
///
/// - Parameter memory: the results of earlier readings, of the same configuration. Those of earlier processes are where the
///   configuration keeps them.
package func readSite(
    _ configuration: SiteConfiguration, _ memory: BuildMemory, in fileSystem: FileSystem = .real
) async -> ReadableSite? {
    let results = configuration.misplacedCache(in: fileSystem) == nil ? configuration.results.open() : nil
    var pipeline = await Pipeline(
        configuration, results, memory.results, for: .checking, in: memory.reading(fileSystem))
    do {
        let pages = try await pipeline.plan(try await pipeline.read()).pages
        let site = await ReadableSite(pages)
        pipeline.store.save()
        memory.results.endRun()
        return site
    } catch {
        return nil
    }
}
