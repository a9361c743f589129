import Drawing
import Geometry

/// A block of text in a box that is as large as the text needs and hides everything behind it.
struct Plate {
    let block: TextBlock
    let typesetter: Typesetter

    /// The padding around the text.
    var padding = Size(width: 8, height: 4)

    /// The padding around a name in a small frame.
    static let tight = Size(width: 4, height: 1)

    var size: Size {
        let text = typesetter.size(of: block)
        return Size(
            width: (text.width + 2 * padding.width).rounded(.up), height: text.height + 2 * padding.height)
    }

    /// The items of the plate on the colour of the empty screen.
    func items(at place: Rect) -> [SceneItem] { items(at: place, .fill(.screen)) }

    /// The items of the plate on a ground of its own, in a rectangle of at least the plate's size.
    func items(at place: Rect, _ paint: Paint) -> [SceneItem] {
        let text = Rect(
            x: place.minX + padding.width, y: place.minY + padding.height,
            width: place.width - 2 * padding.width, height: place.height - 2 * padding.height)
        return [.path(.roundedRect(place, radius: min(6, padding.width)), paint)]
            + typesetter.items(of: block, in: text)
    }
}
