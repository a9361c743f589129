import Diagnostics
import Geometry
import LayoutEngine

/// Something on a device that is described by lengths, while it is being read.
struct PartDraft: Sendable {
    /// By the names of their keys.
    var lengths: [String: Double] = [:]
    var size: Size?
    var frame: Rect?
    var corners: Written<Cutout.Corners>?
}
