/// Breaks a text into lines.
enum LineBreaking {
    /// Lines no wider than `widest` where words allow it, as few as possible and then of even width: breaks are at spaces
    /// and between any two ideographs.
    static func lines(of text: String, widest: Double, width: (String) -> Double) -> [String] {
        let pieces = pieces(of: text).flatMap { text -> [Piece] in
            let piece = Piece(text: text, width: width(text))
            guard piece.width > widest else { return [piece] }
            return names(of: text).flatMap { name -> [Piece] in
                let whole = Piece(text: name, width: width(name))
                return whole.width > widest ? parts(of: name).map { Piece(text: $0, width: width($0)) } : [whole]
            }
        }
        let loose = filled(pieces, widest: widest, width: width)
        guard loose.count > 1 else { return loose }
        // The narrower they are the more lines there are, so that the narrowest that are as few is found by halving.
        var (narrowest, best) = (1, loose)
        var end = 8
        while narrowest < end {
            let middle = (narrowest + end) / 2
            let lines = filled(pieces, widest: widest * Double(middle) / 8, width: width)
            if lines.count == loose.count { (end, best) = (middle, lines) } else { narrowest = middle + 1 }
        }
        return best
    }

    /// A piece of text that no line break may split.
    private struct Piece {
        let text: String
        /// The width of the piece alone.
        let width: Double
    }

    /// Lines that are each filled with as many pieces as fit.
    private static func filled(_ pieces: [Piece], widest: Double, width: (String) -> Double) -> [String] {
        // Letters move little for their neighbours, so that a line is measured itself only where it is about as wide.
        func fits(_ line: String, about sum: Double) -> Bool {
            if sum * 1.1 + 4 < widest { return true }
            if sum * 0.9 - 4 > widest { return false }
            return width(trimmed(line)) <= widest
        }
        var lines: [String] = []
        var (line, sum) = ("", 0.0)
        for piece in pieces {
            let longer = line + piece.text
            if line.isEmpty || fits(longer, about: sum + piece.width) {
                (line, sum) = (longer, sum + piece.width)
            } else {
                lines.append(trimmed(line))
                (line, sum) = (piece.text, piece.width)
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

    /// A path split after its dots: "keyboardLayoutGuide.", "layoutFrame".
    private static func names(of word: String) -> [String] {
        var names = [""]
        for character in word {
            if names.last?.hasSuffix(".") == true, character != "." { names.append("") }
            names[names.count - 1].append(character)
        }
        return names
    }

    /// A name that is too long for a line, before its capitals: "automatically", "Adjusts".
    private static func parts(of word: String) -> [String] {
        var parts: [String] = []
        for character in word {
            if character.isUppercase || parts.isEmpty { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    /// Whether the character is punctuation that must not begin a line.
    private static func isClosing(_ character: Character) -> Bool { "，。、；：！？）》」』”’".contains(character) }

    private static func trimmed(_ text: String) -> String {
        text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
