/// How a number of the device catalog is known.
package struct Provenance: Hashable, Sendable {
    package enum Mark: String, CaseIterable, Hashable, Sendable {
        case appleDocumented = "apple-documented"
        case observed
        case inferred
    }

    package let mark: Mark
    /// Source codes or a reason, as in the catalog's list of sources; may be empty.
    package let sources: String

    package init(_ mark: Mark, _ sources: String) {
        self.mark = mark
        self.sources = sources
    }
}
