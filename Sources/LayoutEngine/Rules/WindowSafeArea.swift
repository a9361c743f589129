import Geometry

/// What the hardware and the status bar take from a window that fills the screen.
enum WindowSafeArea {
    static let hardware = Rule(
        "safe-area.hardware", .from(11), .observed,
        evidence: [
            "note17-x-p", "note17-x-l", "N102a", "N102b", "rnsac215-xr-p", "qmui-16pro", "oui26-iphone16-p-window",
        ],
        "Sensor housing, rounded corners and home indicator keep content off the screen's edges by amounts that device, "
            + "orientation and OS decide.",
        "传感器区域、屏幕圆角和主屏幕指示条让内容避开屏幕边缘，避开多少由机型、方向和系统版本决定。")

    static let window = Rule(
        "safe-area.window", .from(11), .observed,
        evidence: ["radar20115-ipad-11", "radar20115-ipad-12", "N103a", "N103b"],
        "The window's safe area is the hardware's; from iOS 12 its top is at least the visible status bar. In iOS 11 a "
            + "rectangular screen's window reads 0 although its root view reads 20.",
        "窗口的安全区由硬件决定；iOS 12 起顶边至少等于可见状态栏的高度。iOS 11 中方形屏幕的窗口读到 0，尽管根视图读到 20。")

    /// The insets that the hardware asks for at one edge of the screen.
    static func hardware(_ edge: Edge, in environment: Environment) -> Quantity {
        let name = self.name(edge, environment)
        let device = environment.device
        if edge == .top, !device.hasSensorHousing { return .constant(name, hardware, 0) }
        let measured = SystemMetrics(environment).oriented { oriented in
            oriented.safeArea.map { Measured($0.value[edge], $0.provenance) }
        }
        return measured.map { .device(name, $0) } ?? .constant(name, hardware, 0)
    }

    private static func name(_ edge: Edge, _ environment: Environment) -> Localized {
        if edge == .bottom { return Localized("home indicator", "主屏幕指示条") }
        return switch environment.device.cutout.value {
        case .island: Localized("Dynamic Island", "灵动岛")
        case .notch, .cameraHole: Localized("sensor housing", "传感器区域")
        case .none: Localized("screen edge", "屏幕边缘")
        }
    }

    /// `window.safeAreaInsets`.
    static func insets(in environment: Environment, statusBarHeight: Quantity) -> DerivedInsets {
        DerivedInsets { edge in
            let path = Localized.path("window.safeAreaInsets.\(edge.rawValue)")
            let inset = hardware(edge, in: environment)
            guard edge == .top, environment.os >= OSVersion(12) else { return inset.passed(on: path, window) }
            return .maximum(path, window, [statusBarHeight, inset])
        }
    }
}
