import Drawing
import Geometry
import LayoutEngine
import Scenarios

/// The hatched bands: what lies outside the safe area, and what the app's contentInset takes.
struct InsetBands {
    let figure: Figure

    private static let step = 5.0

    /// The strips of the shown view outside its safe area.
    var unsafe: [SceneItem] {
        guard let safe = figure.safeRect, let view = figure.shownView?.frameInWindow else { return [] }
        let insets = Insets(
            top: safe.minY - view.minY, left: safe.minX - view.minX, bottom: view.maxY - safe.maxY,
            right: view.maxX - safe.maxX)
        return Bands.strips(of: view, insets: insets).flatMap {
            items(for: $0, figure.palette.unsafeFill, figure.palette.unsafeHatch, .rising)
        }
    }

    /// The strips that contentInset adds inside of what the system adds.
    var contentInset: [SceneItem] {
        contentInsetStrips.flatMap {
            items(for: $0, figure.palette.contentInsetFill, figure.palette.contentInsetHatch, .falling)
        }
    }

    /// True when there is a strip of contentInset to see.
    var hasContentInset: Bool { !contentInsetStrips.isEmpty }

    var hasUnsafe: Bool { !unsafe.isEmpty }

    private var contentInsetStrips: [Rect] {
        guard figure.layers.contains(.contentInset), let scroll = figure.scroll,
            let content = scroll[.contentInset]?.insets
        else { return [] }
        let whole = scroll[.adjustedContentInset]?.insets ?? content
        let system = Insets(
            top: whole.top - content.top, left: whole.left - content.left, bottom: whole.bottom - content.bottom,
            right: whole.right - content.right)
        return Bands.strips(of: scroll.frameInWindow.inset(by: system), insets: content)
    }

    private func items(
        for strip: Rect, _ fill: Color, _ line: Color, _ direction: Hatch.Direction
    ) -> [SceneItem] {
        guard let visible = strip.intersection(figure.screen) else { return [] }
        let rect = figure.map(visible)
        return [
            .path(.rect(rect), .fill(fill)),
            .path(Hatch.path(in: rect, step: Self.step, direction), .stroke(line, width: 0.75)),
        ]
    }
}
