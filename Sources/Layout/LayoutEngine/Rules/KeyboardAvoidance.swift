import Geometry

/// The avoidance of the keyboard by a table view controller.
enum KeyboardAvoidance {
    static let rule = Rule(
        "keyboard.table-view-controller", .always, .observed,
        evidence: ["scroll.keyboard.utvc", "UITableViewController"])

    static let guide = Rule(
        "keyboard.layout-guide", .from(15), .documented, evidence: ["UIView.keyboardLayoutGuide"])

    static let guideBottom = Rule(
        "keyboard.layout-guide-bottom", .from(17), .documented,
        evidence: ["UIKeyboardLayoutGuide.usesBottomSafeArea", "WWDC 2023 10281"])

    static let undocked = Rule(
        "keyboard.layout-guide-undocked", .from(15), .documented,
        evidence: ["UIKeyboardLayoutGuide.followsUndockedKeyboard"])

    static let accessory = Rule(
        "keyboard.input-accessory-view", .always, .inferred,
        evidence: ["UIResponder.inputAccessoryView", "SlackTextViewController#41"])

    static let height = Rule(
        "keyboard.height", .always, .documented, evidence: ["UIResponder.keyboardFrameEndUserInfoKey"])

    static let frameEnd = Rule(
        "keyboard.frame-end", .always, .observed, evidence: ["chatto-797", "UIResponder.keyboardFrameEndUserInfoKey"])

    /// The `keyboard.height`, which is the height of the keyboard alone, from the scenario or the device; nil for a hidden or
    /// undocked keyboard.
    static func ownHeight(in environment: Environment) -> Quantity? {
        guard case .docked(let height, _)? = environment.keyboard else { return nil }
        if let height { return .input("keyboard.height", height, default: .nan) }
        let own = Quantity.device(
            .term(.keyboardHeight), published(in: environment),
            else: .length(.keyboardHeight, SystemMetrics(environment).place(in: environment.orientation)))
        return own.renamed(as: .path("keyboard.height"), by: Self.height)
    }

    /// The catalog's height. iOS 27 made the keyboard of iPhones lower (335 became 328 at a width of 402), and iOS 11 higher (258
    /// became 260 at a width of 375), so that a height read with another generation only replaces an unpublished one. On phones
    /// of this width without a Home button iOS 11 had 333, and iOS 12 and 13 had 335, where later systems have 336.
    private static func published(in environment: Environment) -> DeviceFact? {
        guard let fact = SystemMetrics(environment).oriented(.keyboardHeight) else { return nil }
        guard !isRead(fact, in: environment) else { return fact }
        let sources = environment.os.major < 13 ? "read with a later iOS" : "read with iOS 26; lower with iOS 27"
        return DeviceFact(fact.number, Measured(fact.value, Provenance(.inferred, sources, isStandIn: true)))
    }

    /// Whether the height was read with a system of this generation.
    private static func isRead(_ fact: DeviceFact, in environment: Environment) -> Bool {
        let (device, major) = (environment.device, environment.os.major)
        let isNew = device.family == .iPhone && major >= 27
        guard isNew || major < (device.hasSensorHousing ? 13 : 11) else { return true }
        let isOfSystem = device.changes.contains {
            $0.quantity == .length(.keyboardHeight) && (!isNew || $0.os.lower.major >= 27)
                && $0.applies(in: environment.orientation, on: environment.os)
        }
        let isFirst = isNew && device.firstOS.value.major >= 27 && fact.measured.provenance.mark != .inferred
        return isOfSystem || isFirst
    }

    /// The height that the keyboard and the accessory on it cover at the window's bottom; nil for an undocked keyboard.
    static func docked(in environment: Environment) -> Quantity? {
        guard case .docked(_, let accessory)? = environment.keyboard, let own = ownHeight(in: environment) else {
            return nil
        }
        guard accessory != 0 else { return own }
        return .sum(
            .term(.keyboardWithAccessory), Self.accessory, [own, .input("keyboard.inputAccessoryView", accessory)])
    }

