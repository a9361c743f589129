/// A section as links to it are previewed: its name and its beginning.
struct PreviewedSection: Hashable, Sendable {
    /// Its id in the address of a link; empty for the page itself.
    let anchor: String
    let title: String
    let text: String

    /// The size, in UTF-8 bytes, from which an opening is long enough: a paragraph that only announces a list says little.
    static let enough = 120

    /// The width of a preview's text at most, where a letter of a broad script takes two.
    private static let width = 240

    /// The beginning of a text, which ends with a word and an ellipsis where it is cut.
    static func beginning(of text: String) -> String {
        var width = 0
        var end = text.startIndex
        for index in text.indices {
            let character = text[index]
            width += isBroad(character) ? 2 : 1
            guard width <= Self.width else {
                return String(text[..<(end > text.startIndex ? end : index)]).trimmedAtEnd + "…"
            }
            let next = text.index(after: index)
            if character.isWhitespace || isBroad(character) { end = next }
        }
        return text
    }

    private static func isBroad(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    }
}
