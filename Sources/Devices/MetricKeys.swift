import DataTree
import Geometry
import LayoutEngine
import ScenarioLanguage
import Schema

/// The keys of the system's metrics on a device, and of versions in which one of them differs.
enum MetricKeys {
    static let all: [DeviceKey<MetricsDraft>] =
        [
            DeviceKey(
                "safeAreaInsets", Format.oriented(Format.hardwareInsets),
                "The insets of a full-screen window without bars: `{portrait: [62, 0, 34, 0], landscape: [0, 62, 20, 62]}`.",
                "没有任何栏的全屏窗口的安全区内边距：`{portrait: [62, 0, 34, 0], landscape: [0, 62, 20, 62]}`。"
            ) { $0.safeAreaInsets = $1 }
        ]
        + Metrics.Length.allCases.map { length in
            let text = documentation(of: length)
            return DeviceKey(length.rawValue, Format.oriented(Format.length), text.english, text.chinese) {
                $0.lengths[length] = $1
            }
        }

    private static func documentation(of length: Metrics.Length) -> SchemaText {
        switch length {
        case .statusBarHeight:
            SchemaText("The height of the status bar; 0 where it is hidden by default.", "状态栏高度；默认隐藏时为 0。")
        case .navigationBarY:
            SchemaText(
                "The top of a navigation bar below the status bar, from the top of the screen.",
                "状态栏下方导航栏的起点，从屏幕顶部算起。")
        case .navigationBarHeight: SchemaText("Its height without large title or prompt.", "导航栏高度，不含大标题与提示文字。")
        case .tabBarHeight:
            SchemaText("Its height without the home indicator's inset.", "标签栏高度，不含主屏幕指示条占去的部分。")
        case .toolbarHeight:
            SchemaText("Its height without the home indicator's inset.", "工具栏高度，不含主屏幕指示条占去的部分。")
        case .keyboardHeight: SchemaText("The English keyboard with its row of predictions.", "英文键盘的高度，含预测栏。")
        }
    }

    static let changes = DeviceFormat<[Located<MetricChangeDraft>]>(kind: .list(.object("metricChange"))) {
        node, decoder in
        guard let drafts = changeDrafts.decode(node, &decoder) else { return nil }
        return zip(drafts, node.items ?? []).map { Located($0, at: $1.span) }
    }

    private static let changeDrafts = DeviceFormat.objects("metricChange", change) { _ in MetricChangeDraft() }

    static let change: [DeviceKey<MetricChangeDraft>] = [
        DeviceKey("metric", Format.word(MetricChange.Quantity.self), "What differs.", "不同的数值。") {
            $0.metric = $1
        },
        DeviceKey(
            "orientation", Format.word(MetricChange.Scope.self), initial: "everywhere", "Where it differs.",
            "在哪个方向上不同。"
        ) { $0.scope = $1 },
        DeviceKey("from", Format.osVersion, initial: "7", "The first version.", "最初的版本。") { $0.from = $1 },
        DeviceKey(
            "before", Format.osVersion, "The first version in which it no longer differs.", "不再不同的第一个版本。"
        ) { $0.before = $1 },
        DeviceKey("value", Format.written(Format.length), "The value in these versions.", "这些版本中的数值。") {
            $0.value = $1
        },
    ]
}
