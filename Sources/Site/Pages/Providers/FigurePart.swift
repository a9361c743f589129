package import Content
package import Diagnostics
package import Languages
package import ResultStore

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
}

/// A figure on a page.
package protocol FigurePart: Sendable {
    /// The id to which links to it lead.
    var anchor: String { get }
    /// The ids of all its elements.
    var ids: [String] { get }
    /// The key of its HTML, besides the key of all pages of the site.
    var key: ResultKey { get }
    /// The paths of the files of its pictures that a book shows.
    var bookFiles: [String] { get }
    /// Whether readers can change it.
    var isLive: Bool { get }

    /// Adds its texts for the search.
    func describe(in sections: inout SectionBuilder)

    func html(in context: RenderingContext) -> Diagnosed<String>
}

extension FigurePart {
    package var isLive: Bool { false }

    /// Its HTML: a page of which only the text has changed since the last run takes it over.
    func written(in context: RenderingContext) -> Diagnosed<String> {
        context.written(anchor, key) { html(in: context) }
    }
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
    /// Whether its figure answers for a reader's own device.
    package let isForMyDevice: Bool

    package init(text: String, id: String, anchor: String, isExtrapolated: Bool, isForMyDevice: Bool = false) {
        self.text = text
        self.id = id
        self.anchor = anchor
        self.isExtrapolated = isExtrapolated
        self.isForMyDevice = isForMyDevice
    }

    package func write(into key: inout KeyWriter) { key.write(text, id, anchor, isExtrapolated, isForMyDevice) }
}
