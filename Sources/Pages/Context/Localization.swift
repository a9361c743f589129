import Content
package import Languages
package import Templates

/// The languages of the site as an edition writes them: as they are, or Chinese in the traditional script.
package struct Localization: Sendable {
    private let script: Script?
    private let words: [Language: Words]
    /// The same for templates, which ask for them on every page.
    private let fields: [Language: TemplateValue]

    /// How one language becomes another, text by text.
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

    /// - Parameter script: nil for texts as they were written.
    package init(_ script: Script? = nil) {
        self.script = script
        var words: [Language: Words] = [:]
        for language in Language.ofNotes {
            words[language] =
                if let script, script.source == language {
                    language.words.converted(to: script.target, by: script.convert)
                } else {
                    language.words
                }
        }
        self.words = words
        fields = words.mapValues { $0.fields }
    }

    /// A text that people read.
    package func text(_ text: String) -> String { script?.convert(text) ?? text }

    /// The BCP 47 tag of what is written for a language.
    package func tag(of language: Language) -> String {
        guard let script, script.source == language else { return language.tag }
        return script.target.tag
    }

    /// The tool's words.
    package func words(in language: Language) -> Words { words[language] ?? language.words }

    /// The same for templates.
    package func wordFields(in language: Language) -> TemplateValue { fields[language] ?? .object([:]) }

    /// The texts that stand in a template itself, as this edition writes them.
    package func localized(_ templates: TemplateLibrary) -> TemplateLibrary {
        script.map { templates.converted(by: $0.convert) } ?? templates
    }
}
