import Diagnostics

/// One note in one language, read and understood.
struct Note: Sendable {
    let slug: String
    let language: Language
    let file: SourceFile
    let title: String
    let summary: String
    let section: Section
    let order: Double

    var route: Route { Route(language, slug) }
}
