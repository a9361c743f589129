import Geometry

/// The regions of the screen that UIKit reports as reserved by something else: on iPhone Duo the fold, which divides content,
/// and the camera and the status items, which cover it.
///
/// They change no inset. Regions of other devices were never printed, so there these values do not exist.
enum ReservedRegions {
    static let division = Rule(
        "reserved-regions.division", .from(27, 1), .observed,
        evidence: ["sill-fold", "sill-fold-upright", "flutterprobe-fold", "duokit-fold", "duoforum-fold-flat"])

    static let margins = Rule(
        "reserved-regions.division-margins", .from(27, 1), .observed,
        evidence: ["sill-fold", "sill-fold-upright", "duokit-fold"])

    static let camera = Rule(
        "reserved-regions.camera", .from(27, 1), .observed,
        evidence: ["sill-camera-outer", "sill-camera-left", "sill-camera-inner", "duolab-camera-turned"])

    static let statusItems = Rule(
        "reserved-regions.status-items", .from(27, 1), .observed,
        evidence: ["sill-camera-outer", "sill-camera-inner", "sill-regions-hidden"])

    static let inWindow = Rule(
        "reserved-regions.part-in-window", .from(27, 1), .observed,
        evidence: ["boardhop-fold-left", "boardhop-fold-right"])

    static let inView = Rule(
        "reserved-regions.in-view", .from(27, 1), .observed,
        evidence: [
            "UIView.reservedRegions(kind:options:)", "duolab-fold", "duolab-fold-upright", "duoforum-fold-inset",
        ])

    /// A view that asks: its frame in the window, and its bounds.
    struct Reach {
        let frameInWindow: DerivedRect
        let bounds: DerivedRect
    }

    /// A property of the element called `label`; nil for another property, and where no region is known or none reaches the
    /// element.
    static func value(
        of property: Property, _ label: String, in environment: Environment, _ reach: () -> Reach?
    ) -> Value? {
        guard Property.ofReservedRegions.contains(property), let foldable = environment.device.foldable?.value,
            exist(in: environment), let reach = reach(), let frame = frame(of: property, foldable, environment),
            meets(frame, reach, environment)
        else { return nil }
        switch property {
        case .divisionMargins: return margins(label, along: frame).value
        case .divisionIsActive:
            return .text("\(isDivided(in: environment))")
        case .cameraIsActive: return .text("\(environment.decide(.cameraIsInHole, environment.device.hasCameraHole))")
        case .statusItemsIsActive: return .text("true")
        default: return place(frame, as: "\(label).\(property.rawValue)", reach).value
        }
    }

    /// Whether the app can ask: it needs the SDK of the system that has the regions.
    private static func exist(in environment: Environment) -> Bool {
        environment.os >= OSVersion(27, 1) && CompatibilityWindow.kind(in: environment) == nil
            && environment.presentedWidth == nil
    }

    // MARK: - Regions in the window

    /// The region that a property is about, in the window; nil for one that is not there.
    private static func frame(
        of property: Property, _ foldable: Foldable, _ environment: Environment
    ) -> DerivedRect? {
        let region: DerivedRect? =
            switch property {
            case .divisionFrame, .divisionMargins, .divisionIsActive: fold(in: environment)
            case .cameraFrame, .cameraIsActive: camera(in: environment)
            default: statusItems(foldable, environment)
            }
        guard let window = environment.window.frame else { return region }
        return region.flatMap { part(of: $0, in: .input("window.frame", window)) }
    }

    /// The strip along the fold while it divides the content; nil while it does not, and without a fold.
    static func activeFold(in environment: Environment) -> DerivedRect? {
        fold(in: environment).flatMap { isDivided(in: environment) ? $0 : nil }
    }

    private static func isDivided(in environment: Environment) -> Bool {
        environment.decide(.foldIsPartlyOpen, environment.hinge == .partiallyOpen)
    }

