package import Geometry
package import Languages
package import ResultStore

/// The card of a page: the texts of the picture beside a link to it, where social networks and messengers show one.
package struct SocialCard: Hashable, Sendable {
    package let language: Language
    /// The title of the site.
    package let site: String
    package let slug: String
    package let title: String
    /// The part of the site that the page belongs to; empty for the index.
    package let section: String
    /// The figure whose device is drawn.
    package let figure: String?

    /// In pixels, as the networks ask for it.
    package static let size = Size(width: 1200, height: 630)

    package init(language: Language, site: String, slug: String, title: String, section: String, figure: String?) {
        self.language = language
        self.site = site
        self.slug = slug
        self.title = title
        self.section = section
        self.figure = figure
    }

    /// The picture's file in the output folder.
    package var path: String { "social/\(language.tag)/\(slug).png" }

    /// The alternative text of the picture: its texts.
    package var altText: String { ([site, section, title].filter { !$0.isEmpty }).joined(separator: " · ") }
}

extension SocialCard: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(language, site, slug, title, section, figure) }
}
