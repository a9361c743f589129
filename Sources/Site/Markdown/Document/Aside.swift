package import Diagnostics

/// A text beside the text: an alert of GitHub (`> [!NOTE]` on a line of its own), an aside of DocC (`> Note: …`), an
/// admonition or container of another tool.
package struct Aside: Hashable, Sendable {
    package let kind: Kind
    /// The title after `[!NOTE]` on its line, in place of the kind's own name; usually empty.
    package let title: [Inline]
    package let blocks: [Block]
    /// Whether readers open and close it themselves.
    package let fold: Fold
    package let span: SourceSpan

    package init(kind: Kind, title: [Inline], blocks: [Block], fold: Fold = .none, span: SourceSpan) {
        self.kind = kind
        self.title = title
        self.blocks = blocks
        self.fold = fold
        self.span = span
    }

    /// The raw value is the name in both notations, in lower case.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case note, tip, important, warning, caution, experiment
    }

    package enum Fold: Hashable, Sendable {
        case none
        /// The aside can be closed, and begins open.
        case open
        case closed
    }
}

/// Tabs: panels that a reader sees one at a time where scripts run, and one below the other elsewhere.
package struct Tabs: Hashable, Sendable {
    package let panels: [Panel]
    package let span: SourceSpan

    package struct Panel: Hashable, Sendable {
        package let title: [Inline]
        package let blocks: [Block]
        package let span: SourceSpan

        package init(title: [Inline], blocks: [Block], span: SourceSpan) {
            self.title = title
            self.blocks = blocks
            self.span = span
        }
    }
}
