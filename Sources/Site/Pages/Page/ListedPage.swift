package import Diagnostics

/// A page that is made of a table instead of a note, such as the pages of tags or devices.
package protocol ListedPage: Sendable {
    /// The ids of everything on it that links point to.
    var ids: [String] { get }
    /// The headings that its table of contents lists.
    var outline: [OutlineEntry] { get }

    /// Adds the texts that the search finds.
    func describe(in sections: inout SectionBuilder)

    func html(in context: RenderingContext) -> Diagnosed<String>
}

extension ListedPage {
    package var ids: [String] { [] }
    package var outline: [OutlineEntry] { [] }

    package func describe(in sections: inout SectionBuilder) {}
}
