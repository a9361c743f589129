package import Diagnostics

/// A quotation that says of itself what it is: an alert of GitHub (`> [!NOTE]` on a line of its own) or an aside of
/// DocC (`> Note: …`).
package struct Aside: Hashable, Sendable {
    package let kind: Kind
    /// What stands behind `[!NOTE]` on its line, in place of the kind's own name; usually nothing.
    package let title: [Inline]
    package let blocks: [Block]
    package let span: SourceSpan

    package init(kind: Kind, title: [Inline], blocks: [Block], span: SourceSpan) {
        self.kind = kind
        self.title = title
        self.blocks = blocks
        self.span = span
    }

    /// The raw value is the name in both notations, in lower case.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case note, tip, important, warning, caution, experiment
    }
}
