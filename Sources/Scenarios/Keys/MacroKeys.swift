import DataTree
import LayoutEngine
import Schema

/// The keys of a macro.
enum MacroKeys {
    static let formula = ScenarioKey<MacroDraft>(
        "formula", Format.formula,
        "What the macro stands for: numbers, C's operators, `max` and `min`, other macros by name, values by their paths, "
            + "and `screen.width`, `screen.height`, `screen.scale`, `device.isPhone`, `device.isPad`, "
            + "`orientation.isPortrait`, `orientation.isLandscape`, `os`.",
        "宏的内容：数字、C 的运算符、`max` 与 `min`、其他宏的名称、值的路径，以及 `screen.width`、`screen.height`、`screen.scale`、"
            + "`device.isPhone`、`device.isPad`、`orientation.isPortrait`、`orientation.isLandscape`、`os`。"
    ) {
        $0.text = $1.text
        $0.formula = $1.formula
    }

    static let all: [ScenarioKey<MacroDraft>] = [
        formula,
        ScenarioKey(
            "against", Format.valuePath,
            "The value of the engine that the macro is meant to be, once everything has settled.",
            "宏所要代表的值：布局稳定之后引擎算出的结果。"
        ) { $0.against = $1 },
        ScenarioKey("source", Format.sources, "Where the macro was found.", "宏的出处。") { $0.sources = $1 },
        ScenarioKey("instead", Format.localizedText, "What to write in its place.", "应当改写成什么。") {
            $0.replacement = $1
        },
    ]
}
