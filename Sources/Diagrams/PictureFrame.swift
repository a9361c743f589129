import Drawing
import Geometry

/// Puts a finished part into a picture with margins.
enum PictureFrame {
    private static let padding = 20.0
    /// Room kept left and right of the screen, so that pictures of the same device are of the same size.
    private static let leftGutter = 138.0
    private static let rightGutter = 150.0

    static func scene(around part: Part, _ figure: Figure, title: String, description: String) -> Scene {
        let screen = figure.map.screen
        let gutters = Rect(
            x: -leftGutter, y: 0, width: screen.width + leftGutter + rightGutter, height: screen.height)
        let bounds = part.bounds.map { $0.union(gutters) } ?? gutters
        let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
        let offset = Point(x: padding - left, y: padding - top)
        return Scene(
            size: Size(
                width: bounds.maxX.rounded(.up) - left + 2 * padding,
                height: bounds.maxY.rounded(.up) - top + 2 * padding),
            background: figure.palette.background, items: [.group(offset: offset, clip: nil, items: part.items)],
            title: title, description: description, language: figure.language.tag)
    }
}
