package import JSON
package import Languages

/// The data that an engine in a page is loaded with, as the machine that builds the page writes it.
package enum LiveData {
    /// Words that no answer contains: words of pages and of the command line.
    private static let unused = [
        "pages.", "preview.", "diagnostics.", "handbook.", "audits.", "reports.", "review.", "rules.", "language.",
        "screens.",
    ]

    /// A scenario that a reader can begin with.
    package struct Screen: Sendable {
        let title: String
        /// The scenario in YAML.
        let text: String

        package init(title: String, text: String) {
            self.title = title
            self.text = text
        }
    }

    /// The object that `LiveEngine.init(data:)` reads.
    ///
    /// - Parameters:
    ///   - tag: the language of the words.
    ///   - screens: scenarios to begin with, each with its title.
    ///   - catalog: files of devices, each of which may refer to earlier ones.
    ///   - advances: widths of letters.
    package static func json(
        words: Words, tag: String, screens: [Screen], catalog: [String], advances: JSONValue
    ) -> JSONValue {
        let keys = words.keys.filter { key in !unused.contains { key.hasPrefix($0) } }.sorted()
        return .object([
            .init("language", .string(tag)), .init("singulars", .numbers(words.singulars.sorted().map { Double($0) })),
            .init("words", .object(keys.map { .init($0, .string(words[$0])) })),
            .init("catalog", .strings(catalog)), .init("advances", advances),
            .init(
                "screens",
                .array(screens.map { .object([.init("title", .string($0.title)), .init("text", .string($0.text))]) })),
        ])
    }
}
