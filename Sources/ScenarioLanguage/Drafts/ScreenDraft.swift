import Geometry
import LayoutEngine

/// The display of a device while it is being read.
struct ScreenDraft: Sendable {
    var size: Written<Size>?
    var scale: Double?
    var panel: Written<Size>?
    var cornerRadius: Written<Double>?
    var leftCornerRadius: Written<Double>?
    var cornerMask: Written<Screen.CornerMask>?
}
