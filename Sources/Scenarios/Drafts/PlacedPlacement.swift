import Diagnostics
import LayoutEngine

/// A frame or pins, with the place where they are written.
struct PlacedPlacement: Sendable {
    let placement: View.Placement
    let span: SourceSpan
}
