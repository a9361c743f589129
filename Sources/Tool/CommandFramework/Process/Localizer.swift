package import Diagnostics
package import Languages
import LayoutEngine
import WordFiles

/// Translates messages; a sentence without a translation stays in English.
package struct Localizer: Sendable {
    private let language: Language
    /// The keys of the names of numbers by what English calls them; empty in English.
    private let terms: [String: String]

    package static let english = Localizer(.english)

    /// The tags of the languages that there are words for.
    package static let languages = WordFiles.standardLanguages.map { $0.tag }

    package init(_ language: Language) {
        self.language = language
        guard language != .english else {
            terms = [:]
            return
        }
        let english = WordFiles.standard[.english]
        terms = Dictionary(
            TermName.allCases.map { (english[$0.key], $0.key) }, uniquingKeysWith: { first, _ in first })
    }

    /// The tool's texts by keys, such as the texts of rules. Read on demand: most runs in English need none.
    package var words: Words { WordFiles.standard[language] }

    /// The language that a command line asks for, right or wrong as it may be otherwise; English where it names none, or several.
    package init(askedForIn words: [String]) {
        let name = OptionSpecification.messageLanguage.name
        let options = words.prefix { $0 != "--" }
        let tags =
            zip(options, options.dropFirst()).filter { $0.0 == name }.map { $0.1 }
            + options.filter { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
        self.init(tags.first.flatMap { Language.named($0, among: WordFiles.standardLanguages) } ?? .english)
    }

    package func callAsFunction(_ message: Message) -> String { message.text(by: translate) ?? message.english }

    package func all(_ messages: [Message]) -> [String] { messages.map { self($0) } }

    /// The template of this language for an English one; English has none.
    package var translate: @Sendable (String) -> String? {
        guard language != .english else { return { _ in nil } }
        let words = words
        return { words.translation(of: $0) ?? terms[$0].map { words[$0] } }
    }
}
