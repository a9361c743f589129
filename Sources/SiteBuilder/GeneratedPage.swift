/// A page that the tool makes from its own tables, one per language.
enum GeneratedPage: String, CaseIterable, Sendable {
    case index
    case devices
    case rules
    case scenarioLanguage = "scenario-language"
    case diagnostics

    /// The file's name without ending; notes cannot take it.
    var slug: String { rawValue }
}
