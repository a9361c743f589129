package import Content
package import Languages
import Templates
import WordFiles

/// The name and the authors of the site, from its settings, with defaults for missing values.
package struct SiteIdentity: Sendable {
    package let settings: SiteSettings
    private let titles: [Language: String]

    /// - Parameter homeTitle: the title of the home page in a language, where there is one.
    init(_ settings: SiteSettings, homeTitle: (Language) -> String?, words: WordFiles) {
        self.settings = settings
        var titles: [Language: String] = [:]
        for language in words.languages.map(\.language) {
            titles[language] = homeTitle(language) ?? words[language][.notes]
        }
        self.titles = titles
    }

    /// The name of the site; the title of its home page where the settings have none.
    package func title(in language: Language) -> String {
        settings.title.text(in: language) ?? titles[language] ?? ""
    }

    /// The subject in a few words, else its title.
    package func tagline(in language: Language) -> String {
        settings.tagline.text(in: language) ?? title(in: language)
    }

    /// The subject in a sentence or two; may be empty.
    package func description(in language: Language) -> String { settings.description.text(in: language) ?? "" }

    /// The fields of `site` in templates.
    ///
    /// - Parameters:
    ///   - languages: the languages of the page.
    ///   - root: the path from the page to the output folder, if it differs from the route's.
    func fields(
        in languages: [Language], from route: Route, root: String? = nil, _ localization: Localization
    ) -> TemplateValue {
        let logo = settings.logoPath.map { path in
            (root ?? route.root) + PercentEncoding.encode(Attachments.outputPath(path)[...], keeping: "/")
        }
        func text(_ text: (Language) -> String) -> TemplateValue {
            .text(localization.text(joined(in: languages, text)))
        }
        return .object([
            "title": text { title(in: $0) }, "tagline": text { tagline(in: $0) },
            "description": text { description(in: $0) }, "footer": text { settings.footer.text(in: $0) ?? "" },
            "license": text { settings.license.text(in: $0) ?? "" },
            "authors": .text(settings.authors.joined(separator: ", ")), "logo": .text(logo ?? ""),
            "hasAccent": .flag(!settings.accent.isEmpty), "hasCredit": .flag(settings.hasCredit),
        ])
    }

    /// Joins a text in several languages, each text once: "Notes · 笔记".
    package func joined(in languages: [Language], _ text: (Language) -> String) -> String {
        languages.map(text).reduce(into: [String]()) { texts, text in
            if !texts.contains(text), !text.isEmpty { texts.append(text) }
        }.joined(separator: " · ")
    }

    /// The paths of the downloads, which are named after the site.
    ///
    /// - Parameter language: the first one of the site.
    package func files(in language: Language) -> PublishedFiles { PublishedFiles(title: title(in: language)) }
}
