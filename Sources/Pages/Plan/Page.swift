package import Languages
package import Content
import Diagnostics

/// A page before it is poured into its template.
package struct Page: Sendable {
    package let route: Route
    /// The language of the frame: navigation, buttons.
    package let language: Language
    package var title: String
    package var summary = ""
    /// The part of the site that a generated page belongs to; nil for the index. Notes are looked up.
    package var section: Section?
    /// The language of the text where it is not that of the frame.
    package var contentLanguage: Language?
    package var outline: [OutlineEntry] = []
    /// Title and summary in the second language, where both stand on the page.
    var translation: Translation?
    /// Where the same page exists; the language switch offers these.
    package var editions = Edition.monolingual
    /// The id of the first figure that it shows.
    var firstFigure: String?
    /// The files of the notes that stand on it; none for a page of the tool.
    var sources: [Source] = []
    /// Finished HTML.
    package var body: String

    /// A heading that the table of contents lists.
    package struct OutlineEntry: Sendable {
        package let level: Int
        package let id: String
        package let title: String
        /// Where it is not that of the page's text.
        package var language: Language?

        package init(level: Int, id: String, title: String, language: Language? = nil) {
            self.level = level
            self.id = id
            self.title = title
            self.language = language
        }
    }

    /// The file of a note.
    struct Source: Sendable {
        let language: Language
        /// As it was loaded, such as "content/safe-area.en.md".
        let path: String

        init(_ note: Note) {
            language = note.language
            path = note.file.path
        }
    }

    /// How the page presents itself in another language.
    struct Translation: Sendable {
        let language: Language
        let title: String
        let summary: String
    }
}
