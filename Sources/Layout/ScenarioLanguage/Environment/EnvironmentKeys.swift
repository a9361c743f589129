import DataTree
import Diagnostics
import Geometry
import LayoutEngine
import Schema

/// The keys at the top of a scenario that describe the environment of the app.
enum EnvironmentKeys {
    static let entries = all.map { $0.entry }
    static let names = entries.map { $0.name }

    static let sections: [ScenarioSection] = [
        ScenarioSection("environment", entries),
        ScenarioSection("statusBar", statusBarKeys.map { $0.entry }),
        ScenarioSection("window", windowKeys.map { $0.entry }),
        ScenarioSection("app", appKeys.map { $0.entry }),
        ScenarioSection("keyboard", keyboardKeys.map { $0.entry }),
    ]

    static let statusBarKeys: [ScenarioKey<StatusBarDraft>] = [
        ScenarioKey("isHidden", Format.flag) { $0.isHidden = $1 },
        ScenarioKey("height", Format.length) { $0.height = $1 },
    ]

    static let windowKeys: [ScenarioKey<WindowSettings>] = [
        ScenarioKey("frame", Format.rect) { $0.frame = $1 },
        ScenarioKey("safeAreaInsets", Format.insets, versions: .from(11)) { $0.safeAreaInsets = $1 },
    ]

    static let appKeys: [ScenarioKey<AppSettings>] = [
        ScenarioKey("linkedSDK", Format.osVersion) { $0.linkedSDK = $1 },
        ScenarioKey("launchScreen", Format.flag, initial: "true") { $0.hasLaunchScreen = $1 },
        ScenarioKey("requiresDesignCompatibility", Format.flag, initial: "false", versions: .from(26)) {
            $0.requiresDesignCompatibility = $1
        },
    ]

    static let keyboardKeys: [ScenarioKey<KeyboardDraft>] = [
        ScenarioKey("height", Format.located(Format.length)) { $0.height = $1 },
        ScenarioKey("inputAccessoryView", Format.length) { $0.accessory = $1 },
        ScenarioKey("frame", Format.located(Format.rect)) { $0.frame = $1 },
    ]

    private static let keyboard = ScenarioFormat<Keyboard>(kind: .object("keyboard")) { node, decoder in
        var draft = KeyboardDraft()
        decoder.decodeObject(node, into: &draft, keyboardKeys)
        guard let frame = draft.frame else {
            return .docked(height: draft.height?.value, accessory: draft.accessory)
        }
        if let height = draft.height {
            decoder.report(HierarchyCodes.keyboardTwice(at: frame.span, first: height.span))
        }
        return .undocked(frame.value)
    }

    static let all: [ScenarioKey<EnvironmentDraft>] = [
        ScenarioKey("device", Format.device) { $0.device = $1 },
        ScenarioKey("orientation", Format.orientation, initial: "portrait") { $0.orientation = $1 },
        ScenarioKey("hinge", Format.located(Format.word(HingeStatus.self))) { $0.hinge = $1 },
        ScenarioKey("os", Format.located(Format.osVersion)) { $0.os = $1 },
        ScenarioKey("layoutDirection", Format.word(LayoutDirection.self), initial: "leftToRight") {
            $0.layoutDirection = $1
        },
        ScenarioKey("contentSizeCategory", Format.word(ContentSizeCategory.self), initial: "large") {
            $0.contentSizeCategory = $1
        },
        ScenarioKey("displayZoom", Format.flag, initial: "false") { $0.isDisplayZoomed = $1 },
        ScenarioKey("window", .object("window", WindowSettings(), windowKeys)) { $0.window = $1 },
        ScenarioKey("app", .object("app", AppSettings(), appKeys)) { $0.app = $1 },
        ScenarioKey("keyboard", keyboard) { $0.keyboard = $1 },
        ScenarioKey("statusBar", .object("statusBar", StatusBarDraft(), statusBarKeys)) { $0.statusBar = $1 },
    ]
}

/// Everything around the app, while it is being decoded.
struct EnvironmentDraft: Sendable {
    var device: Device?
    var orientation = InterfaceOrientation.portrait
    var hinge: Located<HingeStatus>?
    var os: Located<OSVersion>?
    var layoutDirection = LayoutDirection.leftToRight
    var statusBar = StatusBarDraft()
    var window = WindowSettings()
    var app = AppSettings()
    var keyboard: Keyboard?
    var contentSizeCategory = ContentSizeCategory.large
    var isDisplayZoomed = false
}

struct StatusBarDraft: Sendable {
    var isHidden: Bool?
    var height: Double?
}

struct KeyboardDraft: Sendable {
    /// The height of a keyboard at the bottom of the screen, in points.
    var height: Located<Double>?
    /// The height of the inputAccessoryView on it; 0 for none.
    var accessory = 0.0
    /// The frame of a keyboard that is not docked, in the window's coordinates.
    var frame: Located<Rect>?
}
