import Geometry

/// iPhone 16.
extension DeviceCatalog {
    static let iPhone16 = Device(
        id: "iphone-16",
        names: ["iPhone 16"],
        modelIdentifiers: .observed(["iPhone17,3"], "DK+BK"),
        family: .iPhone,
        year: .observed(2024, "EOL"),
        firstOS: .observed(OSVersion(18), "EOL"),
        screen: Screen(
            size: Size(width: 393, height: 852), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1179, height: 2556), "HIG26"), cornerRadius: .observed(55, "SC+BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 55.11, extent: 74.65), "DPMASK-fit")),
        cutout: .observed(
            .island(Cutout.Opening(frame: Rect(x: 134, y: 11, width: 125, height: 36.67), cornerRadius: 18.33)),
            "TG+SUY+JO(y 11); ADG(125x36.66 on later models)"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 140, landscapeWidth: 219, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 59, left: 0, bottom: 34, right: 0), "QM+UYL+DP(iOS 18 probe)"),
                statusBarHeight: .observed(54, "QM+GK+TG"),
                navigationBarY: .observed(53.667, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "QM+JY+GK"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(336, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 59, bottom: 21, right: 59), "QM+UYL+DP(iOS 18 probe)"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(32, "FUI(14 Pro)+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .inferred(32, "size class rule; QM says 44"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 59, left: 0, bottom: 34, right: 0), "DP"),
                statusBarHeight: .inferred(54, "unchanged portrait inset"),
                navigationBarY: .observed(59, "GK+RNS(113 on a 59-pt-inset phone)"),
                navigationBarHeight: .observed(54, "GK+RNS(113 on a 59-pt-inset phone)"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(335, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 59, bottom: 20, right: 59), "DP"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .observed(208, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 429, height: 888), bezelX: 18, bezelY: 18, cornerRadius: 75),
            "DP(simulator chrome)"))

