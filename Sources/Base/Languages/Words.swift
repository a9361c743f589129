/// The texts of the tool in one language, by key.
///
/// A text may hold placeholders, `{name}`, which the arguments of a phrase fill; text between braces that names no argument stays
/// as it is. A text that depends on a number has forms under its key, `one` and `other`.
package struct Words: Sendable {
    package let language: Language
    private let texts: [String: String]
    /// The numbers of things for which `one` is the form: 1 in English, 0 and 1 in French, none in Chinese.
    package let singulars: Set<Int>
    /// Converts a text when it is read; nil leaves texts as they are.
    private let convert: (@Sendable (String) -> String)?

    package init(_ language: Language, texts: [String: String], singulars: Set<Int> = []) {
        self.init(language, texts: texts, singulars: singulars, convert: nil)
    }

    private init(
        _ language: Language, texts: [String: String], singulars: Set<Int>, convert: (@Sendable (String) -> String)?
    ) {
        self.language = language
        self.texts = texts
        self.singulars = singulars
        self.convert = convert
    }

    /// These texts in another language, each converted from the present one when it is read.
    package func converted(to language: Language, by convert: @escaping @Sendable (String) -> String) -> Words {
        let own = self.convert
        return Words(
            language, texts: texts, singulars: singulars, convert: { text in convert(own.map { $0(text) } ?? text) })
    }

    private func text(of key: String) -> String? { texts[key].map { convert?($0) ?? $0 } }

    /// Every key that has a text.
    package var keys: [String] { Array(texts.keys) }

    /// Whether a key, or one form of it, has a text.
    package func has(_ key: String) -> Bool { texts[key] != nil || texts[key + ".other"] != nil }

    /// The text of a key. A key without text is shown itself, in brackets; the check of the words files, which tests run
    /// with all keys that the code uses, leaves none.
    package subscript(key: String) -> String { text(of: key) ?? "[" + key + "]" }

    /// The translation of an English sentence with numbered places; nil if the words file has none.
    package func translation(of sentence: String) -> String? { text(of: Self.sentences + sentence) }

    /// The prefix of the keys of sentences: below `messages` each sentence is its own key.
    package static let sentences = "messages."

    /// The text of a key with its placeholders filled.
    package func text(_ key: String, _ arguments: [Phrase.Argument]) -> String { text(Phrase(key, arguments)) }

    /// The text of a phrase in this language.
    package func text(_ phrase: Phrase) -> String {
        let template = self[form(of: phrase)]
        return phrase.arguments.isEmpty ? template : filled(template, with: phrase.arguments)
    }

    /// The key of the form that the first count among the arguments asks for, where the text has forms.
    private func form(of phrase: Phrase) -> String {
        for argument in phrase.arguments {
            guard case .count(let count) = argument.value else { continue }
            let one = phrase.key + ".one"
            if singulars.contains(count), texts[one] != nil { return one }
            let other = phrase.key + ".other"
            if texts[other] != nil { return other }
        }
        return phrase.key
    }

    private func filled(_ template: String, with arguments: [Phrase.Argument]) -> String {
        var result = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            guard let close = rest.firstIndex(of: "}") else { break }
            let name = rest[rest.index(after: open)..<close]
            if let argument = arguments.first(where: { $0.name == name }) {
                result += text(argument.value)
                rest = rest[rest.index(after: close)...]
            } else {
                result += "{"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private func text(_ value: Phrase.Value) -> String {
        switch value {
        case .text(let text): text
        case .phrase(let phrase): text(phrase)
        case .count(let count): String(count)
        }
    }
}
