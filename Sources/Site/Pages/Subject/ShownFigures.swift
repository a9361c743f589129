package import Content
package import Diagnostics
package import Languages
package import Pictures
package import ResultStore
package import WordFiles

/// The figures of the subject as pages show and quote them.
package protocol ShownFigures: Sendable {
    /// The key of a figure's content; nil for an id that is no figure's.
    func key(of id: String) -> ResultKey?

    /// The part of a page that shows a figure; nil for an id that is no figure's.
    func part(of id: String, at place: FigurePlace) -> (any FigurePart)?

    /// The key of all content of a figure's part; nil for an id that is no figure's.
    func key(ofPart id: String) -> ResultKey?

    /// The value that a placeholder of a note quotes; nil for one that quotes none of the subject's.
    func quotation(at placeholder: SourceSpan) -> QuotedValue?

    /// The doubtful quotations of the notes, which pages show as they are.
    ///
    /// - Parameter words: the words of the tool, by which sentences are understood.
    func problems(quotedIn notes: [Note], words: WordFiles) -> [Diagnostic]
}

/// A place on a page where a figure is shown.
package struct FigurePlace: Sendable {
    package let route: Route
    package let language: Language
    /// The second language of the page, in which title and caption are repeated.
    package let translation: Language?
    /// The number of times that the page has shown the figure so far, including this time.
    package let occurrence: Int
    /// Whether readers open it first.
    package let isFolded: Bool

    package init(route: Route, language: Language, translation: Language?, occurrence: Int, isFolded: Bool) {
        self.route = route
        self.language = language
        self.translation = translation
        self.occurrence = occurrence
        self.isFolded = isFolded
    }
}

/// A figure on a page.
package protocol FigurePart: Sendable {
    /// The id to which links to it lead.
    var anchor: String { get }
    /// The ids of all its elements.
    var ids: [String] { get }
    /// The key of its HTML, besides the key of all pages of the site.
    var key: ResultKey { get }
    /// The pictures that it shows.
    var pictures: [Picture] { get }
    /// Whether readers can change it.
    var isLive: Bool { get }

    /// Adds its texts for the search.
    func describe(in sections: inout SectionBuilder)

    func html(in context: RenderingContext) -> Diagnosed<String>
}

/// A value of a figure that prose quotes.
package struct QuotedValue: Hashable, KeyPart, Sendable {
    package let text: String
    /// The figure's.
    package let id: String
    /// The id on the figure's page that explains the value.
    package let anchor: String
    /// Whether it has never been observed.
    package let isExtrapolated: Bool

    package init(text: String, id: String, anchor: String, isExtrapolated: Bool) {
        self.text = text
        self.id = id
        self.anchor = anchor
        self.isExtrapolated = isExtrapolated
    }

    package func write(into key: inout KeyWriter) { key.write(text, id, anchor, isExtrapolated) }
}