    /// The strip along the fold, in the middle of the longer side; nil for a display without a fold.
    private static func fold(in environment: Environment) -> DerivedRect? {
        guard let fact = environment.device.foldFact else { return nil }
        let (screen, extent) = (environment.derivedScreenSize, Quantity.device(.term(.fold), fact))
        let start = Quantity.stated(.term(.screenEdge), division, 0)
        func middle(_ length: Quantity) -> Quantity {
            let rest = Quantity.sum(.term(.whatIsLeftOver), division, [length], minus: [extent])
            return .fraction(.term(.half), division, of: rest, by: 2)
        }
        return screen.width.value > screen.height.value
            ? DerivedRect(x: middle(screen.width), y: start, width: extent, height: screen.height)
            : DerivedRect(x: start, y: middle(screen.height), width: screen.width, height: extent)
    }

    /// The margins on both sides of the fold, across it.
    private static func margins(_ label: String, along fold: DerivedRect) -> DerivedInsets {
        let isUpright = fold.height.value > fold.width.value
        return DerivedInsets { edge in
            let isBeside = isUpright == (edge == .left || edge == .right)
            let path: PathName = "\(label).reservedRegions.division.margins.\(edge.rawValue)"
            return .stated(.path(path), margins, isBeside ? 20 : 0)
        }
    }

    /// The region of the camera, which stays where the camera is however the phone is held; nil where none is known.
    private static func camera(in environment: Environment) -> DerivedRect? {
        guard let facts = environment.device.cameraFacts else { return nil }
        let part = facts.map { Quantity.device(.term(.camera), $0) }
        let screen = environment.derivedScreenSize
        func far(_ length: Quantity, _ start: Quantity, _ extent: Quantity) -> Quantity {
            .sum(.term(.distanceFromTheFarEdge), camera, [length], minus: [start, extent])
        }
        let (x, y, width, height) = (part[0], part[1], part[2], part[3])
        return switch environment.orientation {
        case .portrait: DerivedRect(x: x, y: y, width: width, height: height)
        case .portraitUpsideDown:
            DerivedRect(x: far(screen.width, x, width), y: far(screen.height, y, height), width: width, height: height)
        case .landscapeLeft: DerivedRect(x: far(screen.width, y, height), y: x, width: height, height: width)
        case .landscapeRight: DerivedRect(x: y, y: far(screen.height, x, width), width: height, height: width)
        }
    }

    /// The region of clock and network; nil upside down, where it was never printed, and on the display with the fold while
    /// the status bar is hidden. Beside a hole it then keeps the height that the camera needs.
    private static func statusItems(_ foldable: Foldable, _ environment: Environment) -> DerivedRect? {
        guard environment.orientation != .portraitUpsideDown,
            let facts = environment.device.statusRegionFacts(in: environment.orientation)
        else { return nil }
        let isHidden = environment.isStatusBarHiddenNow
        if foldable.fold != nil, environment.decide(.columnGoesWithStatusBar, isHidden) { return nil }
        if VerticalBar.isDisabled(in: environment) { return horizontalStatusItems(in: environment) }
        let part = facts.map { Quantity.device(.term(.statusItems), $0) }
        let height = isHidden ? Quantity.stated(.term(.statusItems), statusItems, 82) : part[3]
        return DerivedRect(x: part[0], y: part[1], width: part[2], height: height)
            .forwarded(by: statusItems)
    }

    /// The region of clock and network at the top of an app that keeps its bars horizontal: as large as on the upright display, at
    /// the end of the line.
    private static func horizontalStatusItems(in environment: Environment) -> DerivedRect? {
        guard let facts = environment.device.statusRegionFacts(in: .portrait) else { return nil }
        let part = facts.map { Quantity.device(.term(.statusItems), $0) }
        let rule = VerticalBar.disabled
        let x: Quantity =
            environment.layoutDirection == .rightToLeft
            ? .stated(.term(.statusItems), rule, 0)
            : .sum(.term(.distanceFromTheFarEdge), rule, [environment.derivedScreenSize.width], minus: [part[2]])
        return DerivedRect(x: x, y: part[1], width: part[2], height: part[3]).forwarded(by: rule)
    }

