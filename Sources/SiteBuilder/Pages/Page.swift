/// A page before it is poured into its template.
struct Page: Sendable {
    let route: Route
    /// The language of the frame: navigation, buttons.
    let language: Language
    var title: String
    var summary = ""
    /// The line above the title.
    var kicker = ""
    /// The language of the text where it is not that of the frame.
    var contentLanguage: Language?
    var outline: [OutlineEntry] = []
    /// Finished HTML.
    var body: String

    /// A heading that the table of contents lists.
    struct OutlineEntry: Sendable {
        let level: Int
        let id: String
        let title: String
    }
}
