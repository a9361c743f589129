import DataTree
package import Diagnostics

/// A macro as apps have it: a name for a formula, and what it is meant to be.
package struct Macro: Sendable {
    package let name: String
    package let span: SourceSpan
    /// The formula as it is written.
    package let formula: String
    /// The value of the engine that it stands for; nil for one that only helps others.
    package var against: ValuePath? { comparedPath?.value }
    /// The same with its place.
    let comparedPath: Located<ValuePath>?
    /// Where it was found.
    package let sources: [SourceReference]
    /// What to write in its place.
    package let replacement: LocalizedText
}
