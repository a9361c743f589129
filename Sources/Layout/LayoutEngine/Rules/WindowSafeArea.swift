import Geometry

/// The insets that the hardware and the status bar cause in a window that fills the screen.
enum WindowSafeArea {
    static let hardware = Rule(
        "safe-area.hardware", .from(11), .observed,
        evidence: [
            "note17-x-p", "note17-x-l", "N102a", "N102b", "rnsac215-xr-p", "qmui-16pro", "oui26-iphone16-p-window",
        ])

    static let window = Rule(
        "safe-area.window", .from(11), .observed,
        evidence: ["radar20115-ipad-11", "radar20115-ipad-12", "N103a", "N103b"])

    /// The insets that the hardware asks for at one edge of the screen.
    static func hardware(_ edge: Edge, in environment: Environment) -> Quantity {
        let name = self.name(edge, environment)
        if edge == .top, environment.device.hasStatusBarAlone { return .stated(name, hardware, 0) }
        let metrics = SystemMetrics(environment)
        return .device(
            name, metrics.inset(edge), else: .inset(edge, metrics.place(in: environment.orientation)))
    }

    static let replaced = Rule(
        "safe-area.replaced", .from(11), .observed, evidence: ["snapshot-iphone-8-plus"])

    static let smaller = Rule(
        "safe-area.smaller-window", .from(11), .inferred, evidence: ["UIView.safeAreaInsets"])

    static let floating = Rule(
        "safe-area.floating-window", .from(26), .observed,
        evidence: ["aircorner-floating", "corner-window-floating", "nalu-compatibility"])

    static let floatingBottom = Rule(
        "safe-area.floating-window-bottom", .from(26), .disputed, evidence: ["aircorner-floating"])

    /// The length that hardware and status bar cover of the window at an edge, regardless of the OS's value for the window.
    static func covered(_ edge: Edge, in environment: Environment) -> Quantity {
        if let insets = environment.window.safeAreaInsets {
            let given = Quantity.input("window.safeAreaInsets.\(edge.rawValue)", insets[edge], default: .nan)
            return given.renamed(as: given.derivation.name, by: replaced)
        }
        if Letterbox.applies(in: environment) {
            return .stated(name(edge, environment), Letterbox.rule, 0)
        }
        if let inset = CompatibilityWindow.inset(edge, name(edge, environment), in: environment) { return inset }
        if let inset = VerticalBar.insetOfHalf(edge, name(edge, environment), in: environment) { return inset }
        if let inset = VerticalBar.insetOfDisabled(edge, name(edge, environment), in: environment) { return inset }
        var inset = DisplayZoom.inset(hardware(edge, in: environment), edge, in: environment)
        if VerticalBar.edge(in: environment) == edge {
            inset = inset.renamed(as: inset.derivation.name, by: VerticalBar.column)
        }
        guard let frame = environment.window.frame else { return inset }
        let gap = self.gap(edge, frame, environment)
        guard gap.value != 0 else { return inset }
        if edge.axis == .vertical, keepsMargin(environment), gap.value > 0 {
            return .stated(.term(.marginOfAFloatingWindow), edge == .top ? floating : floatingBottom, 10)
        }
        return .overlap(
            .term(.partOverTheWindow), smaller, of: inset, minus: [gap])
    }

    /// Whether windows that float have margins at their top and bottom: on iPads, in the design of iPadOS 26.
    private static func keepsMargin(_ environment: Environment) -> Bool {
        environment.decide(.windowKeepsMargin, environment.device.family == .iPad && environment.designOS.major >= 26)
    }

    /// The distance from the screen's edge inwards to the window's.
    private static func gap(_ edge: Edge, _ frame: Rect, _ environment: Environment) -> Quantity {
        let window = DerivedRect.input("window.frame", frame)
        let name = DerivationName.about(edge.rawValue, .distanceOfTheWindowFromTheScreensEdge)
        let screen = environment.derivedScreenSize
        return switch edge {
        case .top: window.y
        case .left: window.x
        case .bottom: .sum(name, smaller, [screen.height], minus: [window.y, window.height])
        case .right: .sum(name, smaller, [screen.width], minus: [window.x, window.width])
        }
    }

    private static func name(_ edge: Edge, _ environment: Environment) -> DerivationName {
        if edge == .bottom { return .term(.homeIndicator) }
        if VerticalBar.edge(in: environment) == edge { return .term(.columnOfBars) }
        if edge == .top, VerticalBar.isDisabled(in: environment) { return .term(.statusItems) }
        return switch environment.device.cutout.value {
        case .island: .term(.dynamicIsland)
        case .notch, .cameraHole: .term(.sensorHousing)
        case .none: .term(.screenEdge)
        }
    }

    /// `window.safeAreaInsets`.
    static func insets(
        _ covered: DerivedInsets, in environment: Environment, statusBarHeight: Quantity
    ) -> DerivedInsets {
        DerivedInsets { edge in
            let path = DerivationName.path("window.safeAreaInsets.\(edge.rawValue)")
            let inset = covered[edge]
            guard edge == .top, environment.os >= OSVersion(12), environment.window.safeAreaInsets == nil else {
                return inset.renamed(as: path, by: window)
            }
            if inset.derivation.rule == floating { return inset.named(path) }
            let isPart =
                environment.device.hasStatusItemsInColumn
                || (!statusBarHeight.isKnown && !environment.device.hasStatusBarAlone)
            return .maximum(path, window, isPart ? [inset] : [statusBarHeight, inset])
        }
    }
}
