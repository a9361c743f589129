package import CairoRendering
import Content
import Diagrams
import Drawing
import Geometry
import Languages

/// A picture by which systems show the site once it is installed: the mark on a plate.
package struct AppIcon: Sendable {
    /// Its path in the output folder.
    package let path: String
    /// Pixels.
    private let side: Double
    private let plate: Plate

    private enum Plate {
        /// With round corners; it is shown as it is.
        case tile
        /// To the edges; systems cut it to a shape of their own, which leaves at least a circle of four fifths.
        case bleed
    }

    package static let all = [
        AppIcon(path: "assets/icon-192.png", side: 192, plate: .tile),
        AppIcon(path: "assets/icon-512.png", side: 512, plate: .tile),
        AppIcon(path: "assets/icon-maskable.png", side: 512, plate: .bleed),
        AppIcon(path: "assets/apple-touch-icon.png", side: 180, plate: .bleed),
    ]

    /// All icons as PNG.
    package static func draw(with resources: PictureRenderer.Resources) throws(CairoError) -> [PictureFile] {
        let renderer = try PictureRenderer(resources)
        return try all.map { icon throws(CairoError) in
            try renderer.file(icon.path, of: icon.scene, as: .png, in: palette)
        }
    }

    private static let palette = Palette(name: "icon") { $0 == .ink ? Color(0x1A1B1E) : Color(0xFFFFFF) }

    private var scene: Scene {
        let square = Rect(x: 0, y: 0, width: side, height: side)
        let shape = plate == .tile ? Path.roundedRect(square, radius: side * 0.22) : .rect(square)
        // Whole pixels for each unit keep straight lines sharp.
        let unit = (side * (plate == .tile ? 0.64 : 0.5625) / Mark.height).rounded(.down)
        let corner = Point(x: (side - Mark.width * unit) / 2, y: (side - Mark.height * unit) / 2)
        return Scene(
            size: square.size,
            items: [.path(shape, .fill(.background))] + Mark.items(at: corner, unit: unit, in: .ink),
            title: "notchbook", description: "", language: Language.english.tag)
    }
}
