import Geometry

/// iPad Air 13-inch.
extension DeviceCatalog {
    static let iPadAir13M2 = Device(
        id: "ipad-air-13-m2",
        names: ["iPad Air 13-inch (M2)"],
        modelIdentifiers: .observed(["iPad14,10", "iPad14,11"], "DK+BK"),
        family: .iPad,
        year: .observed(2024, "EOL"),
        firstOS: .observed(OSVersion(17), "EOL"),
        screen: Screen(
            size: Size(width: 1024, height: 1366), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 2048, height: 2732), "HIG26"), cornerRadius: .observed(18, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 18.25, extent: 25.55), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 315, landscapeWidth: 345, height: 5.5, bottomGap: 7.5),
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
            SimulatorBody(size: Size(width: 1142, height: 1484), bezelX: 59, bezelY: 59, cornerRadius: 81),
            "DP(simulator chrome)"),
        notes: "From iPadOS 18 the tab bar floats at the top in regular width.")

    static let iPadAir13M3 = Device(
        id: "ipad-air-13-m3",
        names: ["iPad Air 13-inch (M3)"],
        modelIdentifiers: .observed(["iPad15,5", "iPad15,6"], "DK+BK"),
        family: .iPad,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(18), "EOL"),
        screen: Screen(
            size: Size(width: 1024, height: 1366), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 2048, height: 2732), "HIG26"), cornerRadius: .observed(18, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 315, landscapeWidth: 345, height: 5.5, bottomGap: 7.5),
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
                keyboardHeight: .inferred(403, "DP(same panel size)")),
            landscape: Metrics(
                safeArea: .inferred(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP(all 11 models probed agree)"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .inferred(498, "DP(same panel size)"))),
        changes: [
            MetricChange(
                .safeAreaBottom,
                .everywhere,
                OSRange(from: OSVersion(18), before: OSVersion(26)),
                .inferred(25, "DP(same change on all five models probed)"))
        ],
        notes: "From iPadOS 18 the tab bar floats at the top in regular width.")

    static let iPadAir13M4 = Device(
        id: "ipad-air-13-m4",
        names: ["iPad Air 13-inch (M4)"],
        modelIdentifiers: .observed(["iPad16,10", "iPad16,11"], "DK+BK"),
        family: .iPad,
        year: .observed(2026, "EOL"),
        firstOS: .observed(OSVersion(26), "EOL"),
        screen: Screen(
            size: Size(width: 1024, height: 1366), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 2048, height: 2732), "HIG26"), cornerRadius: .observed(18, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 18.25, extent: 25.55), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 315, landscapeWidth: 345, height: 5.5, bottomGap: 7.5),
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
                keyboardHeight: .observed(403, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .observed(498, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 1142, height: 1484), bezelX: 59, bezelY: 59, cornerRadius: 81),
            "DP(simulator chrome)"),
        notes: "From iPadOS 18 the tab bar floats at the top in regular width.")
}
