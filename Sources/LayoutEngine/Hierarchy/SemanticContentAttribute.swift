/// UISemanticContentAttribute, as far as it decides a view's direction.
package enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

    /// effectiveUserInterfaceLayoutDirection of a view with this attribute.
    package func direction(in appDirection: LayoutDirection) -> LayoutDirection {
        switch self {
        case .unspecified: appDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
