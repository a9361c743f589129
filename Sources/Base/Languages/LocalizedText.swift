/// A text in several languages, each written by an author and none derived from another; a language may be missing.
package struct LocalizedText: Hashable, Sendable {
    /// The texts in their original order; each language occurs once.
    private var texts: [Entry]

    private struct Entry: Hashable, Sendable {
        let language: Language
        var text: String
    }

    package init() { texts = [] }

    /// Keeps, for each language, its first text in the list.
    package init(_ texts: [(language: Language, text: String)]) {
        self.texts = []
        for (language, text) in texts { self[language] = text }
    }

    /// Whether there is no text in any language.
    package var isEmpty: Bool { texts.isEmpty }

    /// The languages that have a text, in the order in which they were given.
    package var languages: [Language] { texts.map { $0.language } }

    /// The text in exactly this language.
    package subscript(language: Language) -> String? {
        get { texts.first { $0.language == language }?.text }
        set {
            let index = texts.firstIndex { $0.language == language }
            switch (index, newValue) {
            case (let index?, let text?): texts[index].text = text
            case (let index?, nil): texts.remove(at: index)
            case (nil, let text?): texts.append(Entry(language: language, text: text))
            case (nil, nil): break
            }
        }
    }

    /// The text in a language, else in the first that has one; nil when there is none at all.
    package func text(in language: Language) -> String? { self[language] ?? texts.first?.text }
}
