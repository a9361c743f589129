import Geometry

/// iPhone 17 and iPhone Air.
extension DeviceCatalog {
    static let iPhone17 = Device(
        id: "iphone-17",
        names: ["iPhone 17"],
        modelIdentifiers: .observed(["iPhone18,3"], "DK+BK"),
        family: .iPhone,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(26), "SIM+EOL"),
        screen: Screen(
            size: Size(width: 402, height: 874), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1206, height: 2622), "HIG26"), cornerRadius: .observed(62, "BK+SR"),
            cornerMask: .observed(Screen.CornerMask(radius: 62.1, extent: 84.66), "DPMASK-fit")),
        cutout: .documented(
            .island(Cutout.Opening(frame: Rect(x: 138.5, y: 14, width: 125, height: 36.67), cornerRadius: 18.33)),
            "ADG via SR(20.76x6.07 mm, centre 7.99 mm) +JO"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 144, landscapeWidth: 225, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 62, left: 0, bottom: 34, right: 0), "DP+SAI+UYL"),
                statusBarHeight: .inferred(54, "16 Pro geometry (TG)"),
                navigationBarY: .observed(62, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(335, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 62, bottom: 20, right: 62), "DP+SAI+UYL"),
                statusBarHeight: .inferred(0, "16 Pro geometry (TG)"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .observed(208, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 436, height: 908), bezelX: 17, bezelY: 17, cornerRadius: 80),
            "DP(simulator chrome)"),
        notes: "useyourloaf (iOS 26.0) reports a 20 pt landscape top inset; DP (26.5) and SAI (27) report 0.")

    static let iPhone17Pro = Device(
        id: "iphone-17-pro",
        names: ["iPhone 17 Pro"],
        modelIdentifiers: .observed(["iPhone18,1"], "DK+BK"),
        family: .iPhone,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(26), "SIM+EOL"),
        screen: Screen(
            size: Size(width: 402, height: 874), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1206, height: 2622), "HIG26"), cornerRadius: .observed(62, "BK+SR"),
            cornerMask: .observed(Screen.CornerMask(radius: 62.1, extent: 84.66), "DPMASK-fit")),
        cutout: .documented(
            .island(Cutout.Opening(frame: Rect(x: 138.5, y: 14, width: 125, height: 36.67), cornerRadius: 18.33)),
            "ADG via SR(20.76x6.07 mm, centre 7.99 mm) +JO"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 144, landscapeWidth: 225, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 62, left: 0, bottom: 34, right: 0), "DP+SAI+UYL"),
                statusBarHeight: .inferred(54, "16 Pro geometry (TG)"),
                navigationBarY: .observed(62, "RNS(116)+GK"),
                navigationBarHeight: .observed(54, "RNS(116)+GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(335, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 62, bottom: 20, right: 62), "DP+SAI+UYL"),
                statusBarHeight: .inferred(0, "16 Pro geometry (TG)"),
                navigationBarY: .observed(24, "RNS(bar bottom 78)+GK(y 24)"),
                navigationBarHeight: .observed(54, "RNS(bar bottom 78)+GK(y 24)"),
                keyboardHeight: .observed(208, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 436, height: 908), bezelX: 17, bezelY: 17, cornerRadius: 80),
            "DP(simulator chrome)"),
        notes: "useyourloaf (iOS 26.0) reports a 20 pt landscape top inset; DP (26.5) and SAI (27) report 0.")

    static let iPhone17ProMax = Device(
        id: "iphone-17-pro-max",
        names: ["iPhone 17 Pro Max"],
        modelIdentifiers: .observed(["iPhone18,2"], "DK+BK"),
        family: .iPhone,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(26), "EOL"),
        screen: Screen(
            size: Size(width: 440, height: 956), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1320, height: 2868), "HIG26"), cornerRadius: .observed(62, "BK+SR"),
            cornerMask: .observed(Screen.CornerMask(radius: 62.48, extent: 85.16), "DPMASK-fit")),
        cutout: .documented(
            .island(Cutout.Opening(frame: Rect(x: 157.5, y: 14, width: 125, height: 36.67), cornerRadius: 18.33)),
            "ADG via SR(20.76x6.07 mm, centre 7.91 mm) +JO"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 157, landscapeWidth: 246, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 62, left: 0, bottom: 34, right: 0), "DP+SAI+UYL"),
                statusBarHeight: .inferred(54, "16 Pro geometry (TG)"),
                navigationBarY: .observed(62, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(345, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 62, bottom: 20, right: 62), "DP+SAI+UYL"),
                statusBarHeight: .inferred(0, "16 Pro geometry (TG)"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .observed(208, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 474, height: 990), bezelX: 17, bezelY: 17, cornerRadius: 80),
            "DP(simulator chrome)"),
        notes: "useyourloaf (iOS 26.0) reports a 20 pt landscape top inset; DP (26.5) and SAI (27) report 0.")

    static let iPhoneAir = Device(
        id: "iphone-air",
        names: ["iPhone Air"],
        modelIdentifiers: .observed(["iPhone18,4"], "DK+BK"),
        family: .iPhone,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(26), "EOL"),
        screen: Screen(
            size: Size(width: 420, height: 912), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1260, height: 2736), "HIG26"), cornerRadius: .observed(62, "BK+SR"),
            cornerMask: .observed(Screen.CornerMask(radius: 64.84, extent: 88.45), "DPMASK-fit")),
        cutout: .documented(
            .island(Cutout.Opening(frame: Rect(x: 147.5, y: 20, width: 125, height: 36.67), cornerRadius: 18.33)),
            "ADG via SR(20.76x6.07 mm, centre 8.92 mm) +CP(20.0-56.3 measured)+JO"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 150, landscapeWidth: 234, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 68, left: 0, bottom: 34, right: 0), "DP+SAI+UYL"),
                statusBarHeight: .observed(59, "TG"),
                navigationBarY: .observed(68, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(345, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 68, bottom: 20, right: 68), "DP+SAI+UYL"),
                statusBarHeight: .observed(0, "TG"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .observed(208, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 456, height: 948), bezelX: 18, bezelY: 18, cornerRadius: 80),
            "DP(simulator chrome)"),
        notes: """
            Reported radius 62, simulator mask fits 64.8. useyourloaf (iOS 26.0): landscape top 20, bottom 29; DP \
            (26.5): 0 and 20. TG keyboard value 335 overruled by the DP probe (345).
            """)

    static let iPhone17e = Device(
        id: "iphone-17e",
        names: ["iPhone 17e"],
        modelIdentifiers: .observed(["iPhone18,5"], "DK+BK"),
        family: .iPhone,
        year: .observed(2026, "EOL"),
        firstOS: .observed(OSVersion(26), "EOL"),
        screen: Screen(
            size: Size(width: 390, height: 844), scale: 3, provenance: .observed("DP(simulator)"),
            panel: .observed(Size(width: 1170, height: 2532), "DP(simulator)"), cornerRadius: .observed(47.33, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 47.29, extent: 67.46), "DPMASK-fit")),
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
            portrait: .inferred(SizeClasses(.compact, by: .regular), "HIG26(16e row)"),
            landscape: .inferred(SizeClasses(.compact, by: .compact), "HIG26(16e row)")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 47, left: 0, bottom: 34, right: 0), "DP+SAI"),
                statusBarHeight: .inferred(47, "16e/14 geometry (QM, GK)"),
                navigationBarY: .observed(47, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(335, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 47, bottom: 20, right: 47), "DP+SAI"),
                statusBarHeight: .inferred(0, "16e/14 geometry (QM, GK)"),
                keyboardHeight: .observed(208, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 434, height: 888), bezelX: 22, bezelY: 22, cornerRadius: 68),
            "DP(simulator chrome)"))
}
