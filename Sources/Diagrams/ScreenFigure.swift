import Drawing
import Geometry
import LayoutEngine
import Scenarios

/// Everything inside the outline of the screen, from the back to the front.
struct ScreenFigure {
    let figure: Figure
    let typesetter: Typesetter
    let outline: DeviceOutline

    /// The items, and the asked values that no plate shows.
    var content: (items: [SceneItem], listed: [AskedValue]) {
        let views = ViewFigure(figure: figure)
        let (plates, listed) = plates(views)
        let inside = ground(views) + lines(views) + outline.overlay(figure.palette) + plates
        return ([.group(offset: .zero, clip: outline.screen, items: inside)], listed)
    }

    private func ground(_ views: ViewFigure) -> [SceneItem] {
        let bars = figure.layers.contains(.bars) ? BarFigure.bars(in: figure) : []
        let bands = InsetBands(figure: figure)
        let scrolls = figure.snapshot.elements.filter { $0.kind.isScrollView && $0.isVisible }
        let content = scrolls.flatMap { ScrollContentFigure(element: $0, figure: figure).items }
        return views.fills + content + bars.flatMap { $0.ground } + bands.unsafe + bands.contentInset
            + StatusBarFigure.items(in: figure) + bars.flatMap { $0.content }
    }

    private func lines(_ views: ViewFigure) -> [SceneItem] {
        views.lines + SafeAreaFigure(figure: figure).lines
            + figure.answer.measures.flatMap { WitnessLines(measure: $0, figure: figure).items }
    }

    private func plates(_ views: ViewFigure) -> (items: [SceneItem], listed: [AskedValue]) {
        var placement = PlatePlacement(bounds: bounds, keepingClearOf: [])
        var items: [SceneItem] = []
        var listed = figure.answer.others
        for entry in views.entries {
            guard let label = views.label(for: entry) else { continue }
            let plate = Plate(block: label, typesetter: typesetter)
            guard let place = placement.place(plate.size, on: entry.frame) else { continue }
            items += plate.items(at: place, figure.palette)
            let shown = views.values(of: entry)
            listed.removeAll { value in shown.contains { $0.name == value.name && $0.property == value.property } }
        }
        let safeArea = SafeAreaFigure(figure: figure)
        if let frame = safeArea.frame, let label = safeArea.label {
            let plate = Plate(block: label, typesetter: typesetter)
            let place = placement.place(
                plate.size, inTheMiddleOf: frame, clearOf: views.entries.map { $0.frame })
            items += place.map { plate.items(at: $0, figure.palette) } ?? []
        }
        return (items, listed)
    }

    /// Where plates may lie: clear of the round corners.
    private var bounds: Rect {
        let screen = figure.map.screen
        return Rect(x: screen.minX + 8, y: screen.minY + 8, width: screen.width - 16, height: screen.height - 16)
    }
}
