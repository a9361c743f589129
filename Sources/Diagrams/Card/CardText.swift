/// The words of a card.
package struct CardText: Hashable, Sendable {
    package let site: String
    /// May be empty.
    package let section: String
    package let title: String
    /// "en" or "zh-Hans".
    package let language: String

    package init(site: String, section: String, title: String, language: String) {
        self.site = site
        self.section = section
        self.title = title
        self.language = language
    }
}
