import TestSupport

@testable import Diagrams

extension PictureStyle {
    /// English with imaginary glyphs.
    static var squares: PictureStyle {
        PictureStyle(words: standardWords("en"), measuring: SquareGlyphs())
    }
}
