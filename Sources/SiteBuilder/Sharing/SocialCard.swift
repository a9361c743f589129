import Geometry

/// What the picture says that stands beside a link to a page, where social networks and messengers show one.
struct SocialCard: Sendable {
    let language: Language
    let slug: String
    let title: String
    /// The part of the site that the page belongs to; empty for the index.
    let section: String
    /// The figure whose device is drawn.
    let figure: String?

    /// In pixels, as the networks ask for it.
    static let size = Size(width: 1200, height: 630)

    /// The card of a page; editions of one language share it, and all notes on one page have that of their list.
    init(_ page: Page, in map: SiteMap) {
        let isSinglePage = page.route.slug == GeneratedPage.singlePage.slug
        language = page.language
        slug = isSinglePage ? GeneratedPage.index.slug : page.route.slug
        title = page.title
        section = map.section(of: page)?.title.text(in: page.language) ?? ""
        figure = page.firstFigure
    }

    /// The card of the start page, which is that of the English index.
    static let start = SocialCard(
        language: .english, slug: GeneratedPage.index.slug, title: Word.headline.text(in: .english), section: "")

    private init(language: Language, slug: String, title: String, section: String) {
        self.language = language
        self.slug = slug
        self.title = title
        self.section = section
        figure = nil
    }

    /// The picture's file in the output folder.
    var path: String { "social/\(language.tag)/\(slug).png" }

    /// What the picture says, in words.
    var altText: String { (["notchbook", section, title].filter { !$0.isEmpty }).joined(separator: " · ") }
}
