import Geometry

/// iPad Pro 12.9-inch without Home button.
extension DeviceCatalog {
    static let iPadPro129Gen3 = Device(
        id: "ipad-pro-12.9-3",
        names: ["iPad Pro 12.9-inch (3rd generation)"],
        modelIdentifiers: .observed(["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"], "DK+BK"),
        family: .iPad,
        year: .observed(2018, "EOL"),
        firstOS: .observed(OSVersion(12), "EOL"),
        screen: Screen(
            size: Size(width: 1024, height: 1366), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 2048, height: 2732), "HIG26"), cornerRadius: .observed(18, "BK+SC+KB")),
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
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"),
                keyboardHeight: .observed(398, "TG")),
            landscape: Metrics(
                safeArea: .observed(
                    Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+DF(12.9 gen 4)+UYL(2024 iPads)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"),
                keyboardHeight: .observed(491, "TG"))),
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

    static let iPadPro129Gen4 = Device(
        id: "ipad-pro-12.9-4",
        names: ["iPad Pro 12.9-inch (4th generation)"],
        modelIdentifiers: .observed(["iPad8,11", "iPad8,12"], "DK+BK"),
        family: .iPad,
        year: .observed(2020, "EOL"),
        firstOS: .observed(OSVersion(13), "EOL"),
        screen: Screen(
            size: Size(width: 1024, height: 1366), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 2048, height: 2732), "HIG26"), cornerRadius: .observed(18, "BK+SC+KB")),
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
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"),
                keyboardHeight: .observed(398, "TG")),
            landscape: Metrics(
                safeArea: .observed(
                    Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+DF(12.9 gen 4)+UYL(2024 iPads)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"),
                keyboardHeight: .observed(491, "TG"))),
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

    static let iPadPro129Gen5 = Device(
        id: "ipad-pro-12.9-5",
        names: ["iPad Pro 12.9-inch (5th generation)", "iPad Pro 12.9-inch (M1)"],
        modelIdentifiers: .observed(["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"], "DK+BK"),
        family: .iPad,
        year: .observed(2021, "EOL"),
        firstOS: .observed(OSVersion(14), "EOL"),
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
                safeArea: .observed(
                    Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+DF(12.9 gen 4)+UYL(2024 iPads)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarY: .observed(24, "HN+QM+JY"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"),
                keyboardHeight: .observed(398, "TG")),
            landscape: Metrics(
                safeArea: .observed(
                    Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+DF(12.9 gen 4)+UYL(2024 iPads)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"),
                keyboardHeight: .observed(491, "TG"))),
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

    static let iPadPro129Gen6 = Device(
        id: "ipad-pro-12.9-6",
        names: ["iPad Pro 12.9-inch (6th generation)", "iPad Pro 12.9-inch (M2)"],
        modelIdentifiers: .observed(["iPad14,5", "iPad14,6"], "DK+BK"),
        family: .iPad,
        year: .observed(2022, "EOL"),
        firstOS: .observed(OSVersion(16), "EOL"),
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
                safeArea: .observed(
                    Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+DF(12.9 gen 4)+UYL(2024 iPads)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarY: .observed(24, "HN+QM+JY"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"),
                keyboardHeight: .observed(398, "TG")),
            landscape: Metrics(
                safeArea: .observed(
                    Insets(top: 24, left: 0, bottom: 20, right: 0), "QM+DF(12.9 gen 4)+UYL(2024 iPads)"),
                statusBarHeight: .observed(24, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .inferred(45, "65 total (QM, JY, FL) less 20 inset"),
                toolbarHeight: .observed(50, "QM(70 total less 20); QMI says 65 total"),
                keyboardHeight: .observed(491, "TG"))),
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
}
