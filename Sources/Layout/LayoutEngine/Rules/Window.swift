package import Geometry

extension Environment {
    /// The window in the screen's coordinates.
    package var windowFrame: Rect {
        window.frame ?? Letterbox.frame(in: self) ?? CompatibilityWindow.frame(in: self)
            ?? Rect(origin: .zero, size: screenSize)
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
        let (width, height) = (DerivationName.term(.screenWidth), DerivationName.term(.screenHeight))
        if let zoomed = DisplayZoom.size(in: self) {
            let isLandscape = orientation.isLandscape
            return DerivedSize(
                width: (isLandscape ? zoomed.height : zoomed.width).named(width),
                height: (isLandscape ? zoomed.width : zoomed.height).named(height))
        }
        let (short, long) = (device.screen.widthFact, device.screen.heightFact)
        return DerivedSize(
            width: .device(width, orientation.isLandscape ? long : short),
            height: .device(height, orientation.isLandscape ? short : long))
    }

    /// The size of the window: as the scenario gives it, letterboxed, or the screen's.
    var windowSize: DerivedSize {
        if let size = window.frame?.size {
            return DerivedSize(
                width: .input("window.frame.width", size.width), height: .input("window.frame.height", size.height))
        }
        if let size = CompatibilityWindow.size(in: self) { return size }
        guard let size = Letterbox.frame(in: self)?.size else { return derivedScreenSize }
        return DerivedSize(
            width: .stated(.path("window.frame.width"), Letterbox.rule, size.width),
            height: .stated(.path("window.frame.height"), Letterbox.rule, size.height))
    }
}

/// Apps that do not know tall screens run in the middle of them.
enum Letterbox {
    static let rule = Rule(
        "window.letterbox", .from(11), .inferred, evidence: ["seed 3.2", "misc.letterbox"])

    /// The letterboxed window in the screen's coordinates; nil when the app fills the screen.
    static func frame(in environment: Environment) -> Rect? {
        let app = environment.app
        let isOld = !app.hasLaunchScreen || (app.linkedSDK.map { $0 < OSVersion(11) } ?? false)
        let screen = environment.device.screen.size
        guard environment.decide(.appIsOld, isOld), environment.device.hasSensorHousing,
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
        "screen.display-zoom", .from(8), .inferred, evidence: ["qmui-zoom-11promax", "qmui-zoom-14pro-15pro"])

    static let narrowBottom = Rule(
        "screen.display-zoom-bottom", .from(8), .disputed, evidence: ["qmui-zoom-11promax", "qmui-zoom-14pro-15pro"])

    /// The width of the zoomed display, in portrait; nil when there is none.
    private static func width(in environment: Environment) -> Quantity? {
        guard environment.decide(.displayIsZoomed, environment.isDisplayZoomed), environment.device.family == .iPhone
        else { return nil }
        let width = environment.device.screen.size.width
        let name = DerivationName.term(.widthOfTheZoomedDisplay)
        return width > 393 ? .stated(name, rule, 375) : width > 320 ? .stated(name, rule, 320) : nil
    }

    /// The size of the zoomed screen in portrait; nil when it is not zoomed.
    static func size(in environment: Environment) -> DerivedSize? {
        guard let width = width(in: environment) else { return nil }
        let screen = environment.device.screen
        let standard = (
            width: standardWidth(of: screen),
            height: Quantity.device(.term(.heightOfTheStandardDisplay), screen.heightFact)
        )
        let height = Quantity.share(
            .term(.heightInProportion), rule, of: standard.height, width, in: standard.width)
        return DerivedSize(
            width: width, height: .rounded(.term(.heightOfTheZoomedDisplay), rule, height))
    }

    private static func standardWidth(of screen: Screen) -> Quantity {
        .device(.term(.widthOfTheStandardDisplay), screen.widthFact)
    }

    /// A hardware inset on the zoomed display.
    static func inset(_ inset: Quantity, _ edge: Edge, in environment: Environment) -> Quantity {
        let isKept = edge == .bottom && environment.orientation.isLandscape
        guard let width = width(in: environment), inset.value > 0, !isKept else { return inset }
        let scaled = Quantity.share(
            .term(.insetInProportion), rule,
            of: inset.named(.term(.insetOnTheStandardDisplay)), width,
            in: standardWidth(of: environment.device.screen))
        let isNarrow = edge == .bottom && width.value == 320
        return .rounded(
            inset.derivation.name, isNarrow ? narrowBottom : rule, scaled, scale: environment.pixelsPerPoint)
    }
}

/// The size classes of a window, which decide how presentations and split views adapt.
enum WindowSizeClass {
    static let rule = Rule(
        "window.size-class", .from(8), .inferred, evidence: ["Human Interface Guidelines, Layout"])

    /// The narrowest regular window of an iPad, in points.
    private static let minRegularWidth = 678.0

    static func isCompactInWidth(_ environment: Environment) -> Bool {
        if CompatibilityWindow.kind(in: environment) == .olderSDK { return true }
        guard environment.device.family == .iPad else {
            return environment.decide(.windowIsHalf, isHalf(environment))
                || environment.device.sizeClasses[environment.orientation]?.value.horizontal != .regular
        }
        return environment.decide(
            .windowIsNarrow, environment.os >= OSVersion(8) && environment.windowFrame.width < minRegularWidth)
    }

    /// Whether the window is one of two side by side on a phone that folds.
    private static func isHalf(_ environment: Environment) -> Bool {
        environment.device.hasFold
            && (environment.window.frame.map { $0.width < environment.screenSize.width } ?? false)
    }

    /// Whether content is compact in width; in a sheet or popover it has a size class of its own, else the window's.
    static func isContentCompactInWidth(_ environment: Environment) -> Bool {
        environment.presentedWidth.map { $0 < minRegularWidth } ?? isCompactInWidth(environment)
    }

    /// The horizontal class of the content here; nil where none was published: in a wide sheet, in the primary column of a
    /// split view, in a pane of an arrangement, on a zoomed display in landscape.
    static func horizontal(_ environment: Environment) -> SizeClasses.SizeClass? {
        if environment.isInColumn { return nil }
        if let width = environment.presentedWidth { return width < minRegularWidth ? .compact : nil }
        if environment.device.family == .iPhone {
            if CompatibilityWindow.kind(in: environment) == .olderSDK { return .compact }
            guard !environment.isDisplayZoomed || !environment.orientation.isLandscape else { return nil }
            return environment.decide(.windowIsHalf, isHalf(environment))
                ? .compact : environment.device.sizeClasses[environment.orientation]?.value.horizontal
        }
        return isCompactInWidth(environment) ? .compact : .regular
    }

    /// The vertical class of the content in the window; nil where none was published.
    static func vertical(_ environment: Environment) -> SizeClasses.SizeClass? {
        guard environment.device.family == .iPhone else { return .regular }
        if CompatibilityWindow.kind(in: environment) == .olderSDK { return .regular }
        return environment.device.sizeClasses[environment.orientation]?.value.vertical
    }

    /// Whether the height is compact; also false if the vertical class is not published, which `isHeightKnown` reports.
    static func isCompactInHeight(_ environment: Environment) -> Bool {
        environment.decide(.windowIsLow, vertical(environment) == .compact)
    }

    /// Whether the vertical class is published, on which the height of bars depends.
    static func isHeightKnown(_ environment: Environment) -> Bool { vertical(environment) != nil }

    /// Whether the size classes are published, on which presentations and split views depend.
    static func areKnown(_ environment: Environment) -> Bool {
        environment.device.family == .iPad || environment.device.sizeClasses[environment.orientation] != nil
    }
}