    /// The part of a region in a window that does not fill the screen, in the window's coordinates; nil for none.
    private static func part(of region: DerivedRect, in window: DerivedRect) -> DerivedRect? {
        let (x, width) = overlap(region.x, region.width, window.x, window.width)
        let (y, height) = overlap(region.y, region.height, window.y, window.height)
        return width.value > 0 && height.value > 0 ? DerivedRect(x: x, y: y, width: width, height: height) : nil
    }

    private static func overlap(
        _ start: Quantity, _ extent: Quantity, _ windowStart: Quantity, _ windowExtent: Quantity
    ) -> (start: Quantity, extent: Quantity) {
        let first = Quantity.nonNegativeSum(.term(.startInTheWindow), inWindow, [start], minus: [windowStart])
        let last = Quantity.minimum(
            .term(.endInTheWindow), inWindow,
            [.sum(.term(.endFromTheWindowsStart), inWindow, [start, extent], minus: [windowStart]), windowExtent])
        return (first, .sum(.term(.partInTheWindow), inWindow, [last], minus: [first]))
    }

    // MARK: - Regions in a view

    private static func meets(_ region: DerivedRect, _ reach: Reach, _ environment: Environment) -> Bool {
        let common = region.plain.intersection(reach.frameInWindow.plain)
        return environment.decide(.viewMeetsRegion, common.map { !$0.isEmpty } ?? false)
    }

    /// A region in the coordinates of a view, which do not cut it.
    private static func place(_ region: DerivedRect, as path: PathName, _ reach: Reach) -> DerivedRect {
        func start(_ region: Quantity, _ bounds: Quantity, _ inWindow: Quantity, _ path: PathName) -> Quantity {
            .sum(
                .path(path), inView, bounds.value == 0 ? [region] : [region, bounds],
                minus: inWindow.value == 0 ? [] : [inWindow])
        }
        let (frame, bounds) = (reach.frameInWindow, reach.bounds)
        return DerivedRect(
            x: start(region.x, bounds.x, frame.x, "\(path).x"), y: start(region.y, bounds.y, frame.y, "\(path).y"),
            width: region.width.renamed(as: .path("\(path).width"), by: inView),
            height: region.height.renamed(as: .path("\(path).height"), by: inView))
    }
}

extension DerivedRect {
    /// The rectangle under its own names, by a rule that forwards it.
    fileprivate func forwarded(by rule: Rule) -> DerivedRect {
        DerivedRect(
            x: x.renamed(as: x.derivation.name, by: rule), y: y.renamed(as: y.derivation.name, by: rule),
            width: width.renamed(as: width.derivation.name, by: rule),
            height: height.renamed(as: height.derivation.name, by: rule))
    }
}

extension Device {
    /// The strip along the fold; nil without a fold.
    fileprivate var foldFact: DeviceFact? {
        foldable.flatMap { foldable in
            foldable.value.fold.map { DeviceFact(.fold, Measured($0, foldable.provenance)) }
        }
    }

    /// The region of the camera in portrait, number by number; nil where none is known.
    fileprivate var cameraFacts: [DeviceFact]? {
        let isHole = hasCameraHole
        let region = isHole ? cutoutFrame(in: .portrait) : foldable?.value.camera
        guard let region, let provenance = isHole ? cutout.provenance : foldable?.provenance else { return nil }
        return DeviceNumber.RegionPart.allCases.map {
            DeviceFact(.camera($0, isHole: isHole), Measured($0.value(of: region), provenance))
        }
    }

    /// The region of the status items in an orientation, number by number; nil where none is known.
    func statusRegionFacts(in orientation: InterfaceOrientation) -> [DeviceFact]? {
        guard let foldable, let region = foldable.value.statusRegion[orientation] else { return nil }
        return DeviceNumber.RegionPart.allCases.map {
            DeviceFact(.statusRegion($0, orientation), Measured($0.value(of: region), foldable.provenance))
        }
    }
}
