/// A page that answers a query, with its best sections.
package struct SearchHit: Hashable, Sendable {
    /// In the order of the index.
    package let page: Int
    /// How well the page as a whole answers; by it pages are ordered.
    package let score: Int
    /// The best first, at most three.
    package let sections: [Section]

    /// A section and how well it answers.
    package struct Section: Hashable, Sendable {
        /// In the order of the page.
        package let index: Int
        package let score: Int
    }
}
