import Diagnostics

/// The colours of samples of code: our lexer for the languages of this tool's subject, Prism for all others.
package enum CodeColours {
    /// The limit on a sample's size, in bytes: a longer one stays plain, as it is data, which is not read by its colours.
    package static let maxBytes = 64 * 1024

    /// The tokens of a sample, in order, all together the whole of it; nil for one that stays plain.
    package static func tokens(of text: String, in fence: String) -> [CodeToken]? {
        guard !fence.isEmpty, text.utf8.count <= maxBytes else { return nil }
        if let language = LexedLanguage(fence: fence) { return CodeLexer.tokens(of: text, in: language) }
        guard let grammar = Grammars.carried.grammar(named: fence) else { return nil }
        return GrammarEngines.runs(of: BasicPlane.text(text), in: grammar).flatMap { CodeRuns.tokens($0, of: text) }
    }

    /// Whether tokens come at once, so that nothing of them need be kept.
    package static func isQuick(_ fence: String) -> Bool {
        LexedLanguage(fence: fence) != nil || Grammars.carried.grammar(named: fence) == nil
    }

    /// The language that a fence means whose name nearly is another; nil for one that is known, or has no neighbour.
    package static func language(meantBy fence: String) -> String? {
        // Shorter words are near to many.
        guard fence.utf8.count >= minLetters, LexedLanguage(fence: fence) == nil,
            Grammars.carried.grammar(named: fence) == nil
        else { return nil }
        return SpellingSuggestion.nearest(to: fence.lowercased(), among: Grammars.carried.longNames)?.word
    }

    static let minLetters = 5
}

/// A text whose scalars beyond the first plane, such as emoji, are two of private use, as a script counts them as two.
private enum BasicPlane {
    static func text(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0xF0 }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.value > 0xFFFF { result += ["\u{E000}", "\u{E000}"] } else { result.append(scalar) }
        }
        return String(result)
    }
}

/// The answer of `colours.js`.
private enum CodeRuns {
    /// The tokens that runs such as "k3 p1" stand for; nil if they do not belong to the text.
    static func tokens(_ runs: String, of text: String) -> [CodeToken]? {
        var tokens: [CodeToken] = []
        let utf16 = text.utf16
        var (place, shown) = (utf16.startIndex, utf16.startIndex)
        var byte = 0
        for run in runs.split(separator: " ") {
            guard let letter = run.first, let count = Int(run.dropFirst()),
                let kind = CodeToken.Kind(rawValue: letter == "p" ? "" : String(letter)),
                let end = utf16.index(place, offsetBy: count, limitedBy: utf16.endIndex)
            else { return nil }
            // Half of a pair stays with the other.
            let whole = end.samePosition(in: text.unicodeScalars) == nil ? utf16.index(after: end) : end
            place = end
            guard whole > shown else { continue }
            let length = text.utf8.distance(from: shown, to: whole)
            shown = whole
            tokens.append(CodeToken(kind: kind, range: byte..<byte + length))
            byte += length
        }
        return byte == text.utf8.count ? tokens : nil
    }
}
