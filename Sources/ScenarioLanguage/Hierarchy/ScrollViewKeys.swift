import LayoutEngine
import Schema

/// What scroll views add to the keys of any view.
enum ScrollViewKeys {
    static let all: [ScenarioKey<ViewDraft>] = insets + scrolling

    private static let insets: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "contentInset", Format.timedInsets, initial: "[0, 0, 0, 0]",
            "The distance that the app puts around the content.", "应用在内容四周留出的距离。"
        ) {
            $0.scrollView.contentInset = $1.insets
            $0.scrollView.contentInsetPhase = $1.phase
        },
        ScenarioKey(
            "contentInsetAdjustmentBehavior", Format.word(ScrollView.ContentInsetAdjustmentBehavior.self),
            initial: "automatic", versions: .from(11), "When the safe area is added to contentInset.",
            "什么情况下把安全区加到 contentInset 上。"
        ) { $0.scrollView.contentInsetAdjustmentBehavior = $1 },
        ScenarioKey(
            "scrollIndicatorInsets", Format.insets, initial: "[0, 0, 0, 0]",
            "The distance that the scroll indicators keep from the edges.", "滚动条与各边的距离。"
        ) { $0.scrollView.scrollIndicatorInsets = $1 },
        ScenarioKey(
            "automaticallyAdjustsScrollIndicatorInsets", Format.flag, initial: "true", versions: .from(13),
            "Whether the safe area is added to the indicators' insets.", "是否把安全区加到滚动条的内边距上。"
        ) { $0.scrollView.automaticallyAdjustsScrollIndicatorInsets = $1 },
    ]

    private static let scrolling: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "contentSize", Format.size, initial: "[0, 0]",
            "The size of the content. Tables work theirs out.", "内容的尺寸；表格会自己计算。"
        ) { $0.scrollView.contentSize = $1 },
        ScenarioKey(
            "contentOffset", Format.contentOffset,
            "Where the content is scrolled to after layout; `end` is as far down as it goes. An offset outside the range "
                + "stays, as under a finger. Left out, UIKit decides.",
            "布局之后内容滚动到的位置；`end` 表示滚到最底。超出范围的偏移会保留，如同手指按住时。不写则由 UIKit 决定。"
        ) { $0.scrollView.contentOffset = $1 },
        ScenarioKey(
            "alwaysBounceVertical", Format.flag, initial: "false",
            "Whether content that fits can be pulled vertically too.", "内容放得下时，垂直方向是否也能拉动。"
        ) { $0.scrollView.alwaysBounceVertical = $1 },
        ScenarioKey(
            "alwaysBounceHorizontal", Format.flag, initial: "false",
            "Whether content that fits can be pulled horizontally too.", "内容放得下时，水平方向是否也能拉动。"
        ) { $0.scrollView.alwaysBounceHorizontal = $1 },
        ScenarioKey(
            "isScrollEnabled", Format.flag, initial: "true", "Whether the reader can scroll.", "是否允许滚动。"
        ) { $0.scrollView.isScrollEnabled = $1 },
    ]
}

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
