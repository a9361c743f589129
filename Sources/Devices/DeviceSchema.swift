package import ScenarioLanguage
import Schema

/// The vocabulary of devices that a content folder adds, as the reference page shows it.
package enum DeviceSchema {
    /// From a device down to the parts of its display.
    package static let sections: [ScenarioSection] = [
        ScenarioSection("device", device, DeviceKeys.all.map { $0.entry }),
        ScenarioSection("metrics", metrics, MetricKeys.all.map { $0.entry }),
        ScenarioSection(
            "metricChange", SchemaText("One item of a device's `changes`.", "设备 `changes` 中的一项。"),
            MetricKeys.change.map { $0.entry }),
        ScenarioSection(
            "cutout", SchemaText("What covers part of the screen; exactly one key.", "占去部分屏幕的开孔，只写一个键。"),
            PartKeys.cutoutKeys.map { $0.entry }),
        part("notch", "A sensor housing, in points.", "刘海，以点为单位。", PartKeys.notchKeys),
        part("corners", "The radii of a notch.", "刘海的圆角半径。", PartKeys.cornersKeys),
        part("opening", "An opening that touches no edge.", "不与屏幕边缘相接的开孔。", PartKeys.openingKeys),
        part("cornerMask", "The corners of the system's own mask.", "系统遮罩的圆角。", PartKeys.cornerMaskKeys),
        part("homeIndicator", "The home indicator, in points.", "主屏幕指示条，以点为单位。", PartKeys.homeIndicatorKeys),
        part(
            "simulatorBody", "The body around the screen, in points.", "屏幕四周的机身，以点为单位。",
            PartKeys.simulatorBodyKeys),
        ScenarioSection(
            "written value",
            SchemaText(
                "How a single number of a device is known; it then stands under `value`.",
                "为设备的某个数值单独注明来历，数值本身写在 `value` 下。"),
            DeviceKeys.written(Format.number).map { $0.entry }),
    ]

    private static let device = SchemaText(
        "One item of `devices.yaml`, a list in the content folder that adds devices for all commands. What is not written "
            + "is as on the device named by `like`; without it name, family, screen, scale, cornerRadius, os and "
            + "safeAreaInsets are needed: "
            + "`- {name: iPhone Next, like: iPhone 17 Pro, screen: [410, 890], os: [27], safeAreaInsets: …}`.",
        "内容文件夹中 `devices.yaml` 的一项；文件是一个列表，其中的设备可用于所有命令。没有写出的数值与 `like` 所指的设备相同；"
            + "不写 `like` 时必须写出 name、family、screen、scale、cornerRadius、os 和 safeAreaInsets："
            + "`- {name: iPhone Next, like: iPhone 17 Pro, screen: [410, 890], os: [27], safeAreaInsets: …}`。")

    private static let metrics = SchemaText(
        "The system's numbers on a device, in points; also the keys of `device`, for all versions.",
        "系统在设备上使用的数字，以点为单位；也可直接写在 `device` 中，对所有版本有效。")

    private static func part(
        _ name: String, _ english: String, _ chinese: String, _ keys: [DeviceKey<PartDraft>]
    ) -> ScenarioSection {
        ScenarioSection(name, SchemaText(english, chinese), keys.map { $0.entry })
    }
}
