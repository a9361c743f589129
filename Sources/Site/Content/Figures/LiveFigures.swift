package import Diagnostics
package import Languages

/// The files with which readers change figures in a page. Their provider brings them, and the generator puts them where pages find them.
package struct LiveFigures: Sendable {
    /// A classic script that passes the engine to the page; two megabytes, which are read when they are needed.
    package let engine: @Sendable () -> String
    /// A classic script with the engine's data for pages in a language; nil if they cannot be created.
    ///
    /// - Parameters:
    ///   - words: of the language.
    ///   - tag: of the language, as pages write it.
    package let data: @Sendable (_ words: Words, _ tag: String) -> String?
    /// The files besides the words that go into the data.
    package let files: [SourceFile]
    /// Classic scripts with the scenarios of figures, by the figures' ids, in their order.
    package let figures: @Sendable () -> [(id: String, text: String)]

    package init(
        engine: @escaping @Sendable () -> String, data: @escaping @Sendable (_ words: Words, _ tag: String) -> String?,
        files: [SourceFile], figures: @escaping @Sendable () -> [(id: String, text: String)]
    ) {
        self.engine = engine
        self.data = data
        self.files = files
        self.figures = figures
    }

    package static let enginePath = "assets/engine.js"

    /// The script of a language.
    package static func dataPath(_ tag: String) -> String { "assets/engine-data.\(tag).js" }

    /// The script with the scenarios of a figure.
    package static func figurePath(_ id: String) -> String { "figures/\(id).live.js" }
}
