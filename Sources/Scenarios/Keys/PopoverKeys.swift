import LayoutEngine
import Schema

/// The keys of what a presented controller tells its popover.
enum PopoverKeys {
    static let all: [ScenarioKey<PopoverPresentation>] = [
        ScenarioKey(
            "sourceRect", Format.rect,
            "What the popover points at, in the window. Left out, it stands in the middle without an arrow.",
            "弹出框所指的区域，窗口坐标；不写则位于中央且没有箭头。"
        ) { $0.sourceRect = $1 },
        ScenarioKey(
            "permittedArrowDirections", Format.oneOrMore(Format.word(PopoverPresentation.ArrowDirection.self)),
            "Where the arrow may point; left out, anywhere.", "箭头可以指的方向；不写则不限。"
        ) { $0.permittedArrowDirections = $1 },
    ]
}
