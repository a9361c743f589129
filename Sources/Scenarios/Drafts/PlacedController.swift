import Diagnostics
import LayoutEngine

/// A controller with the place of its class key.
struct PlacedController: Sendable {
    let controller: Controller
    let span: SourceSpan
}
