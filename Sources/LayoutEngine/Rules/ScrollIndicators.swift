import Geometry

/// How far scroll indicators keep from the edges of their scroll view.
enum ScrollIndicators {
    static let stored = Rule(
        "scroll-indicators.insets", .before(11), .documented,
        evidence: ["UIScrollView.scrollIndicatorInsets"],
        "Indicators keep clear by scrollIndicatorInsets, which automaticallyAdjustsScrollViewInsets changes together with "
            + "contentInset.",
        "滚动条按 scrollIndicatorInsets 与各边保持距离；automaticallyAdjustsScrollViewInsets 会把它和 contentInset 一起改掉。")

    static let adjusted = Rule(
        "scroll-indicators.adjusted", OSRange(from: OSVersion(11), before: OSVersion(13)), .inferred,
        evidence: ["N117", "UIScrollView.contentInsetAdjustmentBehavior"],
        "scrollIndicatorInsets stays as the app sets it; what is added to contentInset is added for the indicators as well, so "
            + "with .never nothing is.",
        "scrollIndicatorInsets 保持应用设置的值；加到 contentInset 上的部分，滚动条也同样加上，因此行为为 .never 时什么也不加。")

    static let automatic = Rule(
        "scroll-indicators.automatic", .from(13), .documented,
        evidence: ["UIScrollView.automaticallyAdjustsScrollIndicatorInsets", "QMUI"],
        "Indicators keep clear of the safe area on all edges, whatever contentInsetAdjustmentBehavior says, unless "
            + "automaticallyAdjustsScrollIndicatorInsets is false; scrollIndicatorInsets comes on top.",
        "无论 contentInsetAdjustmentBehavior 是什么，滚动条四边都避开安全区，除非 automaticallyAdjustsScrollIndicatorInsets 为 false；"
            + "scrollIndicatorInsets 再叠加在上面。")

    /// The distance from each edge at which indicators end.
    ///
    /// - Parameter conditions: what decides about adjustedContentInset.
    static func effectiveInsets(
        _ label: String, own: DerivedInsets, _ conditions: AdjustedContentInset.Conditions, safeArea: DerivedInsets,
        keyboard: Quantity?, in os: OSVersion
    ) -> DerivedInsets {
        let path: PathName = "\(label).effectiveScrollIndicatorInsets"
        let isNew = os >= OSVersion(13)
        let isAutomatic = conditions.scrollView.automaticallyAdjustsScrollIndicatorInsets
        return DerivedInsets { edge in
            let name = Localized.path("\(path).\(edge.rawValue)")
            guard os >= OSVersion(11) else { return own[edge].handedOn(as: name, by: stored) }
            let system = (isNew ? isAutomatic : conditions.counts(edge)) ? safeArea[edge] : nil
            if edge == .bottom, let system, let keyboard {
                return KeyboardAvoidance.bottom(path, own: own.bottom, system: system, overlap: keyboard)
            }
            return .sum(name, isNew ? automatic : adjusted, [own[edge]] + (system.map { [$0] } ?? []))
        }
    }
}
