package import Geometry

/// The system's metrics on one display, in one orientation and one span of OS versions.
///
/// Lengths are points. Nil is what nobody published; nothing is guessed here.
package struct Metrics: Hashable, Sendable {
    /// The insets of a full-screen window without bars.
    package var safeArea: Measured<Insets>?
    /// 0 where the status bar is hidden by default.
    package var statusBarHeight: Measured<Double>?
    /// The top of a navigation bar below the status bar, from the top of the screen.
    package var navigationBarY: Measured<Double>?
    /// Without large title or prompt.
    package var navigationBarHeight: Measured<Double>?
    /// Without the home indicator's inset.
    package var tabBarHeight: Measured<Double>?
    /// Without the home indicator's inset.
    package var toolbarHeight: Measured<Double>?
    /// The English keyboard with its row of predictions, from its top to the edge of the screen.
    package var keyboardHeight: Measured<Double>?

    package init(
        safeArea: Measured<Insets>? = nil, statusBarHeight: Measured<Double>? = nil,
        navigationBarY: Measured<Double>? = nil, navigationBarHeight: Measured<Double>? = nil,
        tabBarHeight: Measured<Double>? = nil, toolbarHeight: Measured<Double>? = nil,
        keyboardHeight: Measured<Double>? = nil
    ) {
        self.safeArea = safeArea
        self.statusBarHeight = statusBarHeight
        self.navigationBarY = navigationBarY
        self.navigationBarHeight = navigationBarHeight
        self.tabBarHeight = tabBarHeight
        self.toolbarHeight = toolbarHeight
        self.keyboardHeight = keyboardHeight
    }

    /// These metrics with one of them replaced by what a change says.
    func applying(_ change: MetricChange) -> Metrics {
        var changed = self
        switch change.quantity {
        case .safeAreaTop: changed.safeArea = safeArea.map { $0.with(.top, change.value) }
        case .safeAreaBottom: changed.safeArea = safeArea.map { $0.with(.bottom, change.value) }
        case .safeAreaSides:
            changed.safeArea = safeArea.map { $0.with(.left, change.value).with(.right, change.value) }
        case .statusBarHeight: changed.statusBarHeight = change.value
        case .navigationBarY: changed.navigationBarY = change.value
        case .navigationBarHeight: changed.navigationBarHeight = change.value
        case .tabBarHeight: changed.tabBarHeight = change.value
        }
        return changed
    }
}

extension Measured<Insets> {
    /// These insets with one of them replaced; the whole is known as the replacement is.
    fileprivate func with(_ edge: Edge, _ distance: Measured<Double>) -> Measured<Insets> {
        var insets = value
        insets[edge] = distance.value
        return Measured(insets, distance.provenance)
    }
}
