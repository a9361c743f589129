import Diagnostics
import Markdown

/// One note in one language, parsed; its scenarios are data that nobody has understood yet.
struct Note: Sendable {
    let slug: String
    let language: Language
    let file: SourceFile
    let title: String
    let summary: String
    let section: Section
    /// The place within the section; a note that says nothing comes last.
    let order: Double
    let document: MarkdownDocument
    let references: NoteReferences
    /// The scenario fences at top level, in order.
    let fences: [ScenarioFence]
    /// The fences of macros at top level, in order.
    let macroFences: [ScenarioFence]

    var route: Route { Route(language, slug) }
}
