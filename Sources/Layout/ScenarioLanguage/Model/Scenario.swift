package import Diagnostics
package import Languages
package import LayoutEngine

/// A decoded scenario block: its picture, and all its variants, ready to lay out.
package struct Scenario: Sendable {
    package let id: String
    /// The block's place in its note.
    package let span: SourceSpan
    package let title: LocalizedText
    package let caption: LocalizedText
    /// The evidence that it reproduces: "seed 1.5" or an observation's id.
    package let sources: [SourceReference]
    package let picture: PictureKind
    /// The layers of the picture; empty for the picture's own choice.
    package let show: [Layer]
    /// A variant for each combination of the matrix or each compared scenario; else exactly one. Never empty.
    package let variants: [Variant]
    /// Whether the variants are compared: the differences of their results are the point.
    package let isComparison: Bool
    /// Whether the variants are one hierarchy at several places, each compared with the first one.
    package let comparesPlaces: Bool
    /// The last system that the note covers; nil for the newest.
    package let lastOS: OSVersion?
    /// The content of the block, including inherited keys, without locations: two scenarios with the same statement and the
    /// same devices have the same layout and the same picture. Nil if the scenario was built in code, where equality is
    /// unknown.
    package let statement: [UInt8]?

    package init(
        id: String, span: SourceSpan, title: LocalizedText, caption: LocalizedText, sources: [SourceReference],
        picture: PictureKind = .device, show: [Layer], variants: [Variant], isComparison: Bool = false,
        comparesPlaces: Bool = false, lastOS: OSVersion? = nil, statement: [UInt8]? = nil
    ) {
        self.id = id
        self.span = span
        self.title = title
        self.caption = caption
        self.sources = sources
        self.picture = picture
        self.show = show
        self.variants = variants
        self.isComparison = isComparison
        self.comparesPlaces = comparesPlaces
        self.lastOS = lastOS
        self.statement = statement
    }

    /// Whether the variants are steps of one app, one after the other.
    package var hasSteps: Bool { variants.contains { $0.step != nil } }

    /// This scenario shown by another block.
    func shown(at span: SourceSpan) -> Scenario {
        Scenario(
            id: id, span: span, title: title, caption: caption, sources: sources, picture: picture,
            show: show, variants: variants, isComparison: isComparison, comparesPlaces: comparesPlaces,
            lastOS: lastOS, statement: statement)
    }

    /// This scenario with UIKit's measurements of its variants' hierarchies, in their order; nil for none.
    package func noting(_ measurements: [Measurements?]) -> Scenario {
        let noted = zip(variants, measurements).map { $0.noting($1) }
        let texts = measurements.map { Array(($0?.statement ?? "").utf8) + [0] }
        return Scenario(
            id: id, span: span, title: title, caption: caption, sources: sources, picture: picture,
            show: show, variants: noted, isComparison: isComparison, comparesPlaces: comparesPlaces,
            lastOS: lastOS,
            statement: statement.map { texts.reduce($0 + [0], +) })
    }
}

/// The name of the source that a scenario reproduces, with its location.
package struct SourceReference: Hashable, Sendable {
    package let name: String
    package let span: SourceSpan
}

/// Something that a picture can draw over the device.
package enum Layer: String, CaseIterable, Hashable, Sendable {
    case bars, views, safeArea, adjustedContentInset, contentInset, frame, contentOffset
    /// The frame of every named view with its name.
    case coordinates
    /// How far a view whose frame is measured ends before the bottom and right edges of its superview.
    case edges
}

/// The kind of a scenario's picture; all kinds draw the same result.
package enum PictureKind: String, CaseIterable, Hashable, Sendable {
    /// The device with its screen: the answer on the left, the reason on the right.
    case device
    /// Values and callbacks over the lifecycle, or a self-sizing table's contentSize over its contentOffset.
    case timeline
    /// A table taken apart: the heights of its parts, and the views of one row across.
    case tableAnatomy
    /// Window, controllers and views with their insets, and the additions and losses on the way down.
    case tree
    /// Views to scale with the constraints between them as dimension lines, contradicting ones in red.
    case constraints
}
