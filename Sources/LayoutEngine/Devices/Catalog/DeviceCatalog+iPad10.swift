import Geometry

/// iPad without Home button.
extension DeviceCatalog {
    static let iPad10 = Device(
        id: "ipad-10",
        names: ["iPad (10th generation)"],
        modelIdentifiers: .observed(["iPad13,18", "iPad13,19"], "DK+BK"),
        family: .iPad,
        year: .observed(2022, "EOL"),
        firstOS: .observed(OSVersion(16), "EOL"),
        screen: Screen(
            size: Size(width: 820, height: 1180), scale: 2, provenance: .observed("DP(simulator)+JY"),
            panel: .observed(Size(width: 1640, height: 2360), "DP(simulator)+JY"), cornerRadius: .observed(25, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 22.09, extent: 27.68), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(iPad 11-inch row)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(iPad 11-inch row)")),
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
                .inferred(25, "DP(same change on all five models probed)"))
        ],
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 938, height: 1298), bezelX: 59, bezelY: 59, cornerRadius: 81),
            "DP(simulator chrome)"),
        notes: """
            BK (private API) says 25; the simulator mask fits a 22.1 pt circle. From iPadOS 18 the tab bar floats at \
            the top in regular width.
            """)

    static let iPadA16 = Device(
        id: "ipad-a16",
        names: ["iPad (A16)", "iPad (11th generation)"],
        modelIdentifiers: .observed(["iPad15,7", "iPad15,8"], "DK+BK"),
        family: .iPad,
        year: .observed(2025, "EOL"),
        firstOS: .observed(OSVersion(18), "EOL"),
        screen: Screen(
            size: Size(width: 820, height: 1180), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1640, height: 2360), "HIG26"), cornerRadius: .observed(25, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 22.09, extent: 27.68), "DPMASK-fit")),
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
                .inferred(25, "DP(same change on all five models probed)"))
        ],
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 938, height: 1298), bezelX: 59, bezelY: 59, cornerRadius: 81),
            "DP(simulator chrome)"),
        notes: """
            BK (private API) says 25; the simulator mask fits a 22.1 pt circle. From iPadOS 18 the tab bar floats at \
            the top in regular width.
            """)
}
