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
        if edge == .top, !device.hasSensorHousing { return .stated(name, hardware, 0) }
        let measured = SystemMetrics(environment).oriented { oriented in
            oriented.safeAreaInsets.map { Measured($0.value[edge], $0.provenance) }
        }
        return measured.map { .device(name, $0) } ?? .stated(name, hardware, 0)
    }

    static let replaced = Rule(
        "safe-area.replaced", .from(11), .observed, evidence: ["snapshot-iphone-8-plus"],
        "Where a test replaces the window's safeAreaInsets, root and child controllers follow it.",
        "测试替换窗口的 safeAreaInsets 之后，根控制器和子控制器都跟随它。")

    static let smaller = Rule(
        "safe-area.smaller-window", .from(11), .inferred, evidence: ["UIView.safeAreaInsets"],
        "A window smaller than the screen gets the part of the screen's insets that reaches over it.",
        "比屏幕小的窗口，得到屏幕内边距中伸到它上面的部分。")

    /// What hardware and status bar cover of the window at one edge, whatever the OS reports for the window.
    static func covered(_ edge: Edge, in environment: Environment) -> Quantity {
        if let insets = environment.window.safeAreaInsets {
            let given = Quantity.input("window.safeAreaInsets.\(edge.rawValue)", insets[edge], default: .nan)
            return given.handedOn(as: given.derivation.name, by: replaced)
        }
        if Letterbox.applies(in: environment) {
            return .stated(name(edge, environment), Letterbox.rule, 0)
        }
        let inset = DisplayZoom.inset(hardware(edge, in: environment), edge, in: environment)
        guard let frame = environment.window.frame else { return inset }
        let gap = self.gap(edge, frame, environment)
        guard gap.value != 0 else { return inset }
        return .overlap(
            Localized("part over the window", "盖住窗口的部分"), smaller, of: inset, minus: [gap])
    }

    /// The distance from the screen's edge inwards to the window's.
    private static func gap(_ edge: Edge, _ frame: Rect, _ environment: Environment) -> Quantity {
        let window = DerivedRect.input("window.frame", frame)
        let name = Localized(
            "distance of the window from the screen's \(edge.rawValue) edge",
            "窗口到屏幕边缘的距离（\(edge.rawValue)）")
        let screen = environment.derivedScreenSize
        return switch edge {
        case .top: window.y
        case .left: window.x
        case .bottom: .sum(name, smaller, [screen.height], minus: [window.y, window.height])
        case .right: .sum(name, smaller, [screen.width], minus: [window.x, window.width])
        }
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
    static func insets(
        _ covered: DerivedInsets, in environment: Environment, statusBarHeight: Quantity
    ) -> DerivedInsets {
        DerivedInsets { edge in
            let path = Localized.path("window.safeAreaInsets.\(edge.rawValue)")
            let inset = covered[edge]
            guard edge == .top, environment.os >= OSVersion(12), environment.window.safeAreaInsets == nil else {
                return inset.handedOn(as: path, by: window)
            }
            return .maximum(path, window, [statusBarHeight, inset])
        }
    }
}
