import Drawing
import Geometry
import LayoutEngine

/// The scroll indicators of scroll views whose content is larger than they are, each as long as the part that can be seen.
enum ScrollIndicatorFigure {
    /// In picture units.
    private static let thickness = 3.0
    private static let edgeGap = 3.0
    private static let shortest = 24.0

    static func items(in figure: Figure) -> [SceneItem] {
        figure.snapshot.elements.filter { $0.kind.isScrollView && $0.isVisible && !$0.frameInWindow.isEmpty }
            .flatMap { items(of: $0, figure) }
    }

    private static func items(of element: Element, _ figure: Figure) -> [SceneItem] {
        let insets =
            element[.effectiveScrollIndicatorInsets]?.insets ?? element[.scrollIndicatorInsets]?.insets ?? .zero
        let track = figure.map(element.frameInWindow.inset(by: insets))
        let visible = figure.map(element.frameInWindow.inset(by: element.contentInsets))
        let content = figure.map(element.contentFrameInWindow)
        let isMirrored = figure.environment.layoutDirection == .rightToLeft
        var thumbs: [Rect] = []
        if let run = thumb(track.minY, track.maxY, visible.minY, visible.height, content.minY, content.height) {
            let x = isMirrored ? track.minX + edgeGap : track.maxX - edgeGap - thickness
            thumbs.append(Rect(x: x, y: run.start, width: thickness, height: run.length))
        }
        if let run = thumb(track.minX, track.maxX, visible.minX, visible.width, content.minX, content.width) {
            let y = track.maxY - edgeGap - thickness
            thumbs.append(Rect(x: run.start, y: y, width: run.length, height: thickness))
        }
        return thumbs.map { .path(.roundedRect($0, radius: thickness / 2), .fill(.term)) }
    }

    /// The indicator between two ends of its track; nil when all content can be seen.
    private static func thumb(
        _ low: Double, _ high: Double, _ visible: Double, _ room: Double, _ content: Double, _ length: Double
    ) -> (start: Double, length: Double)? {
        let track = high - low - 2 * edgeGap
        guard room > 0, length > room + 1, track > shortest else { return nil }
        let thumb = max(shortest, track * room / length).rounded()
        let fraction = min(1, max(0, (visible - content) / (length - room)))
        return (low + edgeGap + ((track - thumb) * fraction).rounded(), thumb)
    }
}

extension Element {
    /// What a scroll view keeps free around its content.
    fileprivate var contentInsets: Insets {
        self[.adjustedContentInset]?.insets ?? self[.contentInset]?.insets ?? .zero
    }
}
