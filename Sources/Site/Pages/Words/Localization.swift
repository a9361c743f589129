package import Content
package import Languages
package import Templates
package import WordFiles

/// The languages of the site as an edition writes them: as they are, or Chinese in the traditional script.
package struct Localization: Sendable {
    private let files: WordFiles
    private let languages: [Language]
    private let script: Script?
    private let words: [Language: Words]
    /// The words as fields of templates, which use them on every page.
    private let fields: [Language: TemplateValue]

    /// A conversion of one language to another, text by text.
    package struct Script: Sendable {
        let source: Language
        let target: Language
        let convert: @Sendable (String) -> String

        package init(from source: Language, to target: Language, by convert: @escaping @Sendable (String) -> String) {
            self.source = source
            self.target = target
            self.convert = convert
        }
    }

    /// - Parameters:
    ///   - languages: the languages of the site.
    ///   - script: nil for texts as they were written.
    package init(_ files: WordFiles = .standard, languages: [Language], _ script: Script? = nil) {
        self.files = files
        self.languages = languages
        self.script = script
        var words: [Language: Words] = [:]
        for language in languages {
            words[language] =
                if let script, script.source == language {
                    files[language].converted(to: script.target, by: script.convert)
                } else {
                    files[language]
                }
        }
        self.words = words
        fields = words.mapValues { $0.fields }
    }

    /// Whether texts are converted to another script.
    var isConverted: Bool { script != nil }

    /// A text that people read.
    package func text(_ text: String) -> String { script?.convert(text) ?? text }

    /// The BCP 47 tag of the texts for a language.
    package func tag(of language: Language) -> String {
        guard let script, script.source == language else { return language.tag }
        return script.target.tag
    }

    /// The other language of the site that a short text in a cell is in, by its script.
    package func foreignTag(of text: String, in language: Language) -> String? {
        language.foreign(in: text, among: languages).map { tag(of: $0) }
    }

    // MARK: - Words

    /// The tool's words.
    package func words(in language: Language) -> Words { words[language] ?? files[language] }

    /// The tool's words as they are in the words files, for texts that are converted as a whole.
    package func unconverted(_ language: Language) -> Words { files[language] }

    /// The words for templates.
    package func wordFields(in language: Language) -> TemplateValue {
        fields[language] ?? words(in: language).fields
    }

    /// Every word in all languages of the site, for pages that belong to none.
    var wordFieldsInAllLanguages: TemplateValue {
        var fields: TemplateValue.Fields = [:]
        for word in Word.allCases {
            var texts: [String] = []
            for language in languages where !texts.contains(files[language][word]) {
                texts.append(files[language][word])
            }
            fields.append(word.rawValue, .text(texts.joined(separator: " · ")))
        }
        return .object(fields)
    }

    /// A sentence in one language about another: "Here it is in Chinese."
    ///
    /// - Parameters:
    ///   - word: with the placeholders `{language}` and `{other}`.
    ///   - language: the language of the sentence, and the first one that it mentions.
    func text(_ word: Word, in language: Language, of other: Language) -> String {
        let words = unconverted(language)
        return text(
            words.text(
                word.key,
                [
                    .init("language", .text(name(of: language, in: words))),
                    .init("other", .text(name(of: other, in: words))),
                ]))
    }

    /// The name of a language in another one, else in itself.
    private func name(of language: Language, in words: Words) -> String {
        let key = "languageNames." + language.tag
        return words.has(key) ? words[key] : ownName(of: language)
    }

    /// The name of a language in itself.
    private func ownName(of language: Language) -> String {
        files.languages.contains { $0.language == language } ? files[language]["language.name"] : language.ownName
    }

    /// The name of an edition in switches: the name of its language in that language; for two languages, in the words of a
    /// third one.
    package func name(of edition: Edition, in language: Language) -> String {
        switch edition.kind {
        case .language: ownName(of: edition.language)
        case .traditional: files[edition.language]["language.traditionalName"]
        case .both: words(in: language)[.both]
        }
    }

    /// The name of an edition where there is little room.
    func shortName(of edition: Edition, in language: Language) -> String {
        switch edition.kind {
        case .language where !files.languages.contains { $0.language == edition.language }: edition.language.tag
        case .language: files[edition.language]["language.shortName"]
        case .traditional: files[edition.language]["language.traditionalShortName"]
        case .both: words(in: language)[.both]
        }
    }

    /// Language and territory of an edition, as Open Graph names them.
    func locale(of edition: Edition) -> String {
        files[edition.language][edition.kind == .traditional ? "language.traditionalLocale" : "language.locale"]
    }

    // MARK: - Templates

    /// The templates with their own texts as this edition writes them.
    package func localized(_ templates: TemplateLibrary) -> TemplateLibrary {
        script.map { templates.converted(by: $0.convert) } ?? templates
    }
}
