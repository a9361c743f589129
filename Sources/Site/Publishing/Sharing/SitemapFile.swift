import Content
import Diagnostics
import Pages
import Templates

/// The list of all pages for search engines, each with the same page in the other languages.
struct SitemapFile {
    let sharing: PageSharing
    /// The address that the site is served at.
    let address: SiteAddress

    static let path = "sitemap.xml"

    /// The finished file: the start page, where there is one, then every page that is its own canonical page, in reading order.
    func file(_ pages: [Page], _ templates: TemplateLibrary) -> Diagnosed<OutputFile> {
        let own = pages.filter { sharing.canonical(of: $0) == $0.route }.map { page in
            entry(
                page.route, page.lastChange ?? sharing.settings.lastChange(naming: page.route.slug),
                sharing.alternates(of: page.route))
        }
        return templates.bytes(
            of: "sitemap",
            .object([
                "pages": .list(
                    (sharing.map.editions.haveStartPage ? [entry(.start, nil, sharing.alternates(of: .start))] : [])
                        + own)
            ])
        )
        .map { OutputFile(Self.path, $0) }
    }

    /// A page, with the day of its last known change.
    private func entry(_ route: Route, _ date: CalendarDate?, _ alternates: [TemplateValue]) -> TemplateValue {
        .object([
            "location": .text(address.url(of: route)), "modified": .text(date?.description ?? ""),
            "alternates": .list(alternates),
        ])
    }
}
