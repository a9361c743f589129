import Geometry

/// iPad Pro, M4 and M5.
extension DeviceCatalog {
    static let iPadPro11M4 = Device(
        id: "ipad-pro-11-m4",
        names: ["iPad Pro 11-inch (M4)"],
        modelIdentifiers: .observed(["iPad16,3", "iPad16,4"], "DK+BK"),
        family: .iPad,
        year: .observed(2024, "EOL"),
        firstOS: .observed(OSVersion(17), "EOL"),
        screen: Screen(
            size: Size(width: 834, height: 1210), scale: 2, provenance: .observed("DP(simulator)"),
            panel: .observed(Size(width: 1668, height: 2420), "DP(simulator)"), cornerRadius: .observed(30, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 30.13, extent: 38.46), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(11/12.9 rows)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(11/12.9 rows)")),
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
                keyboardHeight: .observed(340, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(428, "DP"))),
        changes: [
            MetricChange(
                .safeAreaBottom,
                .everywhere,
                OSRange(from: OSVersion(18), before: OSVersion(26)),
                .observed(25, "DP(iPadOS 18 probe, bfdd4e7)"))
        ],
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 926, height: 1302), bezelX: 46, bezelY: 46, cornerRadius: 75),
            "DP(simulator chrome)"),
        notes: """
            Not in the HIG table of January 2026. One third-party note gives radius 18; BK and the mask agree on 30. \
            From iPadOS 18 the tab bar floats at the top in regular width.
            """)

    static let iPadPro11M5 = Device(
        id: "ipad-pro-11-m5",
        names: ["iPad Pro 11-inch (M5)"],
        modelIdentifiers: .observed(["iPad17,1", "iPad17,2"], "DK+BK"),
        family: .iPad,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(26), "EOL"),
        screen: Screen(
            size: Size(width: 834, height: 1210), scale: 2, provenance: .observed("DP(simulator)"),
            panel: .observed(Size(width: 1668, height: 2420), "DP(simulator)"), cornerRadius: .observed(30, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 30.13, extent: 38.46), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(11/12.9 rows)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(11/12.9 rows)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(340, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(428, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 926, height: 1302), bezelX: 46, bezelY: 46, cornerRadius: 75),
            "DP(simulator chrome)"),
        notes: "From iPadOS 18 the tab bar floats at the top in regular width.")

    static let iPadPro13M4 = Device(
        id: "ipad-pro-13-m4",
        names: ["iPad Pro 13-inch (M4)"],
        modelIdentifiers: .observed(["iPad16,5", "iPad16,6"], "DK+BK"),
        family: .iPad,
        year: .observed(2024, "EOL"),
        firstOS: .observed(OSVersion(17), "EOL"),
        screen: Screen(
            size: Size(width: 1032, height: 1376), scale: 2, provenance: .observed("DP(simulator)"),
            panel: .observed(Size(width: 2064, height: 2752), "DP(simulator)"), cornerRadius: .observed(30, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 30.13, extent: 38.46), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 315, landscapeWidth: 345, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(11/12.9 rows)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(11/12.9 rows)")),
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
                keyboardHeight: .observed(403, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(498, "DP"))),
        changes: [
            MetricChange(
                .safeAreaBottom,
                .everywhere,
                OSRange(from: OSVersion(18), before: OSVersion(26)),
                .observed(25, "DP(iPadOS 18 probe, bfdd4e7)"))
        ],
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 1124, height: 1468), bezelX: 46, bezelY: 46, cornerRadius: 75),
            "DP(simulator chrome)"),
        notes: """
            Not in the HIG table of January 2026. One third-party note gives radius 18; BK and the mask agree on 30. \
            From iPadOS 18 the tab bar floats at the top in regular width.
            """)

    static let iPadPro13M5 = Device(
        id: "ipad-pro-13-m5",
        names: ["iPad Pro 13-inch (M5)"],
        modelIdentifiers: .observed(["iPad17,3", "iPad17,4"], "DK+BK"),
        family: .iPad,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(26), "EOL+SIM"),
        screen: Screen(
            size: Size(width: 1032, height: 1376), scale: 2, provenance: .observed("DP(simulator)"),
            panel: .observed(Size(width: 2064, height: 2752), "DP(simulator)"), cornerRadius: .observed(30, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 30.13, extent: 38.46), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 315, landscapeWidth: 345, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(11/12.9 rows)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(11/12.9 rows)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(403, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(498, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 1124, height: 1468), bezelX: 46, bezelY: 46, cornerRadius: 75),
            "DP(simulator chrome)"),
        notes: "From iPadOS 18 the tab bar floats at the top in regular width.")
}
