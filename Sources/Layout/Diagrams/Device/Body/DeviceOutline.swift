import Drawing
import Geometry
import LayoutEngine

/// The shapes of a device as it is held, in the picture; the screen's top left corner is the origin.
struct DeviceOutline: Hashable, Sendable {
    let screen: Path
    let body: Path
    let bodyBounds: Rect
    /// The sensor housing or the island; nil without one.
    let cutout: Path?
    let homeIndicator: Path?
    /// The ring of the Home button; nil on devices without one.
    let homeButton: Path?

    /// - Parameter rim: the thickness of the rim; 1 for a picture of one device.
    init(_ device: Device, _ orientation: InterfaceOrientation, _ map: ScreenMap, rim: Double = 1) {
        let portrait = orientation.isLandscape ? map.screen.size.transposed : map.screen.size
        let turn = ScreenTurn(of: portrait, to: orientation)
        let scale = Self.hardwareScale(of: device.screen, drawnAs: portrait, map)
        let corners = Self.corners(of: device.screen, scale: scale)
        let bezel = Bezel(device, thickness: rim)
        let body = bezel.body(around: portrait)
        screen = turn(corners.path(around: Rect(origin: .zero, size: portrait)))
        self.body = turn(bezel.corners(around: corners).path(around: body))
        bodyBounds = turn(body)
        cutout = CutoutDrawing.path(of: device.cutout.value, width: device.screen.size.width, scale: scale)
            .map { turn($0) }
        homeIndicator = device.homeIndicatorFrame(in: orientation).map { Self.pill($0, scale: scale) }
        homeButton = bezel.homeButton(below: portrait).map { turn($0) }
    }

    /// Picture units per point of the hardware, which Display Zoom leaves as large as it is while points grow.
    private static func hardwareScale(of screen: Screen, drawnAs portrait: Size, _ map: ScreenMap) -> Double {
        let scale = portrait.width / max(1, screen.size.width)
        // Screens are drawn on whole units, so that the same points give another quotient.
        return (scale * screen.size.width - map.scale * screen.size.width).magnitude < 1 ? map.scale : scale
    }

    /// A pill in the picture, exact to a fraction of a unit.
    private static func pill(_ frame: Rect, scale: Double) -> Path {
        let rect = Rect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
        return .roundedRect(rect, radius: rect.height / 2)
    }

    private static func corners(of screen: Screen, scale: Double) -> ContinuousCorners {
        ContinuousCorners(left: screen.leftCorner.scaled(by: scale), right: screen.corner.scaled(by: scale))
    }
}

extension ScreenCorner {
    fileprivate func scaled(by scale: Double) -> ScreenCorner {
        ScreenCorner(radius: radius * scale, extent: extent * scale)
    }
}

extension DeviceOutline {
    /// Everything below the content: body, Home button, and the empty screen in a colour.
    func backdrop(ground: ColorRole) -> [SceneItem] {
        var items: [SceneItem] = [
            .path(body, Paint(fill: .solid(.body), stroke: Paint.Stroke(.bodyEdge, width: 1)))
        ]
        if let homeButton { items.append(.path(homeButton, .stroke(.homeButton, width: 1))) }
        items.append(.path(screen, .fill(ground)))
        // Around an app that leaves the screen black, a thin line separates the screen from the body.
        return ground == .body ? items + [.path(screen, .stroke(.homeButton, width: 0.75))] : items
    }

    /// The body's inner edge once more, above the content, whose own edge would shine through where both are rounded.
    var rim: SceneItem { .path(screen, .stroke(.body, width: 1)) }

    /// Shapes above the content: the cutout, and the home indicator; an indicator that the app hides is an outline.
    ///
    /// - Parameter ground: the colour of the empty screen; on one that the app leaves black, shapes are outlines too.
    func overlay(hidesIndicator: Bool = false, on ground: ColorRole = .screen) -> [SceneItem] {
        var items: [SceneItem] = []
        if let cutout { items.append(.path(cutout, .fill(.body))) }
        if let cutout, ground == .body { items.append(.path(cutout, .stroke(.homeButton, width: 0.75))) }
        if let homeIndicator {
            items.append(
                .path(
                    homeIndicator,
                    hidesIndicator ? .stroke(.term, width: 0.75, dashes: [2, 2]) : .fill(.homeIndicator)))
        }
        return items
    }
}

