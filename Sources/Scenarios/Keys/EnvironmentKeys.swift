import DataTree
import LayoutEngine

/// The keys at the top of a scenario that say where the app runs.
enum EnvironmentKeys {
    static let names = all.map { $0.entry.name }

    static let all: [SchemaKey<ScenarioDraft>] = supported + planned

    static let statusBarKeys: [SchemaKey<StatusBarDraft>] = [
        SchemaKey(
            "isHidden", Format.flag,
            "Whether the status bar is hidden. Left out, the controllers and the system decide.",
            "状态栏是否隐藏；不写则由控制器和系统决定。"
        ) { $0.isHidden = $1 },
        .notYet("height", .number, "The height, such as 40 during a call.", "高度，例如通话时为 40。"),
    ]

    private static let supported: [SchemaKey<ScenarioDraft>] = [
        SchemaKey("device", Format.device, "The device, by any of its names.", "设备，可用它的任一名称。") {
            $0.environment.device = $1
        },
        SchemaKey(
            "orientation", Format.orientation, initial: "portrait",
            "How the interface is turned; `landscape` means landscapeRight.", "界面方向；`landscape` 即 landscapeRight。"
        ) { $0.environment.orientation = $1 },
        SchemaKey(
            "os", Format.osVersion, "The version of iOS. Left out, the newest that the device runs.",
            "iOS 版本；不写则取设备能运行的最新版本。"
        ) { $0.environment.os = $1 },
        SchemaKey(
            "layoutDirection", Format.word(LayoutDirection.self), initial: "leftToRight",
            "The direction of the interface.", "界面的布局方向。"
        ) { $0.environment.layoutDirection = $1 },
        SchemaKey("statusBar", .object("statusBar", StatusBarDraft(), statusBarKeys), "The status bar.", "状态栏。") {
            $0.environment.isStatusBarHidden = $1.isHidden
        },
    ]

    private static let planned: [SchemaKey<ScenarioDraft>] = [
        .notYet("contentSizeCategory", .text, "The size of text.", "文字大小。"),
        .notYet("app", .object("app"), "What the app was built with.", "应用的构建条件。"),
        .notYet("displayZoom", .flag, "Whether the display is zoomed.", "是否使用放大显示。"),
        .notYet("window", .object("window"), "A window smaller than the screen.", "小于屏幕的窗口。"),
        .notYet("keyboard", .object("keyboard"), "The keyboard.", "键盘。"),
    ]
}
