import DataTree
import LayoutEngine
import Schema

/// The keys at the top of a scenario that say where the app runs.
enum EnvironmentKeys {
    static let entries = all.map { $0.entry }
    static let names = entries.map { $0.name }

    static let sections: [ScenarioSection] = [
        ScenarioSection(
            "environment", SchemaText("Where the app runs; these keys stand at the top too.", "应用的运行环境；这些键同样写在顶层。"),
            entries),
        ScenarioSection("statusBar", SchemaText("The status bar.", "状态栏。"), statusBarKeys.map { $0.entry }),
        ScenarioSection(
            "window", SchemaText("A window other than the whole screen.", "不等于整个屏幕的窗口。"),
            windowKeys.map { $0.entry }),
        ScenarioSection("app", SchemaText("What the app was built with.", "应用的构建条件。"), appKeys.map { $0.entry }),
        ScenarioSection("keyboard", SchemaText("The keyboard, when shown.", "弹出的键盘。"), keyboardKeys.map { $0.entry }),
    ]

    static let statusBarKeys: [ScenarioKey<StatusBarDraft>] = [
        ScenarioKey(
            "isHidden", Format.flag,
            "Whether the status bar is hidden. Left out, the controllers and the system decide.",
            "状态栏是否隐藏；不写则由控制器和系统决定。"
        ) { $0.isHidden = $1 },
        ScenarioKey("height", Format.length, "The height, such as 40 during a call.", "高度，例如通话时为 40。") {
            $0.height = $1
        },
    ]

    static let windowKeys: [ScenarioKey<WindowSettings>] = [
        ScenarioKey("frame", Format.rect, "Its frame on the screen.", "在屏幕上的 frame。") { $0.frame = $1 },
        ScenarioKey(
            "safeAreaInsets", Format.insets, versions: .from(11), "Insets in the place of the device's.",
            "替代设备给出的安全区内边距。"
        ) { $0.safeAreaInsets = $1 },
    ]

    static let appKeys: [ScenarioKey<AppSettings>] = [
        ScenarioKey("linkedSDK", Format.osVersion, "The SDK; left out, that of `os`.", "所用 SDK；不写则与 `os` 相同。") {
            $0.linkedSDK = $1
        },
        ScenarioKey("launchScreen", Format.flag, initial: "true", "Whether it has a launch screen.", "是否有启动屏幕。") {
            $0.hasLaunchScreen = $1
        },
        ScenarioKey(
            "requiresDesignCompatibility", Format.flag, initial: "false", versions: .from(26),
            "Whether bars keep the design before iOS 26.", "栏是否沿用 iOS 26 之前的外观。"
        ) { $0.requiresDesignCompatibility = $1 },
    ]

    static let keyboardKeys: [ScenarioKey<KeyboardDraft>] = [
        ScenarioKey("height", Format.length, "Its height.", "高度。") { $0.height = $1 }
    ]

    static let all: [ScenarioKey<EnvironmentDraft>] = [
        ScenarioKey("device", Format.device, "The device, by any of its names.", "设备，可用它的任一名称。") {
            $0.device = $1
        },
        ScenarioKey(
            "orientation", Format.orientation, initial: "portrait",
            "How the interface is turned; `landscape` means landscapeRight.", "界面方向；`landscape` 即 landscapeRight。"
        ) { $0.orientation = $1 },
        ScenarioKey(
            "os", Format.located(Format.osVersion), "The version of iOS. Left out, the newest that the device runs.",
            "iOS 版本；不写则取设备能运行的最新版本。"
        ) { $0.os = $1 },
        ScenarioKey(
            "layoutDirection", Format.word(LayoutDirection.self), initial: "leftToRight",
            "The direction of the interface.", "界面的布局方向。"
        ) { $0.layoutDirection = $1 },
        ScenarioKey(
            "contentSizeCategory", Format.word(ContentSizeCategory.self), initial: "large",
            "The reader's text size. Readable widths are known for `large` alone.",
            "用户设置的字号；可读宽度只有 `large` 的数值是已知的。"
        ) { $0.contentSizeCategory = $1 },
        ScenarioKey(
            "displayZoom", Format.flag, initial: "false", "Whether the display of an iPhone is zoomed.",
            "iPhone 是否使用放大显示。"
        ) { $0.isDisplayZoomed = $1 },
        ScenarioKey(
            "window", .object("window", WindowSettings(), windowKeys), "A window other than the whole screen.",
            "不等于整个屏幕的窗口。"
        ) { $0.window = $1 },
        ScenarioKey("app", .object("app", AppSettings(), appKeys), "What the app was built with.", "应用的构建条件。") {
            $0.app = $1
        },
        ScenarioKey(
            "keyboard", .object("keyboard", KeyboardDraft(), keyboardKeys), "The keyboard, when shown.", "弹出的键盘。"
        ) {
            $0.keyboardHeight = $1.height
        },
        ScenarioKey("statusBar", .object("statusBar", StatusBarDraft(), statusBarKeys), "The status bar.", "状态栏。") {
            $0.statusBar = $1
        },
    ]
}

/// Everything around the app, while it is being decoded.
struct EnvironmentDraft: Sendable {
    var device: Device?
    var orientation = InterfaceOrientation.portrait
    var os: Located<OSVersion>?
    var layoutDirection = LayoutDirection.leftToRight
    var statusBar = StatusBarDraft()
    var window = WindowSettings()
    var app = AppSettings()
    var keyboardHeight: Double?
    var contentSizeCategory = ContentSizeCategory.large
    var isDisplayZoomed = false
}

struct StatusBarDraft: Sendable {
    var isHidden: Bool?
    var height: Double?
}

struct KeyboardDraft: Sendable {
    var height: Double?
}
