package import Geometry

/// The column of iPhone Duo: camera, clock and the bars of apps are at one side of the screen, below each other.
enum VerticalBar {
    static let column = Rule(
        "vertical-bar.column", .from(27, 1), .observed,
        evidence: ["sill-outer-side", "frameup-outer-right", "telegram-duo-outer-right", "sill-inner-hidden"])

    static let statusBar = Rule(
        "vertical-bar.status-bar", .from(27, 1), .observed,
        evidence: ["sill-outer", "sill-book", "sill-inner-hidden", "frameup-outer"])

    static let statusBarHeight = Rule(
        "vertical-bar.status-bar-height", .from(27, 1), .observed,
        evidence: ["auxine-status-bar", "frameup-status-bar", "auxine-status-bar-inner", "frameup-status-bar-inner"])

    static let inlineTitle = Rule(
        "vertical-bar.inline-title", .from(27, 1), .disputed, evidence: ["duolab-inline-title", "barprobe-inner"])

    static let margin = Rule(
        "vertical-bar.margin", .from(27, 1), .observed,
        evidence: ["duolab-outer", "duolab-outer-left", "duolab-inner", "barprobe-margins"])

    static let navigationBar = Rule(
        "vertical-bar.navigation-bar", .from(27, 1), .observed,
        evidence: ["barprobe-inner", "duolab-outer", "duolab-outer-left", "duolab-inner-upright"])

    static let tabBar = Rule(
        "vertical-bar.tab-bar", .from(27, 1), .observed, evidence: ["barprobe-inner"])

    static let toolbar = Rule(
        "vertical-bar.toolbar", .from(27, 1), .inferred, evidence: ["duolab-toolbar-upright"])

    static let disabled = Rule(
        "vertical-bar.disabled", .from(27, 1), .observed,
        evidence: ["UIVerticalBarBehavior", "barprobe-column-off", "nemu-column-off", "frameup-column-off"])

    /// The column of the left one of two windows, which has no clock: one program with bars prints it.
    static let half = Rule(
        "vertical-bar.half", .from(27, 1), .disputed,
        evidence: ["barprobe-half-left", "axiom-half-edge", "postcard-half-left", "flutterprobe-half-left"])

    /// The side of the window with the column, as the system prefers; nil if bars are horizontal.
    static func edge(in environment: Environment) -> Edge? {
        let edge = publishedEdge(in: environment)
        guard environment.decide(.barsStandInColumn, edge != nil && !isDisabled(in: environment)) else { return nil }
        return edge ?? .right
    }

    /// Whether there would be a column here if the app did not keep its bars horizontal. Nobody printed such an app on the display
    /// without a fold, nor beside another window.
    static func isDisabled(in environment: Environment) -> Bool {
        publishedEdge(in: environment) != nil && environment.device.hasFold
            && environment.window.frame == nil
            && environment.decide(.appDisablesColumn, environment.disablesVerticalBar)
    }

    /// The inset at an edge of an app that keeps its bars horizontal: clock and network move to the top, in the corner that
    /// they have on the upright inner display.
    static func insetOfDisabled(_ edge: Edge, _ name: DerivationName, in environment: Environment) -> Quantity? {
        guard edge != .bottom, isDisabled(in: environment) else { return nil }
        guard edge == .top, let facts = environment.device.statusRegionFacts(in: .portrait) else {
            return .stated(name, disabled, 0)
        }
        return Quantity.device(name, facts[3]).renamed(as: name, by: disabled)
    }

    private static func publishedEdge(in environment: Environment) -> Edge? {
        // In a sheet only the display without a fold has a column.
        let isInSheet = environment.presentedWidth != nil && environment.device.hasFold
        if environment.window.frame != nil { return isInSheet ? nil : edgeOfHalf(in: environment) }
        guard !isInSheet, CompatibilityWindow.kind(in: environment) == nil else { return nil }
        return environment.device.foldable?.value.column[environment.orientation]
    }

    /// The outer side of a window beside another one: with clock and network at the right, and with the app's bars at the left;
    /// nil for a left one without bars, and for other windows.
    private static func edgeOfHalf(in environment: Environment) -> Edge? {
        guard isHalf(environment), let frame = environment.window.frame else { return nil }
        if frame.minX > 0 { return .right }
        return environment.decide(.halfHasBars, environment.hasBars) ? .left : nil
    }

