import Diagnostics
import LayoutEngine

/// A use of something that not every version of iOS has.
struct DatedUse: Hashable, Sendable {
    /// The key or word.
    let name: String
    let versions: OSRange
    let span: SourceSpan
}
