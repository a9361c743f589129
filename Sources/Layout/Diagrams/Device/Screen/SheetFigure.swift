import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// A presented view that does not fill the window: the app behind it dimmed, and the sheet or popover with round corners.
enum SheetFigure {
    /// In window points.
    private static let radius = 12.0

    static func items(in figure: Subject) -> [SceneItem] {
        guard let style = figure.tree.root.controller?.modalPresentationStyle, style != .fullScreen,
            let view = figure.snapshot.elements.first(where: { $0.kind.isView && $0.isVisible }),
            view.frameInWindow != figure.window
        else { return [] }
        let sheet = figure.map(view.frameInWindow)
        let isAtBottom = sheet.maxY >= figure.map(figure.window).maxY
        let whole =
            isAtBottom ? Rect(x: sheet.minX, y: sheet.minY, width: sheet.width, height: sheet.height + 40) : sheet
        return [
            .path(.rect(figure.map(figure.window)), .fill(.dimmed)),
            .path(
                .roundedRect(whole, radius: figure.map.length(radius)),
                Paint(fill: .solid(.screen), stroke: Paint.Stroke(.barEdge, width: 1))),
        ]
    }
}
