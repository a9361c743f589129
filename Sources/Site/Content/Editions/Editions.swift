package import Languages

/// The editions of a site: one for each of its languages, and the editions derived from them.
package struct Editions: Hashable, Sendable {
    /// All editions in the order in which switches show them: the editions of one language, the traditional script, both.
    package let all: [Edition]
    /// The editions in one language.
    package let monolingual: [Edition]
    /// The languages in the order of the settings, never empty; the first is for readers about whom nothing is known.
    package let languages: [Language]

    /// - Parameters:
    ///   - languages: at least one, each once.
    ///   - pair: two of them that are shown side by side.
    ///   - hasTraditional: whether the Chinese pages are also written in the traditional script.
    package init(_ languages: [Language], sideBySide pair: [Language] = [], hasTraditional: Bool = false) {
        let hasTraditional = hasTraditional && languages.contains(.simplifiedChinese)
        let isAlone = languages.count == 1 && !hasTraditional
        var monolingual = languages.map { Edition(.language, $0, folder: isAlone ? "" : $0.tag) }
        if hasTraditional {
            monolingual.append(
                Edition(.traditional, .simplifiedChinese, folder: Language.traditionalChinese.tag))
        }
        self.languages = languages
        self.monolingual = monolingual
        all = monolingual + (pair.count == 2 ? [Edition(.both, pair[0], pair[1], folder: "both")] : [])
    }

    /// The edition in a language; the first language's edition if the site does not have it.
    package subscript(_ language: Language) -> Edition {
        monolingual.first { $0.kind == .language && $0.language == language } ?? monolingual[0]
    }

    /// The edition for readers about whom nothing is known.
    package var first: Edition { monolingual[0] }

    /// The one in the traditional script, where there is one.
    package var traditional: Edition? { all.first { $0.kind == .traditional } }

    /// Whether one page links to all editions; the only edition of a site begins with its own index.
    package var haveStartPage: Bool { all.count > 1 }

    /// The edition whose pages a path of the output folder lies among, and the rest of the path.
    package func split(_ path: String) -> (edition: Edition, rest: String)? {
        if let only = all.first, only.folder.isEmpty { return (only, path) }
        for edition in all where path == edition.folder || path.hasPrefix(edition.folder + "/") {
            return (edition, String(path.dropFirst(edition.folder.utf8.count + 1)))
        }
        return nil
    }
}
