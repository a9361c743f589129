import Languages

/// A picture in words, sentence by sentence, in the picture's language: first the result, then the place, then the reason.
package struct AltText: Hashable, Sendable {
    var sentences: [String]
    /// Notes on the whole picture, such as that numbers are extrapolated.
    var notes: [String] = []
    /// The text between two sentences.
    let separator: String

    /// The most words of an alternative text: a screen reader reads it without a stop.
    static let maxWords = 40.0

    init(_ sentences: [String], _ words: Words) {
        self.sentences = sentences.filter { !$0.isEmpty }
        separator = words[.sentenceSeparator]
    }

    /// The whole text.
    package var whole: String { (sentences + notes).joined(separator: separator) }

    /// As many sentences from the first on as fit in an alternative text, and the notes where there is room.
    package var brief: String {
        guard let first = sentences.first else { return whole }
        var kept = [first]
        var count = Self.words(in: first)
        let ofNotes = notes.reduce(0) { $0 + Self.words(in: $1) }
        let hasNotes = count + ofNotes <= Self.maxWords
        if hasNotes { count += ofNotes }
        for sentence in sentences.dropFirst() {
            count += Self.words(in: sentence)
            guard count <= Self.maxWords else { break }
            kept.append(sentence)
        }
        return (kept + (hasNotes ? notes : [])).joined(separator: separator)
    }

    /// Words between spaces; two Chinese characters count as one.
    private static func words(in text: String) -> Double {
        text.split(separator: " ").reduce(0) { count, word in
            let characters = word.unicodeScalars.count { (0x2E80...0x9FFF).contains($0.value) }
            return count + max(1, Double(characters) / 2)
        }
    }

    /// Joins several texts: first the result of each, then the rest of each.
    ///
    /// - Parameter labels: a prefix for the sentences of each text; empty for none.
    static func joining(_ texts: [AltText], _ labels: [String], _ words: Words) -> AltText {
        func labelled(_ label: String, _ sentences: some Sequence<String>) -> String {
            let text = sentences.joined(separator: words[.sentenceSeparator])
            return label.isEmpty || text.isEmpty ? text : words.text(.labelled, ["label": label, "text": text])
        }
        let first = zip(texts, labels).map { labelled($1, $0.sentences.prefix(1)) }
        let rest = zip(texts, labels).map { labelled($1, $0.sentences.dropFirst()) }
        return AltText(first + rest, words)
    }
}
