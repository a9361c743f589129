import LayoutEngine
import Scenarios

/// A value of a figure that some page quotes.
struct ValueReference: Hashable, Sendable {
    let phase: Phase
    let path: ValuePath
}