    /// Whether the window is one of the two that the inner display on its side shows beside each other.
    private static func isHalf(_ environment: Environment) -> Bool {
        guard let frame = environment.window.frame, environment.device.hasFold,
            environment.os >= OSVersion(27, 1), environment.app.linkedSDK.map({ $0 >= OSVersion(27, 1) }) ?? true
        else { return false }
        let screen = environment.screenSize
        let isBeside = frame.minX == 0 ? frame.maxX < screen.width : frame.maxX == screen.width
        return environment.orientation.isLandscape && frame.height == screen.height && isBeside
    }

    /// The inset of the column in the left window of two, as wide as that of the whole display; nil elsewhere.
    static func insetOfHalf(_ edge: Edge, _ name: DerivationName, in environment: Environment) -> Quantity? {
        guard environment.window.frame != nil, edge == .left, self.edge(in: environment) == .left else { return nil }
        return WindowSafeArea.hardware(.right, in: environment).renamed(as: name, by: half)
    }

    /// Whether the bars belong to an app that supports the column, whether it is shown in this orientation or not.
    static func decides(in environment: Environment) -> Bool {
        environment.device.foldable != nil && CompatibilityWindow.kind(in: environment) == nil
    }

    /// The facts about the window that are not known here.
    static func limits(in environment: Environment) -> [ModelLimit] {
        guard environment.device.foldable != nil else { return [] }
        if environment.disablesVerticalBar, edge(in: environment) != nil { return [.horizontalBars] }
        if environment.window.frame != nil {
            return isHalf(environment) ? (environment.hasBars ? [.barsInHalf] : []) : [.foldingWindow]
        }
        guard CompatibilityWindow.kind(in: environment) != nil else { return [] }
        return CompatibilityWindow.isKnown(in: environment) ? [] : [.compatibilityWindow]
    }

    /// The height of a shown status bar as the system reports it, wherever clock and network are; nil for bars across the top.
    static func statusBarHeight(_ path: PathName, in environment: Environment) -> Quantity? {
        decides(in: environment) && environment.window.frame == nil ? .stated(.path(path), statusBarHeight, 2) : nil
    }

    /// The height of a navigation bar whose large title is scrolled away: reports differ where the app's bars are in a column.
    static func withInlineTitle(_ height: Quantity, in environment: Environment) -> Quantity {
        edge(in: environment) == nil ? height : height.renamed(as: height.derivation.name, by: inlineTitle)
    }

    /// The length covered at an edge with the status bar shown or hidden: on the display with the fold the column is shown with
    /// the status bar, on the other display it keeps clear of the camera.
    static func covered(
        _ edge: Edge, _ covered: Quantity, isStatusBarHidden: Bool, in environment: Environment
    ) -> Quantity {
        guard edge != .bottom, environment.device.hasFold, decides(in: environment),
            environment.decide(.columnGoesWithStatusBar, isStatusBarHidden)
        else { return covered }
        return .stated(covered.derivation.name, statusBar, 0)
    }

    /// The tab bar in the column of the display with the fold; nil on the other, where its frame was never printed.
    static func tabBarFrame(_ edge: Edge, in bounds: DerivedRect, _ environment: Environment) -> DerivedRect? {
        guard environment.device.hasFold, environment.window.frame == nil else { return nil }
        let path: PathName = "tabBar.frame"
        let width = Quantity.stated(.path("\(path).width"), tabBar, 69)
        return DerivedRect(
            x: edge == .left
                ? .stated(.path("\(path).x"), tabBar, 0)
                : .sum(.path("\(path).x"), tabBar, [bounds.width], minus: [width]),
            y: .stated(.path("\(path).y"), tabBar, 0), width: width,
            height: bounds.height.renamed(as: .path("\(path).height"), by: tabBar))
    }
}

extension Environment {
    /// The side of the window with the column of iPhone Duo; nil if the app's bars are horizontal.
    package var columnEdge: Edge? { VerticalBar.edge(in: self) }
}
