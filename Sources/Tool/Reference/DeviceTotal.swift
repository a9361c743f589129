import LayoutEngine

/// The inset of a device with bars: a number that a reader finds in a log and no table of devices has.
struct DeviceTotal {
    let text: String
    let level: Trust.Level

    enum Kind: CaseIterable {
        /// The top of the safe area of a view below a navigation bar.
        case belowNavigationBar
        /// The bottom of that of a view above a tab bar.
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

        fileprivate var root: Root {
            let content = Controller(name: "content", kind: .content, view: View(name: "view"))
            let kind: Controller.Kind =
                switch self {
                case .belowNavigationBar: .navigation(NavigationController(topViewController: content))
                case .aboveTabBar, .tabBarFrame: .tab(TabBarController(selectedViewController: content))
                }
            return .controller(Controller(name: "container", kind: kind, view: View(name: nil)))
        }

        fileprivate func quantity(in snapshot: Snapshot) -> Quantity? {
            switch (self, snapshot["view"]?[.safeAreaInsets], snapshot["tabBar"]?[.frame]) {
            case (.belowNavigationBar, .insets(let top, _, _, _)?, _): top
            case (.aboveTabBar, .insets(_, _, let bottom, _)?, _): bottom
            // A bar that stands in a column has no height of its own.
            case (.tabBarFrame, _, .rect(_, _, let width, let height)?) where width.value > height.value: height
            default: nil
            }
        }
    }

    /// Nil where the device has no safe area in that version.
    init?(_ kind: Kind, of device: Device, _ orientation: InterfaceOrientation, on os: OSVersion) {
        let environment = Environment(device: device, orientation: orientation, os: os)
        guard os >= OSVersion(11) else { return nil }
        let snapshot = settledSnapshot(of: App(kind.root), in: environment)
        guard let quantity = kind.quantity(in: snapshot) else { return nil }
        text = DeviceText.number(quantity.value)
        var trust = Trust(in: environment)
        level = trust.level(of: quantity)
    }

    /// With a question mark where nobody has seen the rules at work on such a device.
    var markedText: String { level == .extrapolated ? text + "?" : text }
}

extension Device {
    /// The newest version that it runs of those before iOS 26, and of those from it; nil where it runs none.
    func newestOS(before26: Bool) -> OSVersion? {
        before26
            ? (metricsBefore26 == nil ? nil : min(newestOS, OSVersion(18)))
            : (metrics26 == nil ? nil : newestOS)
    }
}
