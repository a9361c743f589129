/// How firmly a view keeps to the size of its content, from 1 to 1000, along both axes.
package struct LayoutPriorities: Hashable, Sendable {
    /// contentHuggingPriority: against growing.
    package var hugging = 250.0
    /// contentCompressionResistancePriority: against shrinking.
    package var compressionResistance = 750.0

    package init() {}
}
