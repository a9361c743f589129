package import Drawing
import Geometry

/// Draws the picture by which systems show a site once it is installed: the first letter of its title on a plate.
///
/// - Parameters:
///   - side: the side length in points.
///   - isBleed: whether the plate extends to the edges, because systems cut it to a shape of their own, of at least a
///     circle of four fifths; else it has round corners.
///   - language: the language of the title, as a BCP 47 tag.
package func drawIcon(
    _ title: String, side: Double, isBleed: Bool, language: String, measuring measurer: some TextMeasuring
) -> Scene {
    let square = Rect(x: 0, y: 0, width: side, height: side)
    let plate = isBleed ? Path.rect(square) : .roundedRect(square, radius: side * 0.22)
    let font = Font(.text, size: side * (isBleed ? 0.5 : 0.6), weight: .semibold)
    let letter = title.prefix(1).uppercased()
    let extent = measurer.measure(letter, font: font)
    // Capitals are about seven tenths of the type's size high, and have nothing below the line.
    let baseline = (side + font.size * 0.7) / 2
    let run = TextRun(letter, font: font, color: .ink, width: extent.width)
    let items: [SceneItem] = [
        .path(plate, .fill(.background)), .text(run, at: Point(x: (side - extent.width) / 2, y: baseline)),
    ]
    return Scene(size: square.size, items: items, title: title, description: "", language: language)
}
