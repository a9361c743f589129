import Geometry
import LayoutEngine

/// Insets together with the phase at which the app set them.
struct TimedInsets: Hashable, Sendable {
    let insets: Insets
    let phase: Phase
}
