import Drawing
import Geometry
import LayoutEngine

/// The content of a collection view with a flow layout: its cells, headers and footers where the engine puts them.
struct CollectionContentDrawing {
    let parts: [Element]
    let subject: Subject

    var items: [SceneItem] {
        parts.compactMap { part in
            let rect = subject.map(part.frameInWindow)
            guard !rect.isEmpty else { return nil }
            let inset = min(0.5, rect.width / 4, rect.height / 4)
            let plate = rect.inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
            let radius = min(4, plate.width / 4, plate.height / 4)
            return .path(.roundedRect(plate, radius: radius), .fill(part.kind == .cell ? .barContent : .ghost))
        }
    }
}
