package import CairoRendering
import Content
import Diagrams
import Drawing
import Geometry
package import Languages

/// A picture by which systems show the site once it is installed.
package struct AppIcon: Sendable {
    /// Its path in the output folder.
    package let path: String
    /// Pixels.
    private let side: Double
    /// Whether systems cut it to a shape of their own.
    private let isBleed: Bool

    package static let all = [
        AppIcon(path: "assets/icon-192.png", side: 192, isBleed: false),
        AppIcon(path: "assets/icon-512.png", side: 512, isBleed: false),
        AppIcon(path: "assets/icon-maskable.png", side: 512, isBleed: true),
        AppIcon(path: "assets/apple-touch-icon.png", side: 180, isBleed: true),
    ]

    /// All icons of a site as PNG.
    ///
    /// - Parameters:
    ///   - title: what the site is called.
    ///   - language: of the title.
    package static func draw(
        _ title: String, in language: Language, with resources: PictureRenderer.Resources
    ) throws(CairoError) -> [PictureFile] {
        let renderer = try PictureRenderer(resources)
        return try all.map { icon throws(CairoError) in
            let scene = drawIcon(
                title, side: icon.side, isBleed: icon.isBleed, language: language.tag,
                measuring: renderer.measurer(of: language.tag))
            return try renderer.file(icon.path, of: scene, as: .png, in: .icon)
        }
    }
}
