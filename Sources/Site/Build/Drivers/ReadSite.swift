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
        package let text: String
    }

    package var languages: [String] { indexes.map { $0.edition.name } }

    /// The best section of each page for a query: in a language, or else in those that are written like the query; in the others
    /// where these have none.
    package func answers(to query: String, in language: String?) async throws(DatabaseError) -> [Answer] {
        let ideographs = SectionIndex.hasIdeographs(query)
        let asked = indexes.filter { edition, index in
            language.map { $0 == edition.name } ?? (index.isOfIdeographs == ideographs)
        }
        let others = indexes.filter { edition, _ in !asked.contains { $0.edition == edition } }
        for (edition, index) in asked + others {
            let found = try await index.sections(for: query)
            if !found.isEmpty { return found.map { Answer(edition, $0.page, $0.section) } }
        }
        return []
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

extension ReadableSite.Answer {
    fileprivate init(_ edition: Edition, _ page: SearchPage, _ section: SearchPage.Section) {
        language = edition.name
        address = edition.path(page.path) + (section.anchor.isEmpty ? "" : "#" + section.anchor)
        let own = page.sections[0].title
        title = section.anchor.isEmpty ? own : "\(own): \(section.title)"
        text = section.text
    }
}

/// Evaluates the notes of a folder and assembles their pages, without drawing or writing anything; nil where the folder cannot be
/// read.
///
/// - Parameter memory: the results of earlier readings, of the same configuration.
package func readSite(
    _ configuration: SiteConfiguration, _ memory: BuildMemory, in fileSystem: FileSystem = .real
) async -> ReadableSite? {
    var pipeline = await Pipeline(
        configuration, nil, memory.results, for: .checking, in: memory.reading(fileSystem))
    do throws(BuildFailure) {
        let pages = try await pipeline.plan(try await pipeline.read()).pages
        let site = await ReadableSite(pages)
        memory.results.endRun()
        return site
    } catch {
        return nil
    }
}
