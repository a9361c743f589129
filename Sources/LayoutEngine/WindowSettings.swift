package import Geometry

/// What a scenario says of the window.
package struct WindowSettings: Hashable, Sendable {
    /// In the screen's coordinates; nil for a window that fills the screen.
    package var frame: Rect?
    /// Insets in the place of the device's, as a probe that overrides the getter has them; nil leaves the device's.
    package var safeAreaInsets: Insets?

    package init(frame: Rect? = nil, safeAreaInsets: Insets? = nil) {
        self.frame = frame
        self.safeAreaInsets = safeAreaInsets
    }
}
