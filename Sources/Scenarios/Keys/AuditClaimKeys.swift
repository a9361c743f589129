import DataTree
import LayoutEngine
import Schema

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