/// The rim around a screen, in picture units; quiet and the same on all sides, except where a Home button sits.
struct Bezel: Hashable, Sendable {
    let side: Double
    /// The height of the body above and below the screen in portrait.
    let chin: Double
    let hasHomeButton: Bool
    private let buttonDiameter: Double

    /// - Parameter thickness: 1 for a picture of one device; thinner for small ones.
    init(_ device: Device, thickness: Double = 1) {
        hasHomeButton = device.hasHomeButton
        side = ((device.family == .iPad ? 10 : 6) * thickness).rounded(.up)
        chin = hasHomeButton ? (20 * thickness).rounded(.up) : side
        buttonDiameter = 11 * thickness
    }

    /// The body's bounds in portrait.
    func body(around screen: Size) -> Rect {
        Rect(x: -side, y: -chin, width: screen.width + 2 * side, height: screen.height + 2 * chin)
    }

    /// The body's corners: parallel to the screen's, or round ones around a square screen.
    func corners(around screen: ContinuousCorners) -> ContinuousCorners {
        guard hasHomeButton else { return screen.outset(by: side) }
        let corner = ScreenCorner(typicalForRadius: chin)
        return ContinuousCorners(left: corner, right: corner)
    }

    /// The Home button's ring in portrait.
    func homeButton(below screen: Size) -> Path? {
        guard hasHomeButton else { return nil }
        let center = Point(x: screen.width / 2, y: screen.height + chin / 2)
        let rect = Rect(
            x: center.x - buttonDiameter / 2, y: center.y - buttonDiameter / 2, width: buttonDiameter,
            height: buttonDiameter)
        return .roundedRect(rect, radius: buttonDiameter / 2)
    }
}

/// The outline of a notch or an island in portrait, in the picture.
enum CutoutDrawing {
    /// The path of a cutout on a screen of a width in points; nil when there is none.
    static func path(of cutout: Cutout, width: Double, scale: Double) -> Path? {
        switch cutout {
        case .none: return nil
        case .notch(let notch): return path(of: notch, center: width / 2, scale: scale)
        case .island(let opening), .cameraHole(let opening):
            let frame = opening.frame
            let rect = Rect(
                x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
                height: frame.height * scale)
            return .roundedRect(rect, radius: opening.cornerRadius * scale)
        }
    }

    /// The path of a notch from the top edge over the left shoulder, along the bottom and up the right side.
    private static func path(of notch: Cutout.Notch, center: Double, scale: Double) -> Path {
        let half = notch.width / 2
        let outer = max(half, notch.outerWidth / 2)
        let corners = notch.cornersToDraw
        let shoulder = corners.shoulderRadius
        let radius = min(corners.bottomRadius, notch.height - shoulder, half)
        func at(_ x: Double, _ y: Double) -> Point { Point(x: (center + x) * scale, y: y * scale) }
        let left = outer - (outer - half) * Path.arc
        let (inner, low) = (half - radius, notch.height - radius)
        let (curve, dip) = (radius * (1 - Path.arc), shoulder * (1 - Path.arc))
        // The first and last points lie in the body, which hides the seam.
        return Path([
            .move(at(-outer, -2)), .line(at(-outer, 0)),
            .curve(at(-half, shoulder), control1: at(-left, 0), control2: at(-half, dip)), .line(at(-half, low)),
            .curve(
                at(-inner, notch.height), control1: at(-half, low + radius * Path.arc),
                control2: at(-half + curve, notch.height)),
            .line(at(inner, notch.height)),
            .curve(
                at(half, low), control1: at(half - curve, notch.height), control2: at(half, low + radius * Path.arc)),
            .line(at(half, shoulder)), .curve(at(outer, 0), control1: at(half, dip), control2: at(left, 0)),
            .line(at(outer, -2)), .close,
        ])
    }
}

extension ScreenTurn {
    /// The path in the orientation for a path drawn on the portrait screen.
    func callAsFunction(_ path: Path) -> Path {
        Path(
            path.segments.map { segment in
                switch segment {
                case .move(let point): .move(self(point))
                case .line(let point): .line(self(point))
                case .curve(let point, let control1, let control2):
                    .curve(self(point), control1: self(control1), control2: self(control2))
                case .close: .close
                }
            })
    }
}
