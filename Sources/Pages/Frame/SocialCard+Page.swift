import Content
package import Figures
import Languages

extension SocialCard {
    /// The card of a page; editions of one language share it, and all notes on one page have that of their list.
    init(_ page: Page, in map: SiteMap) {
        let isSinglePage = page.route.slug == GeneratedPage.singlePage.slug
        self.init(
            language: page.language, slug: isSinglePage ? GeneratedPage.index.slug : page.route.slug,
            title: page.title, section: map.section(of: page.route.slug)?.title.text(in: page.language) ?? "",
            figure: page.firstFigure)
    }

    /// The card of the start page, which is that of the English index.
    package static let start = SocialCard(
        language: .english, slug: GeneratedPage.index.slug, title: Word.headline.text(in: .english), section: "",
        figure: nil)
}
