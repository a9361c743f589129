package import Content
import Diagnostics
package import Search

/// The facts of a page that has been written, for the rest of a build.
package struct PageFacts: Sendable {
    package let route: Route
    /// The page for the search; nil for one that is not searched.
    package let search: SearchPage.Prepared?
    /// The ids of everything on it but its frame, some of them twice where an author was careless.
    let ids: [String]
    /// The links of the note whose own page it is.
    let links: [LinkChecker.Link]
    /// The problems of the note by itself.
    let problems: [Diagnostic]
    /// The paths of the page as Markdown; none where nothing of it is written.
    package var markdown: [String] = []
}

/// Writes pages in their frames, and collects the facts that the rest of the build needs.
struct PageWriter: Sendable {
    private let site: SitePages
    /// The folding of the search; nil where nothing is searched.
    private let folding: SearchFolding?
    private let links: LinkChecker

    init(site: SitePages, folding: SearchFolding? = nil) {
        self.site = site
        self.folding = folding
        links = LinkChecker(attachments: site.content.attachments, links: site.content.links)
    }

    func file(of page: Page, _ body: String, in frame: SiteFrame) -> Diagnosed<OutputFile> {
        PageFrame(page: page, context: site.context(of: page), site: frame).file(around: body)
    }

    /// The texts of a page's sections, for the search; nil for a page that repeats others.
    private func described(_ page: Page) -> SectionBuilder? {
        guard let edition = page.route.edition, site.map.editions.monolingual.contains(edition),
            ![.index, .singlePage].contains(site.map.generatedPage(page.route.slug))
        else { return nil }
        return page.described(site.context(of: edition).localization)
    }

    func facts(of page: Page) -> PageFacts {
        var links: [LinkChecker.Link] = []
        var problems: [Diagnostic] = []
        // A note appears on pages of several editions; it is checked on its own.
        if let note = page.texts.first?.note, note.route == page.route {
            if site.content.unreported.contains(note.route) { problems += note.problems }
            links = self.links.links(of: note).unwrap(into: &problems)
            problems += FormulaCheck.problems(in: note) + CodeLanguageCheck.problems(in: note)
        }
        let search = folding.flatMap { folding in
            searchPage(of: page).map { SearchPage.Prepared($0, folding: folding) }
        }
        return PageFacts(
            route: page.route, search: search, ids: page.ids, links: links, problems: problems)
    }

    /// The page for the search; nil for lists of all pages, which would be found for every title.
    func searchPage(of page: Page) -> SearchPage? {
        guard site.map.entryPage(page.route.slug) == nil, let described = described(page) else { return nil }
        let purpose = site.map.generatedPage(page.route.slug)?.purposeInSearch ?? .reading
        return SearchPage(path: page.route.slug + ".html", sections: described.sections, purpose: purpose)
    }
}
