package import DataTree
package import Diagnostics
package import Languages
package import Markdown

/// One note in one language, parsed; its scenarios are data that nobody has understood yet.
package struct Note: Sendable {
    package let slug: String
    package let language: Language
    package let file: SourceFile
    package let title: String
    package let summary: String
    package let section: Section
    /// The place within the section; a note that says nothing comes last.
    package let order: Double
    package let document: MarkdownDocument
    package let references: NoteReferences
    /// The scenario fences at top level, in order.
    package let fences: [ScenarioFence]
    /// The fences of macros at top level, in order.
    package let macroFences: [ScenarioFence]

    package var route: Route { Route(language, slug) }
}

/// One note as it lies on disk.
struct NoteFile: Sendable {
    let name: NoteName
    let language: Language
    let file: SourceFile
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
