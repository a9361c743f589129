package import Diagnostics
package import Languages

/// The files with which readers change figures in a page. The subject of a site brings them, and the generator puts them where pages find them.
package struct LiveFigures: Sendable {
    /// A classic script that hands the engine to the page; two megabytes, which are read when they are needed.
    package let engine: @Sendable () -> String
    /// A classic script with what the engine needs for pages in a language; nil where that cannot be made.
    ///
    /// - Parameters:
    ///   - words: of the language.
    ///   - tag: of the language, as pages write it.
    ///   - files: with devices of the site's own.
    package let data: @Sendable (_ words: Words, _ tag: String, _ files: [SourceFile]) -> String?

    package init(
        engine: @escaping @Sendable () -> String,
        data: @escaping @Sendable (_ words: Words, _ tag: String, _ files: [SourceFile]) -> String?
    ) {
        self.engine = engine
        self.data = data
    }

    package static let enginePath = "assets/engine.js"

    /// The script of a language.
    package static func dataPath(_ tag: String) -> String { "assets/engine-data.\(tag).js" }

    /// The script with the scenarios of a figure.
    package static func figurePath(_ id: String) -> String { "figures/\(id).live.js" }
}
