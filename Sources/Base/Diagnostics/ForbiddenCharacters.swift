extension Unicode.Scalar {
    /// Whether the text of a page or a book must not contain the character: control characters except tabs and line breaks,
    /// and code points that will never be characters.
    ///
    /// Source: the HTML standard's "control-character-in-input-stream" and "noncharacter-in-input-stream"; XML 1.0 leaves out
    /// most of them, too.
    package var isForbiddenInText: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
        default: value & 0xFFFE == 0xFFFE
        }
    }
}

extension String {
    /// The text with a space for each character that no text may hold; nil where there is none.
    package var withoutForbiddenCharacters: String? {
        guard unicodeScalars.contains(where: { $0.isForbiddenInText }) else { return nil }
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(scalar.isForbiddenInText ? " " : scalar) }
        return String(scalars)
    }
}
