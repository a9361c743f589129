import Geometry

/// The size classes of a window, which decide how presentations and split views adapt.
enum WindowSizeClass {
    static let rule = Rule(
        "window.size-class", .from(8), .inferred, evidence: ["Human Interface Guidelines, Layout"],
        "A phone's size classes are those of its screen. An iPad's window is regular in height, and in width from 678 points, half of the "
            + "largest iPad; the widest that Apple lists as compact has 639. What iPadOS 26 makes of widths between is not known.",
        "手机的尺寸类别由屏幕决定。iPad 窗口的高度总是 regular；宽度从 678（最大的 iPad 的一半）起为 regular，Apple 列出的 compact 窗口最宽 639，"
            + "iPadOS 26 中介于两者之间的宽度没有资料。")

    /// The narrowest regular window of an iPad, in points.
    private static let leastRegularWidth = 678.0

    static func isCompactInWidth(_ environment: Environment) -> Bool {
        guard environment.device.family == .iPad else {
            return environment.device.sizeClasses[environment.orientation]?.value.horizontal != .regular
        }
        return environment.os >= OSVersion(8) && environment.windowFrame.width < leastRegularWidth
    }

    static func isCompactInHeight(_ environment: Environment) -> Bool {
        environment.device.family == .iPhone && environment.orientation.isLandscape
    }
}
