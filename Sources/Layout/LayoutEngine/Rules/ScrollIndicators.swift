import Geometry

/// The distances of scroll indicators from the edges of their scroll view.
enum ScrollIndicators {
    static let stored = Rule(
        "scroll-indicators.insets", .before(11), .documented,
        evidence: ["UIScrollView.scrollIndicatorInsets"])

    static let adjusted = Rule(
        "scroll-indicators.adjusted", OSRange(from: OSVersion(11), before: OSVersion(13)), .inferred,
        evidence: ["N117", "UIScrollView.contentInsetAdjustmentBehavior"])

    static let automatic = Rule(
        "scroll-indicators.automatic", .from(13), .documented,
        evidence: ["UIScrollView.automaticallyAdjustsScrollIndicatorInsets", "QMUI"])

    /// The distance from each edge at which indicators end.
    ///
    /// - Parameter conditions: the inputs that decide adjustedContentInset.
    static func effectiveInsets(
        _ label: String, own: DerivedInsets, _ conditions: AdjustedContentInset.Conditions, safeArea: DerivedInsets,
        keyboard: Quantity?, in os: OSVersion
    ) -> DerivedInsets {
        let path: PathName = "\(label).effectiveScrollIndicatorInsets"
        let isNew = os >= OSVersion(13)
        let isAutomatic = conditions.scrollView.automaticallyAdjustsScrollIndicatorInsets
        return DerivedInsets { edge in
            let name = DerivationName.path("\(path).\(edge.rawValue)")
            guard os >= OSVersion(11) else { return own[edge].renamed(as: name, by: stored) }
            let system = (isNew ? isAutomatic : conditions.counts(edge)) ? safeArea[edge] : nil
            if edge == .bottom, let system, let keyboard {
                return KeyboardAvoidance.bottom(path, own: own.bottom, system: system, overlap: keyboard)
            }
            return .sum(name, isNew ? automatic : adjusted, [own[edge]] + (system.map { [$0] } ?? []))
        }
    }
}
