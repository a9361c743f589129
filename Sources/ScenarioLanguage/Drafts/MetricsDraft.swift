import Geometry
import LayoutEngine

/// The system's metrics on a device while they are being read.
struct MetricsDraft: Sendable {
    var safeAreaInsets = OrientedDraft<Insets>()
    var statusBarHeight = OrientedDraft<Double>()
    var navigationBarY = OrientedDraft<Double>()
    var navigationBarHeight = OrientedDraft<Double>()
    var tabBarHeight = OrientedDraft<Double>()
    var toolbarHeight = OrientedDraft<Double>()
    var keyboardHeight = OrientedDraft<Double>()

    /// Puts what is written for an orientation in the place of other metrics.
    func apply(to metrics: inout Metrics, in orientation: InterfaceOrientation, by provenance: Provenance) {
        if let insets = safeAreaInsets[orientation] { metrics.replaceSafeArea(insets.measured(by: provenance)) }
        func set(_ draft: OrientedDraft<Double>, _ metric: inout Measured<Double>?) {
            if let height = draft[orientation] { metric = height.measured(by: provenance) }
        }
        set(statusBarHeight, &metrics.statusBarHeight)
        set(navigationBarY, &metrics.navigationBarY)
        set(navigationBarHeight, &metrics.navigationBarHeight)
        set(tabBarHeight, &metrics.tabBarHeight)
        set(toolbarHeight, &metrics.toolbarHeight)
        set(keyboardHeight, &metrics.keyboardHeight)
    }

    /// What is left of an inherited change where the metric is written for one orientation, or none.
    func remainder(of change: MetricChange) -> MetricChange? {
        switch change.quantity {
        case .safeAreaTop, .safeAreaBottom, .safeAreaSides: safeAreaInsets.remainder(of: change)
        case .statusBarHeight: statusBarHeight.remainder(of: change)
        case .navigationBarY: navigationBarY.remainder(of: change)
        case .navigationBarHeight: navigationBarHeight.remainder(of: change)
        case .tabBarHeight: tabBarHeight.remainder(of: change)
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
        if let old = safeArea?.value.top, old != insets.value.top {
            let moved = insets.value.top - old
            statusBarHeight = statusBarHeight.map { $0.value == old && old > 0 ? .movedBy(moved, $0) : $0 }
            navigationBarY = navigationBarY.map { $0.value > 0 ? .movedBy(moved, $0) : $0 }
        }
        safeArea = insets
    }
}

extension Measured<Double> {
    fileprivate static func movedBy(_ distance: Double, _ old: Measured<Double>) -> Measured<Double> {
        .inferred(max(0, old.value + distance), "moved with the top inset")
    }
}
