import Content
package import Languages
import LayoutEngine

/// A label of the pages of devices.
package enum DeviceWord: String, CaseIterable, Sendable {
    case modelIdentifiers, versions, screen, screenSize, panel, cornerRadius, cutout, homeIndicator, sizeClasses
    case sideMargin, safeArea, safeAreaTop, safeAreaBottom, safeAreaSides, changes
    case statusBarHeight, navigationBarY, navigationBarHeight, tabBarHeight, toolbarHeight, keyboardHeight
    case navigationBar, indicator, margin, belowNavigationBar, aboveTabBar, tabBarFrame
    case whatChangesNote, before26, from26, notch, island, cameraHole, none

    /// The label of a metric that changed.
    init(_ quantity: MetricChange.Quantity) {
        self =
            switch quantity {
            case .safeAreaTop: .safeAreaTop
            case .safeAreaBottom: .safeAreaBottom
            case .safeAreaSides: .safeAreaSides
            case .length(let length): Self(length)
            }
    }

    /// The label of a metric.
    init(_ metric: Metric) {
        self =
            switch metric {
            case .safeAreaInsets: .safeArea
            case .length(let length): Self(length)
            }
    }

    private init(_ length: Metrics.Length) {
        self =
            switch length {
            case .statusBarHeight: .statusBarHeight
            case .navigationBarY: .navigationBarY
            case .navigationBarHeight: .navigationBarHeight
            case .tabBarHeight: .tabBarHeight
            case .toolbarHeight: .toolbarHeight
            case .keyboardHeight: .keyboardHeight
            }
    }
}

extension Words {
    package subscript(word: DeviceWord) -> String { self["devices." + word.rawValue] }
}
