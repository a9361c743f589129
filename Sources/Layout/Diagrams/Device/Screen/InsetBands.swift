import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// The hatched bands: the area outside the safe area, and the insets of a scroll view around its content.
struct InsetBands {
    let subject: Subject

    private static let step = 5.0
    /// A kind of band that a picture has, with its look.
    enum Kind: CaseIterable, Hashable, Sendable {
        case unsafe, contentInset, adjustedContentInset
    }

    /// The kinds with something to see, from the back to the front.
    var kinds: [Kind] { Kind.allCases.filter { !strips(of: $0).isEmpty } }

    /// The frames of the bands in the picture.
    var frames: [Rect] { areas.map { subject.map($0) } }

    /// The frames of the bands on the screen, in window points.
    var areas: [Rect] { kinds.flatMap { strips(of: $0) }.compactMap { $0.intersection(subject.screen) } }

    /// The bands that belong to a view, without the parts in given rectangles of the window.
    func items(of element: Element, besides extents: [Rect]) -> [SceneItem] {
        kinds.filter { owner(of: $0)?.name == element.name }.flatMap { kind in
            strips(of: kind).flatMap { strip in
                extents.reduce([strip]) { rest, extent in rest.flatMap { $0.without(extent) } }
            }.flatMap { strip in strip.intersection(subject.screen).map { items(in: subject.map($0), kind) } ?? [] }
        }
    }

    /// The parts of the bands that lie in rectangles of the window.
    func items(over extents: [Rect]) -> [SceneItem] {
        kinds.flatMap { kind in
            strips(of: kind).flatMap { strip in extents.compactMap { strip.intersection($0) } }
                .flatMap { strip in strip.intersection(subject.screen).map { items(in: subject.map($0), kind) } ?? [] }
        }
    }

    /// The insets that are hidden by a view in front of them: if a view hides a whole strip, the strip's lines are drawn on
    /// the view too.
    func items(through views: [Rect]) -> [SceneItem] {
        kinds.filter { $0 != .unsafe }.flatMap { kind in
            strips(of: kind).compactMap { $0.intersection(subject.screen) }
                .filter { strip in views.contains { $0.union(strip) == $0 } }
                .flatMap { items(in: subject.map($0), kind) }
        }
    }

    private func owner(of kind: Kind) -> Element? { kind == .unsafe ? subject.shownView : subject.measuredScroll }

    /// A band as it looks beside the others: an unsafe area below an inset is a ground alone, so that both can be
    /// distinguished.
    func items(in rect: Rect, _ kind: Kind) -> [SceneItem] {
        let items = Self.items(in: rect, kind)
        return kind == .unsafe && !adjustedContentInset.isEmpty ? Array(items.prefix(1)) : items
    }

    /// A band's ground and lines, of which each kind of inset has only one, so that both are visible in one place; also the
    /// swatch of the legend.
    static func items(in rect: Rect, _ kind: Kind) -> [SceneItem] {
        let (fill, line, direction): (ColorRole?, ColorRole?, Hatch.Direction) =
            switch kind {
            case .unsafe: (.unsafeFill, .unsafeHatch, .rising)
            case .adjustedContentInset: (nil, .contentInsetHatch, .falling)
            case .contentInset: (.contentInsetFill, nil, .falling)
            }
        let ground = fill.map { [SceneItem.path(.rect(rect), .fill($0))] } ?? []
        let lines = line.map {
            [SceneItem.path(.rect(rect), .hatch(Hatch($0, lineWidth: 0.75, step: step, direction)))]
        }
        return ground + (lines ?? [])
    }

    private func strips(of kind: Kind) -> [Rect] {
        switch kind {
        case .unsafe: unsafe
        case .adjustedContentInset: adjustedContentInset
        case .contentInset: contentInset
        }
    }

    /// The strips of the shown view outside its safe area.
    private var unsafe: [Rect] {
        guard subject.safeRect != nil, let view = subject.shownView, let insets = view[.safeAreaInsets]?.insets else {
            return []
        }
        return Bands.strips(of: view.frameInWindow, insets: insets)
    }

    private var adjustedContentInset: [Rect] {
        guard subject.layers.contains(.adjustedContentInset), let scroll = subject.measuredScroll,
            let insets = scroll[.adjustedContentInset]?.insets
        else { return [] }
        return Bands.strips(of: scroll.frameInWindow, insets: insets)
    }

    /// The strips that contentInset adds inside the system's insets.
    private var contentInset: [Rect] {
        guard subject.layers.contains(.contentInset), let scroll = subject.measuredScroll,
            let content = scroll[.contentInset]?.insets
        else { return [] }
        return Bands.strips(
            of: scroll.frameInWindow.inset(by: scroll.systemContentInsets ?? .zero), insets: content)
    }

    /// Lines where the insets of the scroll view end.
    var innerEdges: [SceneItem] {
        guard !adjustedContentInset.isEmpty || !contentInset.isEmpty, let scroll = subject.measuredScroll,
            let insets = scroll[.adjustedContentInset]?.insets ?? scroll[.contentInset]?.insets
        else { return [] }
        let frame = scroll.frameInWindow
        let inner = subject.map(frame.inset(by: insets))
        let (left, right) = (
            Point(x: inner.minX + 0.5, y: inner.minY + 0.5), Point(x: inner.maxX - 0.5, y: inner.maxY - 0.5)
        )
        let sides: [(Double, Path)] = [
            (insets.top, .line(from: left, to: Point(x: right.x, y: left.y))),
            (insets.left, .line(from: left, to: Point(x: left.x, y: right.y))),
            (insets.bottom, .line(from: Point(x: left.x, y: right.y), to: right)),
            (insets.right, .line(from: Point(x: right.x, y: left.y), to: right)),
        ]
        return sides.filter { $0.0 > 0 }
            .map { .path($0.1, .stroke(.contentInsetLine, width: 1)) }
    }
}

extension Rect {
    /// This rectangle without another one, in up to four parts.
    func without(_ other: Rect) -> [Rect] {
        guard let hole = intersection(other) else { return [self] }
        return [
            Rect(x: minX, y: minY, width: width, height: hole.minY - minY),
            Rect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
            Rect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
            Rect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
        ].filter { !$0.isEmpty }
    }
}

extension InsetBands.Kind {
    /// A property's own name, or words.
    func name(in words: Words) -> String {
        switch self {
        case .unsafe: words[.unsafe]
        case .adjustedContentInset: "adjustedContentInset"
        case .contentInset: "contentInset"
        }
    }
}