    static let iPhone16Plus = Device(
        id: "iphone-16-plus",
        names: ["iPhone 16 Plus"],
        modelIdentifiers: .observed(["iPhone17,4"], "DK+BK"),
        family: .iPhone,
        year: .observed(2024, "EOL"),
        firstOS: .observed(OSVersion(18), "EOL"),
        screen: Screen(
            size: Size(width: 430, height: 932), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1290, height: 2796), "HIG26"), cornerRadius: .observed(55, "SC+BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 55.11, extent: 74.65), "DPMASK-fit")),
        cutout: .observed(
            .island(Cutout.Opening(frame: Rect(x: 152.5, y: 11, width: 125, height: 36.67), cornerRadius: 18.33)),
            "TG+SUY+JO(y 11); ADG(125x36.66 on later models)"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 154, landscapeWidth: 240, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 59, left: 0, bottom: 34, right: 0), "QM+UYL+DP(iOS 18 probe)"),
                statusBarHeight: .observed(54, "QM+GK+TG"),
                navigationBarY: .observed(53.667, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "QM+JY+GK"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(346, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 59, bottom: 21, right: 59), "QM+UYL+DP(iOS 18 probe)"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 59, left: 0, bottom: 34, right: 0), "DP"),
                statusBarHeight: .inferred(54, "unchanged portrait inset"),
                navigationBarY: .observed(59, "GK+RNS(113 on a 59-pt-inset phone)"),
                navigationBarHeight: .observed(54, "GK+RNS(113 on a 59-pt-inset phone)"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(345, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 59, bottom: 20, right: 59), "DP"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .observed(208, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 466, height: 968), bezelX: 18, bezelY: 18, cornerRadius: 74),
            "DP(simulator chrome)"))

    static let iPhone16Pro = Device(
        id: "iphone-16-pro",
        names: ["iPhone 16 Pro"],
        modelIdentifiers: .observed(["iPhone17,1"], "DK+BK"),
        family: .iPhone,
        year: .observed(2024, "EOL"),
        firstOS: .observed(OSVersion(18), "SIM+EOL"),
        screen: Screen(
            size: Size(width: 402, height: 874), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1206, height: 2622), "HIG26"), cornerRadius: .observed(62, "SC+BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 62.1, extent: 84.66), "DPMASK-fit")),
        cutout: .observed(
            .island(Cutout.Opening(frame: Rect(x: 138.5, y: 14, width: 125, height: 36.67), cornerRadius: 18.33)),
            "TG(13.67)+DIT(14)+ADG(17 Pro, same housing height)"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 144, landscapeWidth: 225, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 62, left: 0, bottom: 34, right: 0), "QM+UYL+DP(iOS 18 probe)"),
                statusBarHeight: .observed(54, "QM+TG"),
                navigationBarY: .observed(56.333, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "QM+JY+GK"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(336, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 62, bottom: 21, right: 62), "QM+UYL+DP(iOS 18 probe)"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .inferred(32, "size class rule; JY says 44"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .inferred(32, "size class rule; QM says 44"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 62, left: 0, bottom: 34, right: 0), "DP"),
                statusBarHeight: .inferred(54, "unchanged portrait inset"),
                navigationBarY: .observed(62, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(335, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 62, bottom: 20, right: 62), "DP"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .observed(208, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 436, height: 908), bezelX: 17, bezelY: 17, cornerRadius: 80),
            "DP(simulator chrome)"),
        notes: """
            DP draws the island 11 below the top on every model; TG, DIT, JO and the Apple drawings put it at 14 here.
            """)

    static let iPhone16ProMax = Device(
        id: "iphone-16-pro-max",
        names: ["iPhone 16 Pro Max"],
        modelIdentifiers: .observed(["iPhone17,2"], "DK+BK"),
        family: .iPhone,
        year: .observed(2024, "EOL"),
        firstOS: .observed(OSVersion(18), "EOL"),
        screen: Screen(
            size: Size(width: 440, height: 956), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1320, height: 2868), "HIG26"), cornerRadius: .observed(62, "SC+BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 62.48, extent: 85.16), "DPMASK-fit")),
        cutout: .observed(
            .island(Cutout.Opening(frame: Rect(x: 157.5, y: 14, width: 125, height: 36.67), cornerRadius: 18.33)),
            "TG(13.67)+DIT(14)+ADG(17 Pro, same housing height)"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 157, landscapeWidth: 246, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 62, left: 0, bottom: 34, right: 0), "QM+UYL+DP(iOS 18 probe)"),
                statusBarHeight: .observed(54, "QM+TG"),
                navigationBarY: .observed(56.333, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "QM+JY+GK"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(346, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 62, bottom: 21, right: 62), "QM+UYL+DP(iOS 18 probe)"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 62, left: 0, bottom: 34, right: 0), "DP"),
                statusBarHeight: .inferred(54, "unchanged portrait inset"),
                navigationBarY: .observed(62, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(345, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 62, bottom: 20, right: 62), "DP"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .observed(208, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 474, height: 990), bezelX: 17, bezelY: 17, cornerRadius: 80),
            "DP(simulator chrome)"))

    static let iPhone16e = Device(
        id: "iphone-16e",
        names: ["iPhone 16e"],
        modelIdentifiers: .observed(["iPhone17,5"], "DK+BK"),
        family: .iPhone,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(18), "EOL"),
        screen: Screen(
            size: Size(width: 390, height: 844), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1170, height: 2532), "HIG26"), cornerRadius: .observed(47.33, "SC+BK"),
            cornerMask: .observed(
                Screen.CornerMask(radius: 47.29, extent: 67.46), "DPMASK-fit(17e/16e/14 share mask)")),
        cutout: .observed(
            .notch(
                Cutout.Notch(
                    width: 161.33, height: 33.67, outerWidth: 177.8,
                    corners: .observed(
                        Cutout.Corners(bottomRadius: 22.8, shoulderRadius: 5.6), "DPMASK-fit+ADG(22.5/5)"))),
            "UIK+DPMASK+ADG"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 139, landscapeWidth: 217, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 47, left: 0, bottom: 34, right: 0), "SAI+DP"),
                statusBarHeight: .observed(47, "QM+GK"),
                navigationBarY: .observed(47, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(336, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 47, bottom: 21, right: 47), "SAI+DP"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(32, "QM+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 47, left: 0, bottom: 34, right: 0), "DP(061d936)+SAI"),
                statusBarHeight: .inferred(47, "unchanged portrait inset"),
                navigationBarY: .observed(47, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(335, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 47, bottom: 20, right: 47), "DP(061d936)+SAI"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 434, height: 888), bezelX: 22, bezelY: 22, cornerRadius: 68),
            "DP(17e chrome, same chassis)"))
}
