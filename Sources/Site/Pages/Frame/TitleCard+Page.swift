import Content
import Languages
import Pictures

extension TitleCard {
    /// The card of a page; editions of one language share it, all notes on one page have the card of their list, and devices the
    /// card of theirs.
    init(_ page: Page, in map: SiteMap) {
        let parent = map.parent(of: page.route.slug)
        let isSinglePage = page.route.slug == GeneratedPage.singlePage.slug
        self.init(
            language: page.language, site: map.identity.title(in: page.language),
            slug: isSinglePage ? GeneratedPage.index.slug : parent ?? page.route.slug,
            title: parent.map { map.title(of: $0, in: page.language) } ?? page.title,
            section: map.section(of: page.route.slug).map { map.title(of: $0, in: page.language) } ?? "",
            figures: page.figures)
    }

    /// The card of the start page, which is the card of the first edition's index.
    static func start(of map: SiteMap) -> TitleCard {
        let language = map.editions.languages[0]
        return TitleCard(
            language: language, site: map.identity.title(in: language), slug: GeneratedPage.index.slug,
            title: map.title(of: GeneratedPage.index.slug, in: language), section: "", figures: [])
    }
}
