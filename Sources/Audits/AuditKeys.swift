import DataTree
import Diagnostics
import Formulas
import LayoutEngine
import ScenarioLanguage
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

/// The keys of what is claimed about a macro.
enum AuditClaimKeys {
    static let all: [ScenarioKey<AuditClaim>] = [
        ScenarioKey("right", Format.located(Format.count), "At how many places it is right.", "在多少处是对的。") {
            $0.right = $1
        },
        ScenarioKey("wrong", Format.located(Format.count), "At how many places it is wrong.", "在多少处是错的。") {
            $0.wrong = $1
        },
        ScenarioKey(
            "worst", Format.located(Format.number), "The error farthest from 0: the macro's value less UIKit's.",
            "最大的误差：宏的值减去 UIKit 的值。"
        ) { $0.worst = $1 },
        ScenarioKey("cells", AuditClaim.cells, "The error at single places.", "个别地方的误差。") { $0.cells = $1 },
    ]

    static let cell: [ScenarioKey<AuditClaim.Cell>] = [
        ScenarioKey("device", Format.device, "The device.", "设备。") { $0.device = $1 },
        ScenarioKey("orientation", Format.orientation, initial: "portrait", "How the interface is turned.", "界面方向。") {
            $0.orientation = $1
        },
        ScenarioKey(
            "os", Format.osVersion, "The major version. Left out, the newest that was tried.", "主版本；不写则为检验过的最新版本。"
        ) { $0.os = $1 },
        ScenarioKey(
            "error", Format.located(Format.number), "The macro's value less UIKit's.", "宏的值减去 UIKit 的值。"
        ) { $0.error = $1 },
    ]
}

/// Values that only blocks of macros have.
extension Format {
    /// A formula with its text; problems point into the text where it stands in the file as it is.
    static let formula = ScenarioFormat<(text: String, formula: Formula?)>(kind: .formula) { node, decoder in
        guard case .scalar(let text, let isQuoted) = node.content else {
            decoder.reportWrongType(ValueKind.formula.phrase.english, found: node)
            return nil
        }
        let signs = node.span.range.count - text.utf8.count
        let start = isQuoted ? (signs == 2 ? node.span.start + 1 : nil) : (signs == 0 ? node.span.start : nil)
        let parsed = FormulaParser.parse(FormulaSource(text: text, span: node.span, start: start))
        return (text, parsed.unwrap(into: &decoder.diagnostics))
    }

    /// The path to one value of the engine.
    static let valuePath = ScenarioFormat<Located<ValuePath>>(kind: .valuePath) { node, decoder in
        guard let text = node.text else {
            decoder.reportWrongType(ValueKind.valuePath.phrase.english, found: node)
            return nil
        }
        return ValuePath.parse(text, at: node.span).unwrap(into: &decoder.diagnostics).map {
            Located($0, at: node.span)
        }
    }

    /// One or more devices, each by name, a family, or all.
    static let auditDevices = ScenarioFormat<[AuditDevices]>(kind: .oneOrMore(.device)) { node, decoder in
        (node.items ?? [node]).compactMap { item in
            if item.text == "all" { return .all }
            if let family = item.text.flatMap({ Device.Family(rawValue: $0) }) { return .family(family) }
            return device.decode(item, &decoder).map { .one($0) }
        }
    }
}

extension ValueKind {
    /// A formula of a macro.
    static let formula = plain(
        "a formula such as isIPhoneX ? 44 : 20", "公式，例如 isIPhoneX ? 44 : 20", isSettable: false)
    /// The path to one value.
    static let valuePath = plain(
        "the path to a value, such as statusBar.frame.height", "值的路径，例如 statusBar.frame.height",
        isSettable: false)
}
