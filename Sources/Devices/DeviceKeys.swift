import LayoutEngine
import ScenarioLanguage
import Schema

/// The keys of a device that a content folder adds.
enum DeviceKeys {
    static let all: [DeviceKey<DeviceDraft>] = naming + display + versions + metrics + remarks

    private static let naming: [DeviceKey<DeviceDraft>] = [
        DeviceKey("name", Format.name, "The marketing name; no other device may have it.", "上市名称，不能与其他设备相同。") {
            $0.name = $1
        },
        DeviceKey("otherNames", Format.names, "Other names in use.", "其他通行的名称。") { $0.otherNames = $1 },
        DeviceKey(
            "id", Format.identifier, "The identifier in addresses. Left out, it is made of the name.",
            "用于网址的标识；不写则由名称得出。"
        ) { $0.id = $1 },
        DeviceKey(
            "like", Format.device,
            "A known device, or one further up in the file: what is not written is as on this one.",
            "一台已知设备，或本文件中写在前面的设备；没有写出的数值与它相同。"
        ) { $0.base = $1 },
        DeviceKey(
            "modelIdentifiers", Format.written(Format.oneOrMore(Format.text)),
            "Apple's model identifiers, such as `iPhone10,3`.",
            "苹果的机型标识，例如 `iPhone10,3`。"
        ) { $0.modelIdentifiers = $1 },
        DeviceKey("family", Format.word(Device.Family.self), "The product line.", "产品系列。") { $0.family = $1 },
        DeviceKey(
            "year", Format.written(Format.year),
            "The year of release. Left out, that of the first system version.",
            "发布年份；不写则取最初系统版本的年份。"
        ) { $0.year = $1 },
    ]

    private static let display: [DeviceKey<DeviceDraft>] =
        [
            DeviceKey(
                "screen", Format.written(Format.screenSize),
                "The size of the screen in portrait, in points.",
                "竖屏时的屏幕尺寸，以点为单位。"
            ) { $0.screen = $1 },
            DeviceKey("scale", Format.screenScale, "Pixels per point: 1, 2 or 3.", "每点的像素数：1、2 或 3。") {
                $0.scale = $1
            },
            DeviceKey(
                "panel", Format.written(Format.screenSize),
                "The physical pixels. Left out, those of the image.", "物理像素；不写则与渲染的图像相同。"
            ) { $0.panel = $1 },
            DeviceKey(
                "cornerRadius", Format.written(Format.length),
                "The radius of the screen's corners; 0 for a square screen above a Home button.",
                "屏幕圆角的半径；带主屏幕按钮的直角屏幕写 0。"
            ) { $0.cornerRadius = $1 },
            DeviceKey(
                "leftCornerRadius", Format.written(Format.length),
                "That of the left corners where it differs.",
                "左侧圆角半径与右侧不同时的数值。"
            ) { $0.leftCornerRadius = $1 },
            DeviceKey(
                "cornerMask", Format.written(PartKeys.cornerMask),
                "The corners as the system's own mask draws them.",
                "系统遮罩画出的圆角。"
            ) { $0.cornerMask = $1 },
            DeviceKey(
                "cutout", Format.written(PartKeys.cutout), initial: "none",
                "What covers part of the screen: one of `notch`, `island` and `cameraHole` with its size, or none.",
                "占去部分屏幕的开孔：`notch`、`island`、`cameraHole` 之一及其尺寸，或 none。"
            ) { $0.cutout = $1 },
            DeviceKey(
                "homeIndicator", Format.written(PartKeys.homeIndicator), initial: "none",
                "The bar at the bottom of a screen without Home button, or none.", "没有主屏幕按钮的设备在屏幕底部的指示条，或 none。"
            ) { $0.homeIndicator = $1 },
            DeviceKey(
                "simulatorBody", Format.written(PartKeys.simulatorBody),
                "The body around the screen, as the simulator draws it.", "模拟器在屏幕四周画出的机身。"
            ) { $0.simulatorBody = $1 },
        ]

    private static let versions: [DeviceKey<DeviceDraft>] = [
        DeviceKey(
            "os", Format.written(Format.versions),
            "The version it shipped with and the last major version that it runs: `[11, 16]`, or `[27]` where that is open.",
            "出厂时的系统版本与能运行的最后一个大版本：`[11, 16]`；尚未停止支持时写 `[27]`。"
        ) { $0.versions = $1 }
    ]

    private static let metrics: [DeviceKey<DeviceDraft>] =
        MetricKeys.all.map { $0.lifted { $1(&$0.metrics) } } + [
            DeviceKey(
                "before26", .object("metrics", MetricsDraft(), MetricKeys.all),
                "The metrics of versions before 26, where they differ.", "26 之前的版本中不同的数值。"
            ) { $0.metricsBefore26 = $1 },
            DeviceKey(
                "from26", .object("metrics", MetricsDraft(), MetricKeys.all),
                "The metrics of version 26 and later, where they differ.", "26 及以后的版本中不同的数值。"
            ) { $0.metrics26 = $1 },
            DeviceKey(
                "changes", MetricKeys.changes, "Where single versions differ from these metrics.",
                "个别版本中与上述不同的数值。"
            ) { $0.changes = $1 },
            DeviceKey(
                "sizeClasses", Format.oriented(Format.sizeClasses),
                "The size classes of a full-screen window, width first: `[compact, regular]`.",
                "全屏窗口的尺寸类别，先宽后高：`[compact, regular]`。"
            ) { $0.sizeClasses = $1 },
            DeviceKey(
                "sideMargin", Format.oriented(Format.length),
                "The side margin of a full-screen root view.",
                "全屏根视图的左右边距。"
            ) { $0.sideMargin = $1 },
        ]

    private static let remarks: [DeviceKey<DeviceDraft>] = [
        DeviceKey(
            "source", Format.text, initial: "content folder", "Where its numbers were read.", "数值的出处。"
        ) { $0.source = $1 },
        DeviceKey(
            "mark", Format.mark, initial: "inferred", "How its numbers are known.", "数值的可靠程度。"
        ) { $0.mark = $1 },
        DeviceKey("notes", Format.text, "Remarks, in English.", "备注，用英文写。") { $0.notes = $1 },
    ]

    /// The keys of one value that says itself how it is known.
    static func written<Value: Sendable>(_ format: DeviceFormat<Value>) -> [DeviceKey<Written<Value?>>] {
        [
            DeviceKey("value", format, "The value itself.", "数值本身。") { $0.value = $1 },
            DeviceKey(
                "source", Format.text, "Where it was read. Left out, the device's source.", "出处；不写则为设备的出处。"
            ) {
                $0.source = $1
            },
            DeviceKey("mark", Format.mark, "How it is known. Left out, the device's mark.", "可靠程度；不写则为设备的标记。") {
                $0.mark = $1
            },
        ]
    }

    /// The keys of a value that depends on the orientation.
    static func oriented<Value: Sendable>(_ format: DeviceFormat<Value>) -> [DeviceKey<Oriented<Value>>] {
        [
            DeviceKey("portrait", Format.written(format), "The value in portrait.", "竖屏时的数值。") {
                $0.portrait = $1
            },
            DeviceKey("landscape", Format.written(format), "The value in landscape.", "横屏时的数值。") {
                $0.landscape = $1
            },
        ]
    }
}
