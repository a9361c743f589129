import Geometry

/// Apps that do not know tall screens run in the middle of them.
enum Letterbox {
    static let rule = Rule(
        "window.letterbox", .from(11), .inferred, evidence: ["seed 3.2", "misc.letterbox"],
        "On a phone of 375 × 812 points an app without launch screen, or linked with an SDK before iOS 11, runs in 375 × 667 points in "
            + "the middle, with the status bar and the safe area of a rectangular phone.",
        "在 375 × 812 的手机上，没有启动屏幕或用 iOS 11 之前的 SDK 链接的应用，在屏幕中央 375 × 667 的区域里运行，状态栏和安全区与方形屏幕的手机相同。")

    /// The letterboxed window in the screen's coordinates; nil when the app fills the screen.
    static func frame(in environment: Environment) -> Rect? {
        let app = environment.app
        let isOld = !app.hasLaunchScreen || (app.linkedSDK.map { $0 < OSVersion(11) } ?? false)
        let screen = environment.device.screen.size
        guard isOld, environment.device.hasSensorHousing, screen == Size(width: 375, height: 812) else { return nil }
        let frame = Rect(x: 0, y: (screen.height - 667) / 2, width: 375, height: 667)
        guard environment.orientation.isLandscape else { return frame }
        return Rect(x: frame.minY, y: 0, width: frame.height, height: frame.width)
    }

    static func applies(in environment: Environment) -> Bool {
        environment.window.frame == nil && frame(in: environment) != nil
    }
}
