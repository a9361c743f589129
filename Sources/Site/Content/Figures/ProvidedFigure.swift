package import Diagnostics
package import Languages

/// Makes figures of blocks: nil where there is none, which a diagnostic explains. Several threads may ask at a time, and the answer
/// is a function of the block and of the languages of the site, in which texts and pictures are needed. The generator resolves
/// ids, checks claims, looks up quoted values, and refuses pictures that run something.
package typealias FigureMaker = @Sendable (FigureBlock, [Language]) -> Diagnosed<ProvidedFigure?>

/// A figure that a maker created from a block.
package struct ProvidedFigure: Equatable, Sendable {
    /// The title for a block that has none of its own.
    package var title = LocalizedText()
    /// The caption for a block that has none of its own.
    package var caption = LocalizedText()
    /// The values in the order in which its table lists them; each path once.
    package var values: [FigureValue] = []
    /// Nil for a figure of values alone.
    package var picture: ProvidedPicture?

    package init() {}

    package subscript(path: String) -> FigureValue? { values.first { $0.path == path } }
}

/// A value of a figure, which prose can quote and claims are held against.
package struct FigureValue: Equatable, Sendable {
    /// Its name in the figure, such as "total" or "byMonth.June".
    package let path: String
    package let content: Content
    /// The derivation, in a sentence.
    package let reason: LocalizedText

    package enum Content: Equatable, Sendable {
        case number(Double)
        case text(LocalizedText)
    }

    package init(path: String, content: Content, reason: LocalizedText = LocalizedText()) {
        self.path = path
        self.content = content
        self.reason = reason
    }
}

/// A picture as SVG, in each language or the same for all.
package struct ProvidedPicture: Equatable, Sendable {
    /// The picture for wide places.
    package let svg: LocalizedText
    /// A version composed for phones; empty where the wide one serves both.
    package let narrow: LocalizedText
    /// A short text about its content, for screen readers.
    package let altText: LocalizedText
    /// A full description of its content; may be empty.
    package let description: LocalizedText

    package init(
        svg: LocalizedText, narrow: LocalizedText = LocalizedText(), altText: LocalizedText,
        description: LocalizedText = LocalizedText()
    ) {
        self.svg = svg
        self.narrow = narrow
        self.altText = altText
        self.description = description
    }
}
