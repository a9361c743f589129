import Geometry

/// iPad mini without Home button.
extension DeviceCatalog {
    static let iPadMini6 = Device(
        id: "ipad-mini-6",
        names: ["iPad mini (6th generation)"],
        modelIdentifiers: .observed(["iPad14,1", "iPad14,2"], "DK+BK"),
        family: .iPad,
        year: .observed(2021, "EOL"),
        firstOS: .observed(OSVersion(15), "EOL"),
        screen: Screen(
            size: Size(width: 744, height: 1133), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1488, height: 2266), "HIG26"), cornerRadius: .observed(21.5, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(mini 7.9 row)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(mini 7.9 row)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+UYL"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarY: .observed(24, "HN+QM+JY"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+UYL"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP(all 11 models probed agree)"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .inferred(340, "DP(same panel size)")),
            landscape: Metrics(
                safeArea: .inferred(Insets(top: 32, left: 0, bottom: 25, right: 0), "DP(all 11 models probed agree)"),
                statusBarHeight: .inferred(32, "DP top inset"),
                navigationBarY: .inferred(32, "DP top inset"),
                navigationBarHeight: .observed(54, "GK"),
                keyboardHeight: .inferred(428, "DP(same panel size)"))),
        changes: [
            MetricChange(
                .safeAreaBottom,
                .everywhere,
                OSRange(from: OSVersion(18), before: OSVersion(26)),
                .inferred(25, "DP(same change on all five models probed)"))
        ],
        notes: """
            TG keyboard values for this size look copied from the 12.9-inch entry; left out. From iPadOS 18 the tab \
            bar floats at the top in regular width.
            """)

    static let iPadMiniA17Pro = Device(
        id: "ipad-mini-a17-pro",
        names: ["iPad mini (A17 Pro)", "iPad mini (7th generation)"],
        modelIdentifiers: .observed(["iPad16,1", "iPad16,2"], "DK+BK"),
        family: .iPad,
        year: .observed(2024, "EOL"),
        firstOS: .observed(OSVersion(18), "EOL"),
        screen: Screen(
            size: Size(width: 744, height: 1133), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1488, height: 2266), "HIG26"), cornerRadius: .observed(21.5, "BK"),
            cornerMask: .observed(Screen.CornerMask(radius: 21.48, extent: nil), "DPMASK-fit")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(mini 7.9 row)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(mini 7.9 row)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 24, left: 0, bottom: 25, right: 0), "DP(iPadOS 18 probe, bfdd4e7)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarY: .observed(24, "HN+QM+JY"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 24, left: 0, bottom: 25, right: 0), "DP(iPadOS 18 probe, bfdd4e7)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
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
            SimulatorBody(size: Size(width: 864, height: 1253), bezelX: 60, bezelY: 60, cornerRadius: 81),
            "DP(simulator chrome)"),
        notes: "From iPadOS 18 the tab bar floats at the top in regular width.")
}
