import DataTree
import LayoutEngine
import Schema

/// The keys of views.
enum ViewKeys {
    /// Those of any view.
    static let all: [ScenarioKey<ViewDraft>] = [name] + placement + geometry + contentSize + margins + [subviews]
    /// Those of any view and of scroll views.
    static let scroll: [ScenarioKey<ViewDraft>] = all + ScrollViewKeys.all
    /// Those of any view, of scroll views and of tables.
    static let table: [ScenarioKey<ViewDraft>] = scroll + TableKeys.all
    /// Those of any view and of stack views.
    static let stack: [ScenarioKey<ViewDraft>] = all + StackViewKeys.all

    private static let name = ScenarioKey<ViewDraft>(
        "name", Format.elementName, "The name by which paths speak of the view.", "视图的名称，供路径引用。"
    ) { $0.name = $1 }

    /// Those that say where a view lies, and whether it shows.
    static let placement: [ScenarioKey<ViewDraft>] =
        [
            ScenarioKey(
                "frame", Format.located(Format.frame),
                "The frame in the superview; `fill` is the superview's bounds. Without frame and pin it is zero.",
                "在父视图坐标系中的 frame；`fill` 表示与父视图的 bounds 相同。frame 和 pin 都不写时为零。"
            ) { $0.frame = $1 },
            ScenarioKey(
                "pin", Format.located(PinKeys.placement),
                "Constraints, by anchor; they decide on place and size, unless the content has a size of its own.",
                "按锚点写出的约束；除非内容自有尺寸，约束要同时决定位置和大小。"
            ) { $0.pins = $1 },
        ] + visibility

    /// Those that say whether a view shows.
    static let visibility: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "isHidden", Format.flag, initial: "false", "Whether the view is hidden. Layout stays as it is.",
            "视图是否隐藏；隐藏不影响布局。"
        ) { $0.view.isHidden = $1 },
        ScenarioKey(
            "isInWindow", Format.flag, initial: "true",
            "False for a view that hangs in no window, and so do its subviews; its frame is taken as given.",
            "为 false 时，视图及其子视图不在任何窗口里，frame 以给出的为准。"
        ) { $0.view.isInWindow = $1 },
    ]

    /// Layout margins and what decides about them.
    static let margins: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "layoutMargins", Format.insets, versions: .from(8),
            "The margins for content. Left out, UIKit's default.", "内容的布局边距；不写则取 UIKit 的默认值。"
        ) { $0.view.layoutMargins = .physical($1) },
        ScenarioKey(
            "directionalLayoutMargins", Format.directionalInsets, versions: .from(11),
            "The same margins, with the sides named by the layout direction.", "同一组布局边距，左右两边按布局方向命名。"
        ) { $0.view.layoutMargins = .directional($1) },
        ScenarioKey(
            "insetsLayoutMarginsFromSafeArea", Format.flag, initial: "true", versions: .from(11),
            "Whether the safe area is added to the margins.", "布局边距是否加上安全区。"
        ) { $0.view.insetsLayoutMarginsFromSafeArea = $1 },
        ScenarioKey(
            "preservesSuperviewLayoutMargins", Format.flag, initial: "false", versions: .from(8),
            "Whether the superview's margins count as well.", "是否同时受父视图布局边距的约束。"
        ) { $0.view.preservesSuperviewLayoutMargins = $1 },
        ScenarioKey(
            "semanticContentAttribute", Format.word(SemanticContentAttribute.self), initial: "unspecified",
            versions: .from(9), "What decides the layout direction of the view.", "决定视图自身布局方向的语义属性。"
        ) { $0.view.semanticContentAttribute = $1 },
    ]

    private static let subviews = ScenarioKey<ViewDraft>(
        "subviews", ViewDecoder.list, "The subviews, the lowest first.", "子视图，先写的在下层。"
    ) { $0.view.subviews = $1 }

    static let transformKeys: [ScenarioKey<ViewTransform>] = [
        ScenarioKey("translation", Format.point, initial: "[0, 0]", "By how far the view is moved.", "平移的距离。") {
            $0.translation = $1
        },
        ScenarioKey("scale", Format.length, initial: "1", "By what factor it is scaled.", "缩放的倍数。") { $0.scale = $1 },
    ]

    /// What changes a view's size and place besides frame and pins.
    private static let geometry: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "transform", .object("transform", ViewTransform(), transformKeys),
            "A scale around the centre, then a translation.",
            "以中心缩放，然后平移。"
        ) { $0.view.transform = $1 }
    ]

    /// What a view's content asks for, and how firmly.
    private static let contentSize: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "intrinsicContentSize", Format.size,
            "The size that the content asks for where pins or a stack view leave it open; -1 for none in one direction.",
            "约束或堆栈视图没有决定尺寸时，内容所要求的大小；某个方向没有时写 -1。"
        ) { $0.view.intrinsicContentSize = $1 },
        ScenarioKey(
            "contentHuggingPriority", Format.priority, initial: "250",
            "How firmly the view resists growing beyond its content in a stack view.", "在堆栈视图中，视图抵抗被拉伸到超出内容尺寸的优先级。"
        ) { $0.view.priorities.hugging = $1 },
        ScenarioKey(
            "contentCompressionResistancePriority", Format.priority, initial: "750",
            "How firmly the view resists becoming smaller than its content in a stack view.",
            "在堆栈视图中，视图抵抗被压缩到小于内容尺寸的优先级。"
        ) { $0.view.priorities.compressionResistance = $1 },
        ScenarioKey(
            "customSpacing", Format.length, versions: .from(11),
            "The space after this arranged subview of a stack view, in place of its spacing.",
            "堆栈视图中该子视图之后的间距，代替 spacing。"
        ) { $0.view.customSpacing = $1 },
    ]
}
