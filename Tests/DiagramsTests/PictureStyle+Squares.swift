import TestSupport

@testable import Diagrams

extension PictureStyle {
    /// English on white with imaginary glyphs.
    static var squares: PictureStyle {
        PictureStyle(language: "en", palette: .light, measuring: SquareGlyphs())
    }
}
