/// The callbacks of each OS, and the state at each.
enum Lifecycle {
    static let order = Rule(
        "lifecycle.order", .always, .observed,
        evidence: ["N96a", "N96b", "N97a", "N97b", "note17-x-lifecycle", "S0-lifecycle-order"])

    static let secondAppearance = Rule(
        "lifecycle.second-appearance", .always, .inferred, evidence: ["UIViewController.viewWillAppear(_:)"])

    /// The phases of an OS version, in order.
    static func phases(of version: OSVersion) -> [Phase] {
        Phase.allCases.filter { exists($0, in: version) }
    }

    /// Whether an OS version makes the callback.
    static func exists(_ phase: Phase, in version: OSVersion) -> Bool {
        switch phase {
        case .viewIsAppearing, .secondViewIsAppearing: version >= OSVersion(13)
        case .viewSafeAreaInsetsDidChange: version >= OSVersion(11)
        default: true
        }
    }

    /// The last phase whose changes are part of the layout that is finished at a phase: changes in viewDidAppear come too late for
    /// it.
    static func lastLayout(before phase: Phase) -> Phase {
        switch phase {
        case .viewDidAppear: .viewDidLayoutSubviews
        case .secondViewDidAppear: .secondViewIsAppearing
        default: phase
        }
    }

    /// The history of the innermost controller's view at a phase.
    struct State {
        let phase: Phase
        let os: OSVersion
        /// Whether the containers were on screen before the controller was loaded.
        let isPushed: Bool

        /// The view hangs in the window and knows its safe area.
        var isOnScreen: Bool { phase >= .viewIsAppearing }

        /// The containers around it do.
        var areContainersOnScreen: Bool { isPushed || isOnScreen }

        /// Before iOS 11 the containers lay out their content just before its own layout callbacks.
        var hasFinalSize: Bool { isOnScreen }

        var hasFinalOrigin: Bool { os >= OSVersion(11) ? hasFinalSize : phase >= .viewDidAppear }

        /// Constraints are solved, and before iOS 11 the automatic insets are applied.
        var hasLaidOutSubviews: Bool { phase >= .viewDidLayoutSubviews }

        /// Layout guides have their lengths.
        var hasGuides: Bool { os >= OSVersion(11) ? isOnScreen : phase >= .viewWillLayoutSubviews }

        /// All of the above; while they stay the same, so does the layout.
        var facts: [Bool] {
            [isOnScreen, areContainersOnScreen, hasFinalSize, hasFinalOrigin, hasLaidOutSubviews, hasGuides]
        }
    }
}
