import Geometry

/// adjustedContentInset from iOS 11: the app's contentInset plus the safe area where the behaviour asks for it.
enum AdjustedContentInset {
    static let never = Rule(
        "adjusted-content-inset.never", .from(11), .documented,
        evidence: ["UIScrollView.ContentInsetAdjustmentBehavior", "S1-11-never", "N4", "N78", "N94a"])

    static let always = Rule(
        "adjusted-content-inset.always", .from(11), .documented,
        evidence: ["UIScrollView.ContentInsetAdjustmentBehavior", "kr-8-always", "imano-12"])

    static let scrollableAxes = Rule(
        "adjusted-content-inset.scrollable-axes", .from(11), .documented,
        evidence: ["UIScrollView.ContentInsetAdjustmentBehavior", "N76", "N77", "N17", "N114"])

    static let automatic = Rule(
        "adjusted-content-inset.automatic", .from(11), .documented,
        evidence: [
            "UIScrollView.ContentInsetAdjustmentBehavior", "S1-11-default", "S1-11-contentInset",
            "S3-adjusted-negative", "N113", "N115", "N18", "N34",
        ])

    static let absorption = Rule(
        "adjusted-content-inset.absorption", .from(11), .documented,
        evidence: ["WWDC 2018 235", "oui26-iphone16-cell"])

    /// The conditions under which the safe area counts.
    struct Conditions: Sendable {
        let scrollView: ScrollView
        let alwaysBouncesVertically: Bool
        let contentSize: Size
        let frameSize: Size
        /// Whether this is the scroll view that its controller, inside a navigation controller, adjusts by itself.
        let isAdjustedContent: Bool
        let environment: Environment

        /// Whether the axis can scroll.
        func scrolls(along axis: Axis) -> Bool {
            guard environment.decide(.scrollingIsEnabled, scrollView.isScrollEnabled) else { return false }
            let (bounces, overflows) =
                switch axis {
                case .vertical: (alwaysBouncesVertically, contentSize.height > frameSize.height)
                case .horizontal: (scrollView.alwaysBounceHorizontal, contentSize.width > frameSize.width)
                }
            return environment.decide(.scrollViewBounces, bounces)
                || environment.decide(.contentIsLarger, overflows)
        }

        /// Whether the effect of the safe area at an edge depends on an unknown size.
        func isUndecided(at edge: Edge) -> Bool {
            let isUnknown =
                switch edge.axis {
                case .vertical: contentSize.height.isNaN || frameSize.height.isNaN
                case .horizontal: contentSize.width.isNaN || frameSize.width.isNaN
                }
            let dependsOnSize = [.automatic, .scrollableAxes].contains(scrollView.contentInsetAdjustmentBehavior)
            return isUnknown && dependsOnSize && scrollView.isScrollEnabled && !counts(edge)
        }

        /// Whether the safe area counts at an edge.
        func counts(_ edge: Edge) -> Bool {
            switch scrollView.contentInsetAdjustmentBehavior {
            case .never: false
            case .always: true
            case .scrollableAxes: scrolls(along: edge.axis)
            case .automatic:
                scrolls(along: edge.axis)
                    || environment.decide(.contentIsAdjusted, isAdjustedContent && edge.axis == .vertical)
            }
        }

        var rule: Rule {
            switch scrollView.contentInsetAdjustmentBehavior {
            case .never: never
            case .always: always
            case .scrollableAxes: scrollableAxes
            case .automatic: automatic
            }
        }
    }

    /// The contentInset plus the system's additions.
    static func insets(
        _ label: String, contentInset: DerivedInsets, safeArea: DerivedInsets, _ conditions: Conditions
    ) -> DerivedInsets {
        DerivedInsets { edge in
            let name = DerivationName.path("\(label).adjustedContentInset.\(edge.rawValue)")
            if conditions.isUndecided(at: edge) { return .unknownInset(edge, name, in: conditions.environment) }
            guard conditions.counts(edge) else { return contentInset[edge].renamed(as: name, by: conditions.rule) }
            return .sum(name, conditions.rule, [contentInset[edge], safeArea[edge]])
        }
    }
}
