import DataTree
import LayoutEngine

/// The keys of what is claimed about a macro.
enum AuditClaimKeys {
    static let all: [SchemaKey<AuditClaim>] = [
        SchemaKey("right", Format.placed(Format.count), "At how many places it is right.", "在多少处是对的。") {
            $0.right = $1
        },
        SchemaKey("wrong", Format.placed(Format.count), "At how many places it is wrong.", "在多少处是错的。") {
            $0.wrong = $1
        },
        SchemaKey(
            "worst", Format.placed(Format.number), "The error farthest from 0: the macro's value less UIKit's.",
            "最大的误差：宏的值减去 UIKit 的值。"
        ) { $0.worst = $1 },
        SchemaKey("cells", AuditClaim.cells, "The error at single places.", "个别地方的误差。") { $0.cells = $1 },
    ]

    static let cell: [SchemaKey<AuditClaim.Cell>] = [
        SchemaKey("device", Format.device, "The device.", "设备。") { $0.device = $1 },
        SchemaKey("orientation", Format.orientation, initial: "portrait", "How the interface is turned.", "界面方向。") {
            $0.orientation = $1
        },
        SchemaKey(
            "os", Format.osVersion, "The major version. Left out, the newest that was tried.", "主版本；不写则为检验过的最新版本。"
        ) { $0.os = $1.version },
        SchemaKey(
            "error", Format.placed(Format.number), "The macro's value less UIKit's.", "宏的值减去 UIKit 的值。"
        ) { $0.error = $1 },
    ]
}
