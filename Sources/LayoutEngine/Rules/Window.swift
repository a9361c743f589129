package import Geometry

extension Environment {
    /// The window in the screen's coordinates.
    package var windowFrame: Rect {
        window.frame ?? Letterbox.frame(in: self) ?? Rect(origin: .zero, size: screenSize)
    }

    /// The width of the window, or of the sheet or popover in it.
    var rootWidth: Double { presentedWidth ?? windowFrame.width }

    /// The size of the screen as it is held.
    package var screenSize: Size {
        let size = DisplayZoom.size(in: self)?.plain ?? device.screen.size
        return orientation.isLandscape ? size.transposed : size
    }

    /// The size of the screen as it is held, with its reasons.
    var derivedScreenSize: DerivedSize {
        let (width, height) = (Localized("screen width", "屏幕宽度"), Localized("screen height", "屏幕高度"))
        if let zoomed = DisplayZoom.size(in: self) {
            let isLandscape = orientation.isLandscape
            return DerivedSize(
                width: (isLandscape ? zoomed.height : zoomed.width).named(width),
                height: (isLandscape ? zoomed.width : zoomed.height).named(height))
        }
        let (size, provenance) = (screenSize, device.screen.provenance)
        return DerivedSize(
            width: .device(width, Measured(size.width, provenance)),
            height: .device(height, Measured(size.height, provenance)))
    }

    /// The size of the window: as the scenario gives it, letterboxed, or the screen's.
    var windowSize: DerivedSize {
        if let size = window.frame?.size {
            return DerivedSize(
                width: .input("window.frame.width", size.width), height: .input("window.frame.height", size.height))
        }
        guard let size = Letterbox.frame(in: self)?.size else { return derivedScreenSize }
        return DerivedSize(
            width: .stated(.path("window.frame.width"), Letterbox.rule, size.width),
            height: .stated(.path("window.frame.height"), Letterbox.rule, size.height))
    }
}

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
        guard environment.answers(.appIsOld, isOld), environment.device.hasSensorHousing,
            screen == Size(width: 375, height: 812)
        else { return nil }
        let frame = Rect(x: 0, y: (screen.height - 667) / 2, width: 375, height: 667)
        guard environment.orientation.isLandscape else { return frame }
        return Rect(x: frame.minY, y: 0, width: frame.height, height: frame.width)
    }

    static func applies(in environment: Environment) -> Bool {
        environment.window.frame == nil && frame(in: environment) != nil
    }
}

/// The zoomed display of iPhones: fewer points on the same pixels.
enum DisplayZoom {
    static let rule = Rule(
        "screen.display-zoom", .from(8), .inferred, evidence: ["qmui-zoom-11promax", "qmui-zoom-14pro-15pro"],
        "The zoomed display is as wide as that of the next smaller phones, 375 points for phones wider than 393 and 320 for the "
            + "others; hardware insets shrink in proportion, to whole pixels, except at the bottom in landscape.",
        "放大显示时屏幕宽度与小一号的手机相同：宽于 393 的手机为 375，其他为 320；硬件占去的距离按比例缩小并取整到像素，横屏的底部除外。")

    /// The width of the zoomed display, in portrait; nil when there is none.
    private static func width(in environment: Environment) -> Quantity? {
        guard environment.answers(.displayIsZoomed, environment.isDisplayZoomed), environment.device.family == .iPhone
        else { return nil }
        let width = environment.device.screen.size.width
        let name = Localized("width of the zoomed display", "放大显示时的屏幕宽度")
        return width > 393 ? .stated(name, rule, 375) : width > 320 ? .stated(name, rule, 320) : nil
    }

    /// The size of the zoomed screen in portrait; nil when it is not zoomed.
    static func size(in environment: Environment) -> DerivedSize? {
        guard let width = width(in: environment) else { return nil }
        let screen = environment.device.screen
        let standard = (
            width: standardWidth(of: screen),
            height: Quantity.device(
                Localized("height of the standard display", "标准显示时的屏幕高度"),
                Measured(screen.size.height, screen.provenance))
        )
        let height = Quantity.share(
            Localized("height in proportion", "按比例缩小的高度"), rule, of: standard.height, width, in: standard.width)
        return DerivedSize(
            width: width, height: .rounded(Localized("height of the zoomed display", "放大显示时的屏幕高度"), rule, height))
    }

    private static func standardWidth(of screen: Screen) -> Quantity {
        .device(
            Localized("width of the standard display", "标准显示时的屏幕宽度"), Measured(screen.size.width, screen.provenance))
    }

    /// A hardware inset on the zoomed display.
    static func inset(_ inset: Quantity, _ edge: Edge, in environment: Environment) -> Quantity {
        let isKept = edge == .bottom && environment.orientation.isLandscape
        guard let width = width(in: environment), inset.value > 0, !isKept else { return inset }
        let scaled = Quantity.share(
            Localized("inset in proportion", "按比例缩小的距离"), rule,
            of: inset.named(Localized("inset on the standard display", "标准显示时的距离")), width,
            in: standardWidth(of: environment.device.screen))
        return .rounded(inset.derivation.name, rule, scaled, scale: environment.pixelsPerPoint)
    }
}

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
        return environment.answers(
            .windowIsNarrow, environment.os >= OSVersion(8) && environment.windowFrame.width < leastRegularWidth)
    }

    static func isCompactInHeight(_ environment: Environment) -> Bool {
        environment.answers(
            .windowIsLow, environment.device.family == .iPhone && environment.orientation.isLandscape)
    }
}
