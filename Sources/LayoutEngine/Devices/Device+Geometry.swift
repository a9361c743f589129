package import Geometry

extension Device {
    /// True for square displays above a Home button.
    package var hasHomeButton: Bool { screen.cornerRadius.value == 0 }

    /// True when the interface turns to the orientation at all: iPhones without Home button never stand on their head.
    package func turns(to orientation: InterfaceOrientation) -> Bool {
        orientation != .portraitUpsideDown || family == .iPad || hasHomeButton
    }

    /// The turn from portrait coordinates to those of an orientation.
    package func turn(to orientation: InterfaceOrientation) -> ScreenTurn {
        ScreenTurn(of: screen.size, to: orientation)
    }

    /// The rectangle around notch, island or camera hole, in screen coordinates of the orientation; nil without one.
    package func cutoutFrame(in orientation: InterfaceOrientation) -> Rect? {
        let portraitFrame: Rect
        switch cutout.value {
        case .none: return nil
        case .notch(let notch):
            portraitFrame = Rect(
                x: (screen.size.width - notch.width) / 2, y: 0, width: notch.width, height: notch.height)
        case .island(let opening), .cameraHole(let opening): portraitFrame = opening.frame
        }
        return turn(to: orientation)(portraitFrame)
    }

    /// The home indicator in screen coordinates of the orientation, always at the bottom; nil without one.
    package func homeIndicatorFrame(in orientation: InterfaceOrientation) -> Rect? {
        guard let indicator = homeIndicator.value else { return nil }
        let size = turn(to: orientation).size
        let width = orientation.isLandscape ? indicator.landscapeWidth : indicator.portraitWidth
        return Rect(
            x: (size.width - width) / 2, y: size.height - indicator.bottomGap - indicator.height,
            width: width, height: indicator.height)
    }
}
