import DataTree
import LayoutEngine
import Schema

/// The keys at the top of a block of macros.
enum AuditKeys {
    static let all: [ScenarioKey<AuditDraft>] = [
        ScenarioKey("id", Format.id, "The name of the block, unique in the content.", "代码块的标识，在全部内容中唯一。") {
            $0.id = $1
        },
        ScenarioKey("title", Format.localizedText, "The title of the table.", "表的标题。") { $0.title = $1 },
        ScenarioKey("caption", Format.localizedText, "What stands below the table.", "表下的说明。") { $0.caption = $1 },
        ScenarioKey(
            "source", Format.sources, "Where macros like these were found.", "这些宏的出处。"
        ) { $0.sources = $1 },
        .resolvedEarlier(
            "use", .name, "The id of another block, which is shown here; no other key stands beside it.",
            "另一代码块的 id，在此处再次显示；不与其他键同写。"),
        ScenarioKey(
            "scenario", Format.located(Format.id), "The id of the scenario whose tree the macros are meant for.",
            "宏所针对的视图树，写场景的 id。"
        ) { $0.scenario = $1 },
        ScenarioKey(
            "macros", MacroDraft.format,
            "The macros by name; a formula alone is one that only helps others.",
            "以名称为键的宏；只写公式的，是供其他宏引用的辅助宏。"
        ) { $0.macros = $1 },
        ScenarioKey(
            "over", .object("over", AuditScope(), over), "Where the macros are tried. Left out, everywhere.",
            "在哪些地方检验这些宏；不写则遍及全部。"
        ) { $0.scope = $1 },
        ScenarioKey(
            "expect", AuditClaim.format, "What the audit has to find, by macro.", "审计应得出的结果，以宏为键。"
        ) { $0.claims = $1 },
    ]

    static let over: [ScenarioKey<AuditScope>] = [
        ScenarioKey(
            "device", Format.auditDevices,
            "Devices by name, `iPhone`, `iPad` or `all`. Left out, all of the catalog.",
            "设备名称，也可以写 `iPhone`、`iPad` 或 `all`；不写则为目录中的全部设备。"
        ) { $0.devices = $1 },
        ScenarioKey(
            "orientation", Format.oneOrMore(Format.orientation), "Left out, all that a device turns to.",
            "界面方向；不写则为设备支持的全部方向。"
        ) { $0.orientations = $1 },
        ScenarioKey(
            "os", Format.oneOrMore(Format.osVersion), "Major versions. Left out, all that a device ran.",
            "主版本；不写则为设备运行过的全部版本。"
        ) { $0.versions = $1 },
    ]
}
