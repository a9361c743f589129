package import Diagnostics

/// One scenario block, decoded: what it shows, and every variant that it asks for, ready to lay out.
package struct Scenario: Sendable {
    package let id: String
    /// The block's place in its note.
    package let span: SourceSpan
    package let title: LocalizedText
    package let caption: LocalizedText
    /// What it reproduces: "seed 1.5" or an observation's id.
    package let sources: [SourceReference]
    package let picture: PictureKind
    /// What the picture draws; empty means the picture's own choice.
    package let show: [Layer]
    /// One per combination of the matrix; exactly one without a matrix. Never empty.
    package let variants: [Variant]

    package init(
        id: String, span: SourceSpan, title: LocalizedText, caption: LocalizedText, sources: [SourceReference],
        picture: PictureKind = .device, show: [Layer], variants: [Variant]
    ) {
        self.id = id
        self.span = span
        self.title = title
        self.caption = caption
        self.sources = sources
        self.picture = picture
        self.show = show
        self.variants = variants
    }

    /// The same scenario shown by another block.
    func shown(at span: SourceSpan) -> Scenario {
        Scenario(
            id: id, span: span, title: title, caption: caption, sources: sources, picture: picture,
            show: show, variants: variants)
    }
}
