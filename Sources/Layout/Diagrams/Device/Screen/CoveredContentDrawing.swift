import Drawing
import Geometry
import LayoutEngine

/// The content of scroll views under translucent bars and in bands, drawn once more over them: faint, but visible.
struct CoveredContentDrawing {
    let subject: Subject
    let bars: [BarDrawing]

    var items: [SceneItem] {
        subject.snapshot.elements.enumerated().flatMap { index, element -> [SceneItem] in
            guard element.kind.isScrollView, element.isVisible else { return [] }
            return areas(of: element, index).flatMap { area in
                ScrollContentDrawing(element: element, subject: subject, area: area).items.compactMap { $0.covered }
            }
        }
    }

    /// The areas in which the content of a scroll view is covered, in window points: no two overlap, and no view lies in
    /// front.
    private func areas(of element: Element, _ index: Int) -> [Rect] {
        let covering = bars.filter { $0.isTranslucent }.map { $0.extent } + InsetBands(subject: subject).areas
        let opaque = bars.filter { !$0.isTranslucent }.map { $0.extent }
        let front = subject.snapshot.elements.dropFirst(index + 1)
            .filter { $0.kind.isView && $0.isVisible && !$0.frameInWindow.isEmpty }.map { $0.frameInWindow }
        var areas: [Rect] = []
        for cover in covering {
            guard let area = element.frameInWindow.intersection(cover) else { continue }
            let hidden = opaque + front + areas
            areas += hidden.reduce([area]) { rest, other in rest.flatMap { $0.without(other) } }
        }
        return areas
    }
}

extension SceneItem {
    /// The placeholders and separators of an item, which show through the bars that cover it, without grounds.
    fileprivate var covered: SceneItem? {
        switch self {
        case .group(let offset, let clip, let items):
            let kept = items.compactMap { $0.covered }
            return kept.isEmpty ? nil : .group(offset: offset, clip: clip, items: kept)
        case .path(let path, let paint):
            switch paint.fill {
            case .solid(.ghost)?, .solid(.barContent)?, .solid(.barTitle)?: return .path(path, .fill(.coveredContent))
            case nil:
                return paint.stroke.map {
                    .path(path, .stroke(.coveredContent, width: $0.width, dashes: $0.dashes))
                }
            default: return nil
            }
        case .text: return nil
        }
    }
}
