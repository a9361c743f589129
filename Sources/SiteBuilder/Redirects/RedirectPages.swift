import Diagnostics
import Templates

/// The files under the names of pages that have moved, which lead readers on.
struct RedirectPages: Sendable {
    let redirects: RedirectPlan
    let map: SiteMap
    /// Where the site is served, if it is.
    let address: SiteAddress?
    let templates: TemplateLibrary

    /// A page in every edition for each that is gone.
    func render() -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        let files = redirects.pages.flatMap { redirect in
            Edition.all.map { edition in
                let route = Route(edition, redirect.old.slug)
                let text = templates.render("moved", fields(of: redirect, on: route, edition))
                return OutputFile(route.path, text: text.unwrap(into: &diagnostics))
            }
        }
        return Diagnosed(files, diagnostics)
    }

    /// What the template "moved" is filled with.
    private func fields(of redirect: Redirect, on route: Route, _ edition: Edition) -> TemplateValue {
        let target = redirects.route(of: redirect.new, in: edition)
        let anchors = redirects.departed(from: redirect.old.slug).flatMap { moved in
            [PercentEncoding.encode((moved.old.anchor ?? "")[...]), redirects.reference(to: moved.new, from: route)]
        }
        return .object([
            "words": Word.values(in: edition.language), "lang": .text(edition.language.tag), "root": .text(route.root),
            "title": .text(map.title(of: redirect.new.slug, in: edition.language)),
            "href": .text(redirects.reference(to: redirect.new, from: route)),
            "canonical": .text(address.map { $0.url(of: target) } ?? route.reference(to: target.path)),
            "anchors": .text(anchors.joined(separator: " ")),
        ])
    }
}
