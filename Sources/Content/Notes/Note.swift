package import DataTree
package import Diagnostics
package import Languages
package import Markdown

/// One note in one language, parsed; its scenarios are data that nobody has understood yet.
package struct Note: Sendable {
    /// Relative to the content folder.
    package let path: String
    /// Its page in the edition of its language.
    package let route: Route
    package let language: Language
    package let file: SourceFile
    package let title: String
    package let summary: String
    /// The section of the navigation that it names; nil for that of its folder.
    let section: Located<String>?
    /// The place within the section; a note that says nothing comes last.
    package let order: Double
    package let tags: [String]
    package let document: MarkdownDocument
    package let references: NoteReferences
    /// The scenario fences at top level, in order.
    package let fences: [ScenarioFence]
    /// The fences of macros at top level, in order.
    package let macroFences: [ScenarioFence]

    /// The name of its page below an edition's folder, without ending.
    package var slug: String { route.slug }
}

/// A fence that holds a scenario or a block of macros.
package struct ScenarioFence: Sendable {
    /// The whole fence.
    package let span: SourceSpan
    /// Its data; nil where the YAML is broken.
    package let block: DataNode?
    /// The id that it gives itself, as far as it could be read.
    package let id: String?
}
