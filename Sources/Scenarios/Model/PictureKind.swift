/// What a scenario's picture looks like; every kind draws the same result.
package enum PictureKind: String, CaseIterable, Hashable, Sendable {
    /// The device with its screen: the answer on the left, the reason on the right.
    case device
    /// All insets of one view as layers with a ladder of distances for every edge.
    case nestedInsets
    /// Values and callbacks over the lifecycle, or a self-sizing table's contentSize over its contentOffset.
    case timeline
    /// A table taken apart: the heights of its parts, and the views of one row across.
    case tableAnatomy
    /// Window, controllers and views with their insets, and what is added or lost on the way down.
    case tree
}
