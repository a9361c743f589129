package import CairoRendering
import Content
import Diagrams
import Drawing
import Geometry
package import Languages
package import Pictures

extension AppIcon {
    /// All icons of a site as PNG.
    ///
    /// - Parameters:
    ///   - title: the title of the site.
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
