import DataTree
import LayoutEngine
import Schema

/// The keys at the top of a scenario block.
enum BlockKeys {
    /// Those of a scenario that stands on its own.
    static let all: [ScenarioKey<ScenarioDraft>] =
        identity + environment + [root, changes] + presentation + reuse

    /// The names of those that may stand beside `use`.
    static let besideUse = (identity + [changes] + presentation + reuse).map { $0.entry.name }.filter {
        $0 != "compare"
    }

    /// The names of those that may stand beside `compare`.
    static let besideCompare =
        (identity + presentation).map { $0.entry.name }.filter { $0 != "matrix" } + ["compare"]

    /// The names of those that a block does not take over from the one it uses.
    static let notInherited = ["id", "source", "expect", "use", "with"]

    private static let identity: [ScenarioKey<ScenarioDraft>] = [
        ScenarioKey(
            "id", Format.id, "The name of the scenario, unique in the content.", "场景的标识，在全部内容中唯一。"
        ) { $0.id = $1 },
        ScenarioKey("title", Format.localizedText, "The title of the picture.", "图的标题。") { $0.title = $1 },
        ScenarioKey("caption", Format.localizedText, "What stands below the picture.", "图下的说明。") { $0.caption = $1 },
        ScenarioKey(
            "source", Format.sources, "What the scenario reproduces: a seed note's row or an observation.",
            "场景所复现的来源：种子笔记中的条目，或某条观测记录。"
        ) { $0.sources = $1 },
    ]

    private static let environment: [ScenarioKey<ScenarioDraft>] = EnvironmentKeys.all.map {
        $0.lifted { draft, change in change(&draft.environment) }
    }

    private static let root = ScenarioKey<ScenarioDraft>(
        "root", RootDecoder.format,
        "What hangs in the window: one controller under its class key, or views under `view`.",
        "窗口里的内容：以类名为键的一个控制器，或写在 `view` 下的视图。"
    ) { $0.root = $1 }

    private static let changes = ScenarioKey<ScenarioDraft>(
        "changes", ChangeDraft.format, "What the app sets later than viewDidLoad, by phase.",
        "应用在 viewDidLoad 之后的各阶段所做的设置。"
    ) { $0.changes = $1 }

    private static let presentation: [ScenarioKey<ScenarioDraft>] = [
        ScenarioKey(
            "picture", Format.word(PictureKind.self), initial: PictureKind.device.rawValue,
            "What kind of picture is drawn. `device`: the screen with the answer and its reasons; of several variants side by side. "
                + "`nestedInsets`: all insets of one view as layers. `tableAnatomy`: a table taken apart, with the heights of its "
                + "parts and the views of one row across. `timeline`: claimed values and callbacks over the lifecycle, and a "
                + "table's claimed `contentSize` over scrolling. `tree`: how insets travel down the hierarchy.",
            "画哪一种图。`device`：设备屏幕，附答案与由来；有多个变体时并排。`nestedInsets`：把一个视图的各种内边距画成层层嵌套。"
                + "`tableAnatomy`：拆解表格，标出各部分的高度，以及一行之内各视图的横向位置。`timeline`：所声明的值与回调随生命周期的变化，"
                + "以及滚动时表格 `contentSize`（若有声明）的变化。`tree`：内边距如何沿层级逐级传递。"
        ) { $0.picture = $1 },
        ScenarioKey(
            "show", Format.oneOrMore(Format.word(Layer.self)),
            "What the picture draws. Left out, it chooses by itself.",
            "图中画出哪些内容；不写则自行选择。"
        ) { $0.show = $1 },
        .notYet("live", .list(.text), "Which properties a reader may change.", "读者可以改动哪些属性。"),
        ScenarioKey(
            "matrix", MatrixAxis.format, "Value paths with lists of values: one picture for every combination.",
            "为若干值路径各列出一组取值；每种组合一幅图。"
        ) { $0.axes = $1 },
        ScenarioKey(
            "expect", Claims.format,
            "Values that the engine has to arrive at, in every variant; those of one variant under `where os = 10`, those of a "
                + "phase under `at viewWillAppear` or `at second viewWillAppear`. `callbacks` lists callbacks in order, a view's "
                + "as `table.layoutSubviews`; `table.callbacks` all that the table gets of the kinds it names.",
            "引擎必须算出的值，对每个变体都成立；只针对个别变体的写在 `where os = 10` 下，某一阶段的写在 `at viewWillAppear` 或 "
                + "`at second viewWillAppear` 下。`callbacks` 按顺序列出回调，视图的写作 `table.layoutSubviews`；"
                + "`table.callbacks` 则列出表格收到的、属于所列种类的全部回调。"
        ) { $0.claims = $1 },
    ]

    private static let reuse: [ScenarioKey<ScenarioDraft>] = [
        .resolvedEarlier("use", .name, "The id of another scenario, which this one starts from.", "另一场景的 id，本场景以它为起点。"),
        .resolvedEarlier(
            "with", .overlay,
            "Value paths with the values they get instead; null leaves a property to UIKit's default.",
            "值路径及替换后的值；null 表示不设置，取 UIKit 的默认值。"),
        .resolvedEarlier(
            "compare", ComparedDraft.format.kind,
            "Two to four scenarios to show side by side, each an id or a mapping such as {use: id, with: {os: 10}}.",
            "并排比较的二到四个场景，每一项写 id，或写成 {use: id, with: {os: 10}} 这样的映射。"),
    ]
}
