import Geometry

/// iPad Air, 1st to 5th generation.
extension DeviceCatalog {
    static let iPadAir1 = Device(
        id: "ipad-air-1",
        names: ["iPad Air (1st generation)"],
        modelIdentifiers: .observed(["iPad4,1", "iPad4,2", "iPad4,3"], "DK+BK"),
        family: .iPad,
        year: .observed(2013, "EOL"),
        firstOS: .observed(OSVersion(7), "EOL"),
        lastOSMajor: 12,
        screen: Screen(
            size: Size(width: 768, height: 1024), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1536, height: 2048), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .observed(nil, "QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(9.7/7.9 rows)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(9.7/7.9 rows)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+DF+QM"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarY: .observed(20, "HN+QM+JY"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .observed(50, "QM+QMI+JY"),
                toolbarHeight: .observed(50, "HN+QM"),
                keyboardHeight: .observed(313, "TG")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+DF+QM"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .observed(50, "QM+QMI+JY"),
                toolbarHeight: .observed(50, "HN+QM"),
                keyboardHeight: .observed(398, "TG"))),
        changes: [
            MetricChange(.navigationBarHeight, .everywhere, .before(12), .observed(44, "HN+QMI")),
            MetricChange(.tabBarHeight, .everywhere, .before(12), .observed(49, "QMI")),
        ])

    static let iPadAir2 = Device(
        id: "ipad-air-2",
        names: ["iPad Air 2"],
        modelIdentifiers: .observed(["iPad5,3", "iPad5,4"], "DK+BK"),
        family: .iPad,
        year: .observed(2014, "EOL"),
        firstOS: .observed(OSVersion(8), "EOL"),
        lastOSMajor: 15,
        screen: Screen(
            size: Size(width: 768, height: 1024), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1536, height: 2048), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .observed(nil, "QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(9.7/7.9 rows)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(9.7/7.9 rows)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+DF+QM"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarY: .observed(20, "HN+QM+JY"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .observed(50, "QM+QMI+JY"),
                toolbarHeight: .observed(50, "HN+QM"),
                keyboardHeight: .observed(313, "TG")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+DF+QM"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .observed(50, "QM+QMI+JY"),
                toolbarHeight: .observed(50, "HN+QM"),
                keyboardHeight: .observed(398, "TG"))),
        changes: [
            MetricChange(.navigationBarHeight, .everywhere, .before(12), .observed(44, "HN+QMI")),
            MetricChange(.tabBarHeight, .everywhere, .before(12), .observed(49, "QMI")),
        ])

    static let iPadAir3 = Device(
        id: "ipad-air-3",
        names: ["iPad Air (3rd generation)"],
        modelIdentifiers: .observed(["iPad11,3", "iPad11,4"], "DK+BK"),
        family: .iPad,
        year: .observed(2019, "EOL"),
        firstOS: .observed(OSVersion(12), "EOL"),
        screen: Screen(
            size: Size(width: 834, height: 1112), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1668, height: 2224), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .observed(nil, "QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(other iPads)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(other iPads)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+DF+QM"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarY: .observed(20, "HN+QM+JY"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .observed(50, "QM+QMI+JY"),
                toolbarHeight: .observed(50, "HN+QM"),
                keyboardHeight: .observed(313, "TG")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+DF+QM"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .observed(50, "QM+QMI+JY"),
                toolbarHeight: .observed(50, "HN+QM"),
                keyboardHeight: .observed(398, "TG"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                navigationBarHeight: .observed(54, "GK(height only)")),
            landscape: Metrics(
                navigationBarHeight: .observed(54, "GK(height only)"))),
        notes: """
            iPadOS 26 insets for Home-button iPads not found. From iPadOS 18 the tab bar floats at the top in regular \
            width.
            """)

    static let iPadAir4 = Device(
        id: "ipad-air-4",
        names: ["iPad Air (4th generation)"],
        modelIdentifiers: .observed(["iPad13,1", "iPad13,2"], "DK+BK"),
        family: .iPad,
        year: .observed(2020, "EOL"),
        firstOS: .observed(OSVersion(14), "EOL"),
        screen: Screen(
            size: Size(width: 820, height: 1180), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1640, height: 2360), "HIG26"), cornerRadius: .observed(18, "BK+SC+KB")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(Air 11 row)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(Air 11 row)")),
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
        notes: """
            DF lists top 20 / bottom 0 for this model; QM rule and later probes say it carries a home indicator. From \
            iPadOS 18 the tab bar floats at the top in regular width.
            """)

    static let iPadAir5 = Device(
        id: "ipad-air-5",
        names: ["iPad Air (5th generation)", "iPad Air (M1)"],
        modelIdentifiers: .observed(["iPad13,16", "iPad13,17"], "DK+BK"),
        family: .iPad,
        year: .observed(2022, "EOL"),
        firstOS: .observed(OSVersion(15), "EOL"),
        screen: Screen(
            size: Size(width: 820, height: 1180), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1640, height: 2360), "HIG26"), cornerRadius: .observed(18, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 273, landscapeWidth: 315, height: 5.5, bottomGap: 7.5),
            "MT constants; portrait=narrow, landscape=wide assumed"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(Air 11 row)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(Air 11 row)")),
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
}
