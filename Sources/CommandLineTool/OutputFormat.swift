/// The form in which a command prints its results.
enum OutputFormat: String, CaseIterable, Sendable {
    /// Aligned columns for people.
    case table
    /// For programs.
    case json
}