    /// The frame that the notification reports, in screen coordinates: up to iOS 18 with the accessory, from iOS 26 on without
    /// it.
    static func frameEnd(in environment: Environment) -> DerivedRect? {
        let path: PathName = "keyboard.frameEnd"
        if case .undocked(let frame)? = environment.keyboard { return .input(path, frame) }
        guard let whole = docked(in: environment), let own = ownHeight(in: environment) else { return nil }
        let holdsAccessory = environment.decide(.keyboardFrameHoldsAccessory, environment.os.major < 26)
        let height = (holdsAccessory ? whole : own).renamed(as: .path("\(path).height"), by: frameEnd)
        let screen = environment.derivedScreenSize
        return DerivedRect(
            x: .stated(.path("\(path).x"), frameEnd, 0),
            y: .sum(.path("\(path).y"), frameEnd, [screen.height], minus: [height]),
            width: screen.width.renamed(as: .path("\(path).width"), by: frameEnd), height: height)
    }

    /// The height of a view that the keyboard covers, given the view's bottom in the window; nil while the keyboard is hidden.
    static func overlap(in environment: Environment, viewBottom: Quantity, _ rule: Rule) -> Quantity? {
        guard let whole = docked(in: environment) else { return nil }
        let below = Quantity.sum(
            .term(.distanceOfTheViewFromTheBottom), rule, [environment.windowSize.height],
            minus: [viewBottom])
        return .nonNegativeSum(.term(.keyboard), rule, [whole], minus: below.value == 0 ? [] : [below])
    }

    /// `keyboardLayoutGuide` of a view: the keyboard's rectangle in it.
    ///
    /// While the keyboard is hidden, or undocked and not followed, the guide is the area below the bottom of the safe area or of
    /// the view.
    /// - Parameters:
    ///   - bounds: the view's, beginning at 0.
    ///   - top: the position of the view's upper edge in the window; empty for the window's top.
    ///   - origin: the origin of the coordinates of the view's subviews in the window.
    static func layoutGuide(
        _ settings: KeyboardGuide, bounds: DerivedRect, safeAreaBottom: Quantity, top: [Quantity],
        origin: (x: [Quantity], y: [Quantity]),
        in environment: Environment
    ) -> DerivedRect {
        let path: PathName = "keyboardLayoutGuide.layoutFrame"
        if case .undocked(let frame)? = environment.keyboard, settings.followsUndockedKeyboard {
            let keyboard = DerivedRect.input("keyboard.frame", frame)
            return DerivedRect(
                x: .sum(.path("\(path).x"), undocked, [keyboard.x], minus: origin.x),
                y: .sum(.path("\(path).y"), undocked, [keyboard.y], minus: origin.y), width: keyboard.width,
                height: keyboard.height)
        }
        let bottom = Quantity.sum(.term(.superviewsBottomEdgeInTheWindow), guide, top + [bounds.height])
        let rest =
            settings.usesBottomSafeArea
            ? safeAreaBottom : Quantity.stated(.term(.bottomOfTheView), guideBottom, 0)
        var rect = bounds
        rect.height =
            overlap(in: environment, viewBottom: bottom, guide).map {
                .maximum(.path("\(path).height"), guide, [rest, $0])
            } ?? rest
        rect.y = .sum(.path("\(path).y"), guide, [bounds.height], minus: [rect.height])
        return rect
    }

    /// A bottom inset that keeps clear of the keyboard: the greater of the system's part and the keyboard's, plus the app's own.
    static func bottom(_ path: PathName, own: Quantity, system: Quantity?, overlap: Quantity) -> Quantity {
        let covered = Quantity.maximum(
            .term(.coveredAtTheBottom), rule, [system, overlap].compactMap { $0 })
        return .sum(.path("\(path).bottom"), rule, [own, covered])
    }
}
