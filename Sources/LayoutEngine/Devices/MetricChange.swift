/// A metric that had another value in some of the OS versions that its device runs.
package struct MetricChange: Hashable, Sendable {
    /// The metric that differs.
    package enum Quantity: String, CaseIterable, Hashable, Sendable {
        case safeAreaTop, safeAreaBottom
        /// The left and the right inset.
        case safeAreaSides
        case statusBarHeight, navigationBarY, navigationBarHeight, tabBarHeight
    }

    /// The orientations in which it differs.
    package enum Scope: String, CaseIterable, Hashable, Sendable {
        case portrait, landscape, everywhere
    }

    package let quantity: Quantity
    package let scope: Scope
    package let os: OSRange
    package let value: Measured<Double>

    package init(_ quantity: Quantity, _ scope: Scope, _ os: OSRange, _ value: Measured<Double>) {
        self.quantity = quantity
        self.scope = scope
        self.os = os
        self.value = value
    }

    /// True when it holds in an orientation and OS version.
    package func applies(in orientation: InterfaceOrientation, on version: OSVersion) -> Bool {
        guard os.contains(version) else { return false }
        return switch scope {
        case .portrait: !orientation.isLandscape
        case .landscape: orientation.isLandscape
        case .everywhere: true
        }
    }
}
