import DataTree
import LayoutEngine

/// Everything around the app, while it is being read.
struct EnvironmentDraft: Sendable {
    var device: Device?
    var orientation = InterfaceOrientation.portrait
    var os: Located<OSVersion>?
    var layoutDirection = LayoutDirection.leftToRight
    var statusBar = StatusBarDraft()
    var window = WindowSettings()
    var app = AppSettings()
    var keyboardHeight: Double?
    var contentSizeCategory = ContentSizeCategory.large
    var isDisplayZoomed = false
}
