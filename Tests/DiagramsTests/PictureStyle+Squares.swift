import TestSupport

@testable import Diagrams

extension PictureStyle {
    /// English on white with imaginary glyphs.
    static var squares: PictureStyle {
        PictureStyle(
            language: .english, palette: .light, typesetter: Typesetter { SquareGlyphs().measure($0, font: $1) })
    }
}
