import LayoutEngine
import Schema

/// The keys that scroll views add to the keys of any view.
enum ScrollViewKeys {
    static let all: [ScenarioKey<ViewDraft>] = insets + scrolling

    private static let insets: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("contentInset", Format.timedInsets, initial: "[0, 0, 0, 0]") {
            $0.scrollView.contentInset = $1.insets
            $0.scrollView.contentInsetPhase = $1.phase
        },
        ScenarioKey(
            "contentInsetAdjustmentBehavior", Format.word(ScrollView.ContentInsetAdjustmentBehavior.self),
            initial: "automatic", versions: .from(11)
        ) { $0.scrollView.contentInsetAdjustmentBehavior = $1 },
        ScenarioKey("scrollIndicatorInsets", Format.insets, initial: "[0, 0, 0, 0]") {
            $0.scrollView.scrollIndicatorInsets = $1
        },
        ScenarioKey("automaticallyAdjustsScrollIndicatorInsets", Format.flag, initial: "true", versions: .from(13)) {
            $0.scrollView.automaticallyAdjustsScrollIndicatorInsets = $1
        },
    ]

    private static let scrolling: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("contentSize", Format.size, initial: "[0, 0]") { $0.scrollView.contentSize = $1 },
        ScenarioKey("contentOffset", Format.contentOffset) { $0.scrollView.contentOffset = $1 },
        ScenarioKey("contentAlignmentPoint", Format.point, initial: "[0, 0]", versions: .from(17, 4)) {
            $0.scrollView.contentAlignmentPoint = $1
        },
        ScenarioKey("alwaysBounceVertical", Format.flag, initial: "false") { $0.scrollView.alwaysBounceVertical = $1 },
        ScenarioKey("alwaysBounceHorizontal", Format.flag, initial: "false") {
            $0.scrollView.alwaysBounceHorizontal = $1
        },
        ScenarioKey("isScrollEnabled", Format.flag, initial: "true") { $0.scrollView.isScrollEnabled = $1 },
    ]
}

/// The keys that stack views add to the keys of any view.
enum StackViewKeys {
    static let all: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("axis", Format.word(StackView.Axis.self), initial: "horizontal") { $0.stackView.axis = $1 },
        ScenarioKey("distribution", Format.word(StackView.Distribution.self), initial: "fill") {
            $0.stackView.distribution = $1
        },
        ScenarioKey("alignment", Format.word(StackView.Alignment.self), initial: "fill") {
            $0.stackView.alignment = $1
        },
        ScenarioKey("spacing", Format.number, initial: "0") { $0.stackView.spacing = $1 },
        ScenarioKey("isLayoutMarginsRelativeArrangement", Format.flag, initial: "false") {
            $0.stackView.isLayoutMarginsRelativeArrangement = $1
        },
    ]
}
