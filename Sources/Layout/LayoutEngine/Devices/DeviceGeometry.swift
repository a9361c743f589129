package import Geometry

extension Device {
    /// Whether the device has a square display above a Home button.
    package var hasHomeButton: Bool { screen.cornerRadius.value == 0 }

    /// Whether this is a phone whose cameras occupy part of the top edge: a notch or a Dynamic Island.
    package var hasSensorHousing: Bool {
        switch cutout.value {
        case .notch, .island: true
        case .none, .cameraHole: false
        }
    }

    /// Whether nothing but the status bar covers the top edge: above a Home button, and on iPads.
    package var hasStatusBarAlone: Bool { family == .iPad || hasHomeButton }

    /// Whether the status items are in a column, as on displays that fold, which the published insets include.
    package var hasStatusItemsInColumn: Bool { deviceClass == .foldingPhone }

    /// Whether the display folds: the inner one of iPhone Duo.
    package var hasFold: Bool { foldable?.value.fold != nil }

    /// Whether this is a phone with a Dynamic Island.
    package var hasIsland: Bool {
        if case .island = cutout.value { true } else { false }
    }

    /// Whether this is a phone with a camera in a hole of the display.
    package var hasCameraHole: Bool {
        if case .cameraHole = cutout.value { true } else { false }
    }

    /// Whether the interface supports the orientation: iPhones without Home button are never upside down.
    package func turns(to orientation: InterfaceOrientation) -> Bool {
        orientation != .portraitUpsideDown || family == .iPad || hasHomeButton
    }

    /// The turn from portrait coordinates to the coordinates of an orientation.
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

/// The turn from portrait coordinates of a screen to the coordinates of an orientation.
///
/// In `landscapeRight` the portrait top edge lies at the left, in `landscapeLeft` at the right.
package struct ScreenTurn: Hashable, Sendable {
    /// The screen in portrait.
    package let portraitSize: Size
    package let orientation: InterfaceOrientation

    package init(of portraitSize: Size, to orientation: InterfaceOrientation) {
        self.portraitSize = portraitSize
        self.orientation = orientation
    }

    /// The size of the screen as it is held.
    package var size: Size { orientation.isLandscape ? portraitSize.transposed : portraitSize }

    /// The position in the orientation for a point of the portrait screen.
    ///
    /// On a 375 × 812 screen (100, 0) is (0, 275) in `landscapeRight` and (812, 100) in `landscapeLeft`.
    package func callAsFunction(_ point: Point) -> Point {
        switch orientation {
        case .portrait: point
        case .portraitUpsideDown: Point(x: portraitSize.width - point.x, y: portraitSize.height - point.y)
        case .landscapeLeft: Point(x: portraitSize.height - point.y, y: point.x)
        case .landscapeRight: Point(x: point.y, y: portraitSize.width - point.x)
        }
    }

    /// The rectangle in the orientation for a rectangle of the portrait screen.
    package func callAsFunction(_ rect: Rect) -> Rect {
        let first = self(rect.origin)
        let second = self(Point(x: rect.maxX, y: rect.maxY))
        return Rect(
            origin: Point(x: min(first.x, second.x), y: min(first.y, second.y)),
            size: orientation.isLandscape ? rect.size.transposed : rect.size)
    }
}
