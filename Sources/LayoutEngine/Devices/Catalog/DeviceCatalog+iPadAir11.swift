import Geometry

/// iPad Air 11-inch.
extension DeviceCatalog {
    static let iPadAir11M2 = Device(
        id: "ipad-air-11-m2",
        names: ["iPad Air 11-inch (M2)"],
        modelIdentifiers: .observed(["iPad14,8", "iPad14,9"], "DK+BK"),
        family: .iPad,
        year: .observed(2024, "EOL"),
        firstOS: .observed(OSVersion(17), "EOL"),
        screen: Screen(
            size: Size(width: 820, height: 1180), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1640, height: 2360), "HIG26"), cornerRadius: .observed(18, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 18.23, extent: 25.55), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.regular, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .regular), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(
                    Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+DF(12.9 gen 4)+UYL(2024 iPads)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarY: .observed(24, "HN+QM+JY"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total")),
            landscape: Metrics(
                safeArea: .observed(
                    Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+DF(12.9 gen 4)+UYL(2024 iPads)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(337, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(422, "DP"))),
        changes: [
            MetricChange(
                .safeAreaBottom,
                .everywhere,
                OSRange(from: OSVersion(18), before: OSVersion(26)),
                .observed(25, "DP(iPadOS 18 probe, bfdd4e7)"))
        ],
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 938, height: 1298), bezelX: 59, bezelY: 59, cornerRadius: 81),
            "DP(simulator chrome)"),
        notes: "From iPadOS 18 the tab bar floats at the top in regular width.")

    static let iPadAir11M3 = Device(
        id: "ipad-air-11-m3",
        names: ["iPad Air 11-inch (M3)"],
        modelIdentifiers: .observed(["iPad15,3", "iPad15,4"], "DK+BK"),
        family: .iPad,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(18), "EOL"),
        screen: Screen(
            size: Size(width: 820, height: 1180), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1640, height: 2360), "HIG26"), cornerRadius: .observed(18, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.regular, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .regular), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 24, left: 0, bottom: 25, right: 0), "DP(iPadOS 18 probe of other models)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarY: .observed(24, "HN+QM+JY"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 24, left: 0, bottom: 25, right: 0), "DP(iPadOS 18 probe of other models)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP(all 11 models probed agree)"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .inferred(337, "DP(same panel size)")),
            landscape: Metrics(
                safeArea: .inferred(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP(all 11 models probed agree)"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .inferred(422, "DP(same panel size)"))),
        changes: [
            MetricChange(
                .safeAreaBottom,
                .everywhere,
                OSRange(from: OSVersion(18), before: OSVersion(26)),
                .inferred(25, "DP(same change on all five models probed)"))
        ],
        notes: "From iPadOS 18 the tab bar floats at the top in regular width.")

    static let iPadAir11M4 = Device(
        id: "ipad-air-11-m4",
        names: ["iPad Air 11-inch (M4)"],
        modelIdentifiers: .observed(["iPad16,8", "iPad16,9"], "DK+BK"),
        family: .iPad,
        year: .observed(2026, "EOL"),
        firstOS: .observed(OSVersion(26), "EOL"),
        screen: Screen(
            size: Size(width: 820, height: 1180), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1640, height: 2360), "HIG26"), cornerRadius: .observed(18, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 18.23, extent: 25.55), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.regular, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .regular), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(337, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(422, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 938, height: 1298), bezelX: 59, bezelY: 59, cornerRadius: 81),
            "DP(simulator chrome)"),
        notes: "From iPadOS 18 the tab bar floats at the top in regular width.")
}
