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

    init(_ device: Device, _ orientation: InterfaceOrientation, _ map: ScreenMap) {
        let portrait = orientation.isLandscape ? map.screen.size.transposed : map.screen.size
        let turn = Turn(size: portrait, orientation: orientation)
        let corner = Self.corner(of: device.screen, scale: map.scale)
        let bezel = Bezel(device)
        screen = corner.path(around: map.screen)
        bodyBounds = turn(bezel.body(around: portrait))
        body = bezel.corner(around: corner).path(around: bodyBounds)
        cutout = CutoutFigure.path(of: device.cutout, width: device.screen.size.width, scale: map.scale).map {
            turn($0)
        }
        homeIndicator = device.homeIndicator.map { Self.path(of: $0, orientation, map) }
        homeButton = bezel.homeButton(below: portrait).map { turn($0) }
    }

    private static func corner(of screen: Screen, scale: Double) -> ContinuousCorner {
        if let mask = screen.cornerMask?.value {
            return ContinuousCorner(radius: mask.radius * scale, extent: mask.extent * scale)
        }
        return ContinuousCorner(radius: (screen.cornerRadius?.value ?? 0) * scale)
    }

    /// The indicator lies at the lower edge of the interface, however the device is held.
    private static func path(
        of indicator: HomeIndicator, _ orientation: InterfaceOrientation, _ map: ScreenMap
    ) -> Path {
        let width = map.scale * (orientation.isLandscape ? indicator.landscapeWidth : indicator.portraitWidth)
        let height = map.scale * indicator.height
        let top = map.screen.maxY - map.scale * indicator.bottomGap - height
        let rect = Rect(x: map.screen.midX - width / 2, y: top, width: width, height: height)
        return .roundedRect(rect, radius: height / 2)
    }
}

extension DeviceOutline {
    /// Everything below the content: body, Home button, and the empty screen.
    func backdrop(_ palette: Palette) -> [SceneItem] {
        var items: [SceneItem] = [
            .path(body, Paint(fill: palette.body, stroke: Paint.Stroke(palette.bodyEdge, width: 1)))
        ]
        if let homeButton { items.append(.path(homeButton, .stroke(palette.homeButton, width: 1))) }
        return items + [.path(screen, .fill(palette.screen))]
    }

    /// What lies above the content: the cutout, and the home indicator.
    func overlay(_ palette: Palette) -> [SceneItem] {
        var items: [SceneItem] = []
        if let cutout { items.append(.path(cutout, .fill(palette.body))) }
        if let homeIndicator { items.append(.path(homeIndicator, .fill(palette.homeIndicator))) }
        return items
    }
}
