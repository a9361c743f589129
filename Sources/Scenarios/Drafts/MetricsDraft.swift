import Geometry
import LayoutEngine

/// The system's metrics on a device while they are being read.
struct MetricsDraft: Sendable {
    var safeAreaInsets = OrientedDraft<Insets>()
    var lengths: [Metrics.Length: OrientedDraft<Double>] = [:]

    /// Puts what is written for an orientation in the place of other metrics.
    func apply(to metrics: inout Metrics, in orientation: InterfaceOrientation, by provenance: Provenance) {
        if let insets = safeAreaInsets[orientation] { metrics.replaceSafeArea(insets.measured(by: provenance)) }
        for (length, draft) in lengths {
            if let written = draft[orientation] { metrics[length] = written.measured(by: provenance) }
        }
    }

    /// What is left of an inherited change where the metric is written for one orientation, or none.
    func remainder(of change: MetricChange) -> MetricChange? {
        switch change.quantity.metric {
        case .safeAreaInsets: safeAreaInsets.remainder(of: change)
        case .length(let length): (lengths[length] ?? OrientedDraft()).remainder(of: change)
        }
    }
}

extension OrientedDraft {
    fileprivate func remainder(of change: MetricChange) -> MetricChange? {
        let holdsInPortrait = portrait == nil && change.scope != .landscape
        let holdsInLandscape = landscape == nil && change.scope != .portrait
        guard holdsInPortrait || holdsInLandscape else { return nil }
        let scope: MetricChange.Scope =
            holdsInPortrait && holdsInLandscape ? .everywhere : holdsInPortrait ? .portrait : .landscape
        return MetricChange(change.quantity, scope, change.os, change.value)
    }
}

extension Metrics {
    /// Other insets, and with them what stands at their top: the status bar that fills them, the bar below it.
    fileprivate mutating func replaceSafeArea(_ insets: Measured<Insets>) {
        if let old = safeAreaInsets?.value.top, old != insets.value.top {
            let moved = insets.value.top - old
            if let height = self[.statusBarHeight], height.value == old, old > 0 {
                self[.statusBarHeight] = .movedBy(moved, height)
            }
            if let top = self[.navigationBarY], top.value > 0 { self[.navigationBarY] = .movedBy(moved, top) }
        }
        safeAreaInsets = insets
    }
}

extension Measured<Double> {
    fileprivate static func movedBy(_ distance: Double, _ old: Measured<Double>) -> Measured<Double> {
        .inferred(max(0, old.value + distance), "moved with the top inset")
    }
}
