package import Languages
import Content
package import Geometry

/// What the picture says that stands beside a link to a page, where social networks and messengers show one.
package struct SocialCard: Sendable {
    package let language: Language
    package let slug: String
    package let title: String
    /// The part of the site that the page belongs to; empty for the index.
    package let section: String
    /// The figure whose device is drawn.
    package let figure: String?

    /// In pixels, as the networks ask for it.
    package static let size = Size(width: 1200, height: 630)

    package init(language: Language, slug: String, title: String, section: String, figure: String?) {
        self.language = language
        self.slug = slug
        self.title = title
        self.section = section
        self.figure = figure
    }

    /// The picture's file in the output folder.
    package var path: String { "social/\(language.tag)/\(slug).png" }

    /// What the picture says, in words.
    package var altText: String { (["notchbook", section, title].filter { !$0.isEmpty }).joined(separator: " · ") }
}
