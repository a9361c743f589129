import LayoutEngine
import Schema

/// The keys of a device's display and of what covers it.
enum DeviceScreenKeys {
    static let all: [ScenarioKey<ScreenDraft>] = [
        ScenarioKey(
            "screen", Format.written(Format.screenSize), "The size of the screen in portrait, in points.",
            "竖屏时的屏幕尺寸，以点为单位。"
        ) { $0.size = $1 },
        ScenarioKey("scale", Format.screenScale, "Pixels per point: 1, 2 or 3.", "每点的像素数：1、2 或 3。") { $0.scale = $1 },
        ScenarioKey(
            "panel", Format.written(Format.screenSize),
            "The physical pixels. Left out, those of the image.", "物理像素；不写则与渲染的图像相同。"
        ) { $0.panel = $1 },
        ScenarioKey(
            "cornerRadius", Format.written(Format.length),
            "The radius of the screen's corners; 0 for a square screen above a Home button.",
            "屏幕圆角的半径；带主屏幕按钮的直角屏幕写 0。"
        ) { $0.cornerRadius = $1 },
        ScenarioKey(
            "leftCornerRadius", Format.written(Format.length), "That of the left corners where it differs.",
            "左侧圆角半径与右侧不同时的数值。"
        ) { $0.leftCornerRadius = $1 },
        ScenarioKey(
            "cornerMask", Format.written(DevicePartKeys.cornerMask), "The corners as the system's own mask draws them.",
            "系统遮罩画出的圆角。"
        ) { $0.cornerMask = $1 },
    ]
}
