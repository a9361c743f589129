/// Breaks a text into lines.
enum LineBreaking {
    /// Lines no wider than `widest` where words allow it, as few as possible and then of even width: breaks are at spaces
    /// and between any two ideographs.
    static func lines(of text: String, widest: Double, width: (String) -> Double) -> [String] {
        let pieces = pieces(of: text).flatMap { width($0) > widest ? parts(of: $0) : [$0] }
        let loose = filled(pieces, widest: widest, width: width)
        guard loose.count > 1 else { return loose }
        let steps = (1...8).reversed().map { widest * Double($0) / 8 }
        return steps.map { filled(pieces, widest: $0, width: width) }.last { $0.count == loose.count } ?? loose
    }

    /// Lines that take as much as fits, one after the other.
    private static func filled(_ pieces: [String], widest: Double, width: (String) -> Double) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces {
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

    /// Words with the space after them, and single ideographs, with the punctuation that closes them.
    private static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var word = ""
        for character in text {
            if isClosing(character), !word.isEmpty || !pieces.isEmpty {
                if word.isEmpty {
                    pieces[pieces.count - 1].append(character)
                } else {
                    pieces.append(word + "\(character)")
                }
                word = ""
                continue
            }
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

    /// A name that is too long for a line, before its capitals and behind its dots: "automatically", "Adjusts".
    private static func parts(of word: String) -> [String] {
        var parts: [String] = []
        for character in word {
            if character.isUppercase || parts.isEmpty || parts.last?.hasSuffix(".") == true { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    /// True for punctuation that no line begins with.
    private static func isClosing(_ character: Character) -> Bool { "，。、；：！？）》」』”’".contains(character) }

    private static func trimmed(_ text: String) -> String {
        text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
