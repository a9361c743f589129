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

    /// - Parameter rim: how thick the rim is drawn; 1 for a picture of one device.
    init(_ device: Device, _ orientation: InterfaceOrientation, _ map: ScreenMap, rim: Double = 1) {
        let portrait = orientation.isLandscape ? map.screen.size.transposed : map.screen.size
        let turn = ScreenTurn(of: portrait, to: orientation)
        let corners = Self.corners(of: device.screen, scale: map.scale)
        let bezel = Bezel(device, thickness: rim)
        let body = bezel.body(around: portrait)
        screen = turn(corners.path(around: Rect(origin: .zero, size: portrait)))
        self.body = turn(bezel.corners(around: corners).path(around: body))
        bodyBounds = turn(body)
        cutout = CutoutFigure.path(of: device.cutout.value, width: device.screen.size.width, scale: map.scale)
            .map { turn($0) }
        homeIndicator = device.homeIndicatorFrame(in: orientation).map { map.pill($0) }
        homeButton = bezel.homeButton(below: portrait).map { turn($0) }
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

extension ScreenMap {
    /// A pill of the window in the picture, true to a fraction of a unit.
    fileprivate func pill(_ frame: Rect) -> Path {
        let rect = Rect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
        return .roundedRect(rect, radius: rect.height / 2)
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
        // Around an app that leaves the screen black, a thin line tells the screen from the body.
        return ground == .body ? items + [.path(screen, .stroke(.homeButton, width: 0.75))] : items
    }

    /// What lies above the content: the cutout, and the home indicator.
    func overlay() -> [SceneItem] {
        var items: [SceneItem] = []
        if let cutout { items.append(.path(cutout, .fill(.body))) }
        if let homeIndicator { items.append(.path(homeIndicator, .fill(.homeIndicator))) }
        return items
    }
}
