import Diagnostics
import Languages
import LayoutEngine
import WordFiles

/// Says messages in a language; what it has no words for is said in English, sentence by sentence.
struct Wording: Sendable {
    /// What the tool says by keys, such as rules.
    let words: Words
    /// The keys of the names of numbers by what English calls them; empty in English.
    private let terms: [String: String]

    static let english = Wording(.english)

    /// The tags of the languages that there are words for.
    static let languages = WordFiles.standard.languages.map { $0.language.tag }

    init(_ language: Language) {
        words = WordFiles.standard[language]
        let english = WordFiles.standard[.english]
        let names = words.language == english.language ? [] : TermName.allCases.map { $0.key }
        terms = Dictionary(names.map { (english[$0], $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The language that a command line asks for, right or wrong as it may be otherwise; English where it names none, or several.
    init(askedForIn words: [String]) {
        let name = OptionSpecification.messageLanguage.name
        let options = words.prefix { $0 != "--" }
        let tags =
            zip(options, options.dropFirst()).filter { $0.0 == name }.map { $0.1 }
            + options.filter { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
        let known = WordFiles.standard.languages.map { $0.language }
        self.init(tags.first.flatMap { Language.named($0, among: known) } ?? .english)
    }

    func callAsFunction(_ message: Message) -> String { message.text(by: translate) ?? message.english }

    func all(_ messages: [Message]) -> [String] { messages.map { self($0) } }

    /// The template of this language for an English one.
    var translate: @Sendable (String) -> String? {
        { words.translation(of: $0) ?? terms[$0].map { words[$0] } }
    }
}
