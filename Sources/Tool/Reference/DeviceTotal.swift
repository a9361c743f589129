import LayoutEngine

/// The inset of a device with bars: a number that a reader finds in a log and no table of devices has.
struct DeviceTotal: Hashable, Sendable {
    let text: String
    let level: Trust.Level

    enum Kind: CaseIterable {
        /// The top of the safe area of a view below a navigation bar.
        case belowNavigationBar
        /// The bottom of the safe area of a view above a tab bar.
        case aboveTabBar
        /// The height of a tab bar's frame, which covers the space of the home indicator.
        case tabBarFrame

        var word: DeviceWord {
            switch self {
            case .belowNavigationBar: .belowNavigationBar
            case .aboveTabBar: .aboveTabBar
            case .tabBarFrame: .tabBarFrame
            }
        }

        fileprivate var isOfNavigationBar: Bool { self == .belowNavigationBar }

        fileprivate func quantity(in snapshot: Snapshot) -> Quantity? {
            switch (self, snapshot["view"]?[.safeAreaInsets], snapshot["tabBar"]?[.frame]) {
            case (.belowNavigationBar, .insets(let top, _, _, _)?, _): top
            case (.aboveTabBar, .insets(_, _, let bottom, _)?, _): bottom
            // A bar in a column has no height of its own.
            case (.tabBarFrame, _, .rect(_, _, let width, let height)?) where width.value > height.value: height
            default: nil
            }
        }
    }

    /// The totals of a version and an orientation; none where the device has no safe area in that version.
    static func all(of device: Device, _ orientation: InterfaceOrientation, on os: OSVersion) -> [Kind: DeviceTotal] {
        guard os >= OSVersion(11) else { return [:] }
        let environment = Environment(device: device, orientation: orientation, os: os)
        let content = Controller(name: "content", kind: .content, view: View(name: "view"))
        func settled(_ kind: Controller.Kind) -> Snapshot {
            let container = Controller(name: "container", kind: kind, view: View(name: nil))
            return settledSnapshot(of: App(.controller(container)), in: environment)
        }
        let navigation = settled(.navigation(NavigationController(topViewController: content)))
        let tabs = settled(.tab(TabBarController(selectedViewController: content)))
        var totals: [Kind: DeviceTotal] = [:]
        for kind in Kind.allCases {
            guard let quantity = kind.quantity(in: kind.isOfNavigationBar ? navigation : tabs) else { continue }
            var trust = Trust(in: environment)
            totals[kind] = DeviceTotal(text: DeviceText.number(quantity.value), level: trust.level(of: quantity))
        }
        return totals
    }

    /// With a question mark where the rules have not been observed at work on such a device.
    var markedText: String { level == .extrapolated ? text + "?" : text }
}
