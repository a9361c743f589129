package import Geometry

/// The margins that an app sets: one stored value, physical or directional; the last setter wins.
package enum StoredMargins: Hashable, Sendable {
    /// `layoutMargins`.
    case physical(Insets)
    /// `directionalLayoutMargins`, with leading in the place of left and trailing in that of right.
    case directional(Insets)

    /// The physical margins in a layout direction.
    package func resolved(_ direction: LayoutDirection) -> Insets {
        switch self {
        case .physical(let insets): insets
        case .directional(let insets): direction == .leftToRight ? insets : insets.mirrored
        }
    }
}
