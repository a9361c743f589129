import LayoutEngine
import ScenarioLanguage

/// A value of a figure that some page quotes.
struct ValueReference: Hashable, Sendable {
    let phase: Phase
    /// A whole property or a component of it.
    let path: ValuePath
}
