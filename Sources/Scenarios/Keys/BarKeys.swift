import DataTree
import LayoutEngine
import Schema

/// The keys of bars.
enum BarKeys {
    static let bar: [ScenarioKey<Bar>] = [
        ScenarioKey(
            "isTranslucent", Format.flag,
            "Whether content shows through the bar. Left out, UIKit decides, as a rule for translucent.",
            "栏是否半透明；不写则由 UIKit 决定，一般为半透明。"
        ) { $0.isTranslucent = $1 },
        ScenarioKey("isHidden", Format.flag, initial: "false", "Whether the bar is hidden.", "栏是否隐藏。") {
            $0.isHidden = $1
        },
        ScenarioKey(
            "backgroundImage", Format.word(Bar.BackgroundImage.self), initial: "none",
            "The background image; an opaque one makes the bar opaque unless the app sets isTranslucent.",
            "背景图片；不透明的图片会让栏变为不透明，除非应用设置了 isTranslucent。"
        ) { $0.backgroundImage = $1 },
    ]

    static let navigationBar: [ScenarioKey<NavigationBar>] =
        bar.map { $0.lifted { draft, change in change(&draft.bar) } } + [
            ScenarioKey(
                "barStyle", Format.word(NavigationBar.Style.self), initial: "default", "The bar's style.", "栏的样式。"
            ) { $0.barStyle = $1 },
            ScenarioKey(
                "prefersLargeTitles", Format.flag, initial: "false", versions: .from(11),
                "Whether titles may be large.",
                "是否允许大标题。"
            ) { $0.prefersLargeTitles = $1 },
        ]
}
