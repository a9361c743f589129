/// Breaks a text into lines.
enum LineBreaking {
    /// Lines no wider than `widest` where words allow it: breaks at spaces, and between any two ideographs.
    static func lines(of text: String, widest: Double, width: (String) -> Double) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces(of: text) {
            let longer = line + piece
            if line.isEmpty || width(trimmed(longer)) <= widest {
                line = longer
            } else {
                lines.append(trimmed(line))
                line = piece
            }
        }
        return lines + [trimmed(line)]
    }

    /// Words with the space after them, and single ideographs.
    private static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var word = ""
        for character in text {
            let isIdeograph = character.unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) }
            if isIdeograph, !word.isEmpty {
                pieces.append(word)
                word = ""
            }
            word.append(character)
            if isIdeograph || character == " " {
                pieces.append(word)
                word = ""
            }
        }
        return word.isEmpty ? pieces : pieces + [word]
    }

    private static func trimmed(_ text: String) -> String {
        text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
