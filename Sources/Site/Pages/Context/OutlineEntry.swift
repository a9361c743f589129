package import Languages

/// A heading that a table of contents lists.
package struct OutlineEntry: Sendable {
    package let level: Int
    /// The id of the heading, as on a page of its own.
    package let id: String
    package let title: String
    /// Its language if it is not the language of the page's text.
    package var language: Language?

    package init(level: Int, id: String, title: String, language: Language? = nil) {
        self.level = level
        self.id = id
        self.title = title
        self.language = language
    }
}
