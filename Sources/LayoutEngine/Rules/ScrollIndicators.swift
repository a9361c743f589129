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

    /// What the system adds to the indicators' own insets.
    struct Conditions {
        let os: OSVersion
        let safeArea: DerivedInsets
        /// True at the edges where the safe area is added to contentInset.
        let counts: (Edge) -> Bool
        /// `automaticallyAdjustsScrollIndicatorInsets`.
        let isAutomatic: Bool
        /// What the keyboard covers of a table view controller's table.
        let keyboard: Quantity?
    }

    /// The distance from each edge at which indicators end.
    static func effectiveInsets(_ label: String, own: DerivedInsets, _ conditions: Conditions) -> DerivedInsets {
        let path = "\(label).effectiveScrollIndicatorInsets"
        return DerivedInsets { edge in
            let name = Localized.path("\(path).\(edge.rawValue)")
            guard conditions.os >= OSVersion(11) else { return own[edge].passed(on: name, stored) }
            let isNew = conditions.os >= OSVersion(13)
            let system = (isNew ? conditions.isAutomatic : conditions.counts(edge)) ? conditions.safeArea[edge] : nil
            if edge == .bottom, let system, let keyboard = conditions.keyboard {
                return KeyboardAvoidance.bottom(path, own: own.bottom, system: system, overlap: keyboard)
            }
            return .sum(name, isNew ? automatic : adjusted, [own[edge]] + (system.map { [$0] } ?? []))
        }
    }
}
