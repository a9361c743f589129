package import Geometry
package import Languages
package import ResultStore

/// The texts of a picture that stands for a page beside a link to it, where social networks and messengers show one, or for a
/// book on a shelf.
package struct TitleCard: Hashable, Sendable {
    package let kind: Kind
    package let language: Language
    /// The BCP 47 tag of the texts, which differs from that of the language in an edition in another script.
    package let tag: String
    /// The title of the site; empty where the card's title says it.
    package let site: String
    package let slug: String
    package let title: String
    /// A line above the title: the part of the site that the page belongs to, or which edition of a book it is; may be empty.
    package let section: String
    /// The ids of figures, of which the first that has a device is drawn; without any the one that represents the site.
    package let figures: [String]

    package enum Kind: String, Hashable, Sendable {
        case link, cover

        /// In pixels: as the networks ask for it, and as shelves show covers.
        package var size: Size {
            switch self {
            case .link: Size(width: 1200, height: 630)
            case .cover: Size(width: 1200, height: 1600)
            }
        }
    }

    /// - Parameter tag: nil for that of the language.
    package init(
        kind: Kind = .link, language: Language, tag: String? = nil, site: String, slug: String, title: String,
        section: String, figures: [String]
    ) {
        self.kind = kind
        self.language = language
        self.tag = tag ?? language.tag
        self.site = site
        self.slug = slug
        self.title = title
        self.section = section
        self.figures = figures
    }

    /// The picture's file, in the output folder or in the book.
    package var path: String {
        switch kind {
        case .link: "social/\(tag)/\(slug).png"
        case .cover: "\(slug).\(tag).png"
        }
    }

    /// The alternative text of the picture: its texts.
    package var altText: String { ([site, section, title].filter { !$0.isEmpty }).joined(separator: " · ") }
}

extension TitleCard: KeyPart {
    package func write(into key: inout KeyWriter) {
        key.write(kind.rawValue, language, tag, site, slug, title, section, figures)
    }
}
