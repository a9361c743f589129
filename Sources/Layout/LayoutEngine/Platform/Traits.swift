/// UIInterfaceOrientation: in `landscapeRight` the home button or indicator side lies to the right.
package enum InterfaceOrientation: String, CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    package var isLandscape: Bool {
        self == .landscapeLeft || self == .landscapeRight
    }
}

/// UIHinge.Status: how far a phone that folds is open.
package enum HingeStatus: String, CaseIterable, Hashable, Sendable {
    case closed, partiallyOpen, fullyOpen
}

/// UIUserInterfaceLayoutDirection.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft

    var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

/// UIContentSizeCategory.
package enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether this is one of the larger sizes that the accessibility settings offer.
    package var isAccessibilityCategory: Bool {
        switch self {
        case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge:
            true
        default: false
        }
    }
}
