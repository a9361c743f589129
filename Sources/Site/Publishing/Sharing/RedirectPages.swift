import Content
import Diagnostics
import Languages
import Pages
import Templates

/// The files under the names of pages that have moved, which lead readers on.
enum RedirectPages {
    /// A page in every edition for each that is gone, and one at each address that pages had when the site had one language.
    static func files(of site: SitePages) -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let files = (moved(in: site) + addressesOfOneLanguage(in: site)).map { page in
            let templates = site.context(of: page.edition).templates
            return OutputFile(
                page.route.path, templates.bytes(of: "moved", fields(of: page, site)).unwrap(into: &diagnostics))
        }
        return Diagnosed(files, diagnostics)
    }

    /// A page that leads on.
    private struct MovedPage {
        let route: Route
        let edition: Edition
        /// The page that readers come to.
        let target: Route
        let reference: String
        /// The anchors that are on other pages now, each followed by its reference.
        var anchors: [String] = []
    }

    private static func moved(in site: SitePages) -> [MovedPage] {
        let redirects = site.redirects
        return redirects.pages.flatMap { redirect in
            site.map.editions.all.map { edition in
                let route = Route(edition, redirect.old.slug)
                return MovedPage(
                    route: route, edition: edition, target: redirects.route(of: redirect.new, in: edition),
                    reference: redirects.reference(to: redirect.new, from: route),
                    anchors: redirects.movedSections(from: redirect.old.slug).flatMap { moved in
                        [
                            PercentEncoding.encode((moved.old.anchor ?? "")[...]),
                            redirects.reference(to: moved.new, from: route),
                        ]
                    })
            }
        }
    }

    /// The page above all editions stands where the home page was.
    private static func addressesOfOneLanguage(in site: SitePages) -> [MovedPage] {
        let editions = site.map.editions
        guard editions.haveStartPage, let language = site.content.settings.startedIn,
            editions.languages.contains(language)
        else { return [] }
        let edition = editions[language]
        let pages = site.allPages.map { $0.route }.filter { $0.edition == edition && $0.slug != Navigation.home }
        return pages.map { page in
            let route = Route(nil, page.slug)
            return MovedPage(
                route: route, edition: edition, target: page, reference: route.reference(to: page.path))
        }
    }

    /// The fields of the template "moved".
    private static func fields(of page: MovedPage, _ site: SitePages) -> TemplateValue {
        let (edition, language) = (page.edition, page.edition.language)
        let localization = site.context(of: edition).localization
        return .object([
            "site": site.context(page.route, edition).siteFields(in: language),
            "words": localization.wordFields(in: language),
            "lang": .text(localization.tag(of: language)), "root": .text(page.route.root),
            "title": .text(localization.text(site.map.title(of: page.target.slug, in: language))),
            "href": .text(page.reference),
            "canonical": .text(
                site.content.settings.address.map { $0.url(of: page.target) }
                    ?? page.route.reference(to: page.target.path)),
            "anchors": .text(page.anchors.joined(separator: " ")),
        ])
    }
}
