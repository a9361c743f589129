package import Geometry

/// Everything outside the app that layout depends on.
package struct Environment: Sendable {
    package var device: Device
    package var orientation: InterfaceOrientation
    package var os: OSVersion
    package var layoutDirection: LayoutDirection
    /// What the scenario says of the status bar; nil leaves it to the controllers and the system.
    package var isStatusBarHidden: Bool?

    package init(
        device: Device, orientation: InterfaceOrientation, os: OSVersion,
        layoutDirection: LayoutDirection = .leftToRight, isStatusBarHidden: Bool? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.os = os
        self.layoutDirection = layoutDirection
        self.isStatusBarHidden = isStatusBarHidden
    }

    /// The size of the screen as it is held.
    package var screenSize: Size {
        orientation.isLandscape ? device.screen.size.transposed : device.screen.size
    }
}
