package import Content
package import Diagnostics
import FoundationEssentials
import Languages
package import Pages
import Templates

/// The manifest with which browsers install a served site as an app.
package enum WebApp {
    package static let manifestPath = "manifest.webmanifest"

    /// A template folder with this script wants the site to be an app; the script is the code of its worker.
    private static let workerScript = "assets/worker.js"

    /// Whether the site is to be an app.
    package static func isWanted(by design: TemplateLoader.Design, on map: SiteMap) -> Bool {
        map.has(.offline) && isDesigned(by: design)
    }

    /// Whether the templates are designed for an app, so that their pages show its icons.
    package static func isDesigned(by design: TemplateLoader.Design) -> Bool {
        design.assets.contains { $0.path == workerScript }
    }

    /// The manifest, by the template "manifest".
    package static func manifest(of site: SitePages) -> Diagnosed<OutputFile> {
        site.context(of: nil).templates.bytes(of: "manifest", fields(of: site))
            .map { OutputFile(manifestPath, $0) }
    }

    private static func fields(of site: SitePages) -> TemplateValue {
        let map = site.map
        let (identity, languages) = (map.identity, map.editions.languages)
        let title = identity.joined(in: languages) { identity.title(in: $0) }
        let tagline = identity.joined(in: languages) { identity.tagline(in: $0) }
        return .object([
            "lang": quoted(languages[0].tag), "name": quoted(title == tagline ? title : title + " · " + tagline),
            "shortName": quoted(identity.title(in: languages[0])),
            "description": quoted(identity.description(in: languages[0])),
            "shortcuts": .list(shortcuts(of: site)),
        ])
    }

    /// The index of each edition in one language, where there are several.
    private static func shortcuts(of site: SitePages) -> [TemplateValue] {
        let editions = site.map.editions.haveStartPage ? site.map.editions.monolingual : []
        return editions.enumerated().map { place, edition in
            let name = site.context(of: edition).localization.name(of: edition, in: edition.language)
            return .object([
                "name": quoted(name), "url": quoted(Route(edition, GeneratedPage.index.slug).path),
                "isFollowed": .flag(place + 1 < editions.count),
            ])
        }
    }

    /// A text as a string of JSON.
    private static func quoted(_ text: String) -> TemplateValue {
        .html((try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\"")
    }
}
