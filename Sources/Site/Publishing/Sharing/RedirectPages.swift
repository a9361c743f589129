import Content
import Diagnostics
import Languages
import Pages
import Templates

/// The files under the names of pages that have moved, which lead readers on.
enum RedirectPages {
    /// A page in every edition for each that is gone.
    static func files(of site: SitePages) -> Diagnosed<[OutputFile]> {
        let redirects = site.redirects
        var diagnostics: [Diagnostic] = []
        let files = redirects.pages.flatMap { redirect in
            site.map.editions.all.map { edition in
                let route = Route(edition, redirect.old.slug)
                let templates = site.context(of: edition).templates
                let bytes = templates.bytes(of: "moved", fields(of: redirect, on: route, edition, site))
                return OutputFile(route.path, bytes.unwrap(into: &diagnostics))
            }
        }
        return Diagnosed(files, diagnostics)
    }

    /// The fields of the template "moved".
    private static func fields(
        of redirect: Redirect, on route: Route, _ edition: Edition, _ site: SitePages
    ) -> TemplateValue {
        let redirects = site.redirects
        let localization = site.context(of: edition).localization
        let target = redirects.route(of: redirect.new, in: edition)
        let anchors = redirects.movedSections(from: redirect.old.slug).flatMap { moved in
            [PercentEncoding.encode((moved.old.anchor ?? "")[...]), redirects.reference(to: moved.new, from: route)]
        }
        return .object([
            "site": site.context(route, edition).siteFields(in: edition.language),
            "words": localization.wordFields(in: edition.language),
            "lang": .text(localization.tag(of: edition.language)), "root": .text(route.root),
            "title": .text(localization.text(site.map.title(of: redirect.new.slug, in: edition.language))),
            "href": .text(redirects.reference(to: redirect.new, from: route)),
            "canonical": .text(
                site.content.settings.address.map { $0.url(of: target) } ?? route.reference(to: target.path)),
            "anchors": .text(anchors.joined(separator: " ")),
        ])
    }
}
