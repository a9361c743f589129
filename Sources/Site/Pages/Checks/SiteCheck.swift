import Content
package import Diagnostics

/// Checks the authors' content among all pages: the targets of links, and ids that two elements have.
package struct SiteCheck: Sendable {
    private let site: SitePages
    private let pages: [PageFacts]

    /// - Parameter pages: all pages of the site.
    package init(_ site: SitePages, _ pages: [PageFacts]) {
        self.site = site
        self.pages = pages
    }

    /// The possible targets of references.
    ///
    /// - Parameters:
    ///   - files: the paths of all files of the site.
    package func paths(_ files: Set<String>) -> SitePaths {
        let ids = Dictionary(pages.map { ($0.route.path, $0.ids) }, uniquingKeysWith: { _, last in last })
        return SitePaths(
            files, ids: ids, root: site.content.settings.address?.path ?? "/",
            knownPages: site.map.navigation.knownPages)
    }

    /// The problems of the notes by themselves, of links without a target, and of ids that two elements of a page have.
    ///
    /// - Parameter check: the check of the templates, which knows the ids in the pages' frames.
    package func problems(beside check: TemplateCheck) async -> [Diagnostic] {
        let map = site.map
        let frame = check.ids(of: "page")
        let ownFrames = map.navigation.generated.reduce(into: [:]) { frames, page in
            frames[page.slug] = check.ids(of: page.template)
        }
        let ids = await concurrentMap(pages) { page in
            let isOwn = map.generatedPage(page.route.slug) != nil
            return PageIDs(page.route, page.ids + frame + (isOwn ? ownFrames[page.route.slug] ?? [] : []))
        }
        let single = Set(site.singlePages.map { $0.route })
        let duplicates = DuplicateIDs(site.content.notes).problems(in: ids.filter { !single.contains($0.route) })
        var known = Dictionary(ids.map { ($0.route, $0.all) }, uniquingKeysWith: { _, last in last })
        if map.editions.haveStartPage {
            known[.start] = check.ids(of: "start")
        }
        let links = LinkTargetCheck(
            ids: known,
            heldBack: Dictionary(site.content.heldBack.map { ($0.slug, $0) }) { first, _ in first },
            files: Dictionary(site.content.notes.map { ($0.slug, $0.path) }) { first, _ in first })
        return pages.flatMap { page in page.problems + page.links.compactMap { links.problem(of: $0) } } + duplicates
            + missingPageProblems(links)
    }

    /// The problems with links of notes that replace the pages for missing ones.
    private func missingPageProblems(_ check: LinkTargetCheck) -> [Diagnostic] {
        let links = LinkChecker(attachments: site.content.attachments, links: site.content.links)
        return site.content.missingPages.flatMap { note in
            let found = links.links(of: note)
            return found.diagnostics + found.value.compactMap { check.problem(of: $0) }
        }
    }
}
