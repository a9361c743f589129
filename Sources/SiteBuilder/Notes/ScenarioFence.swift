import DataTree
import Diagnostics
import Markdown

/// A fence that holds a scenario or a block of macros.
struct ScenarioFence: Sendable {
    /// The whole fence.
    let span: SourceSpan
    /// Its data; nil where the YAML is broken.
    let block: DataNode?
    /// The id that it gives itself, as far as it could be read.
    let id: String?
}
