import LayoutEngine
import Schema

/// What stack views add to the keys of any view.
enum StackViewKeys {
    static let all: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "axis", Format.word(StackView.Axis.self), initial: "horizontal", "The direction of the row or column.",
            "排列的方向。"
        ) { $0.stackView.axis = $1 },
        ScenarioKey(
            "distribution", Format.word(StackView.Distribution.self), initial: "fill",
            "How the arranged subviews share the length of the stack view.", "各子视图如何分配堆栈视图的长度。"
        ) { $0.stackView.distribution = $1 },
        ScenarioKey(
            "alignment", Format.word(StackView.Alignment.self), initial: "fill",
            "How they lie across the axis. Baselines are not offered, since no text is measured.",
            "在与轴垂直的方向上如何对齐；不做文字测量，因此没有基线对齐。"
        ) { $0.stackView.alignment = $1 },
        ScenarioKey(
            "spacing", Format.number, initial: "0", "The space between neighbours, or the least of it.",
            "相邻子视图之间的间距，或其最小值。"
        ) { $0.stackView.spacing = $1 },
        ScenarioKey(
            "isLayoutMarginsRelativeArrangement", Format.flag, initial: "false",
            "Whether arranged subviews keep to the layout margins.", "排列的子视图是否以布局边距为界。"
        ) { $0.stackView.isLayoutMarginsRelativeArrangement = $1 },
    ]
}
