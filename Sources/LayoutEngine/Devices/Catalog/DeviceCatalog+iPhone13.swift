import Geometry

/// iPhone 13.
extension DeviceCatalog {
    static let iPhone13Mini = Device(
        id: "iphone-13-mini",
        names: ["iPhone 13 mini"],
        modelIdentifiers: .observed(["iPhone14,4"], "DK+BK"),
        family: .iPhone,
        year: .observed(2021, "EOL"),
        firstOS: .observed(OSVersion(15), "EOL"),
        screen: Screen(
            size: Size(width: 375, height: 812), scale: 3, provenance: .documented("HIG26"),
            panel: .observed(Size(width: 1080, height: 2340), "ALP+HN12"), cornerRadius: .observed(44, "SC+KB+BK")),
        cutout: .observed(
            .notch(
                Cutout.Notch(
                    width: 174, height: 37.33, outerWidth: 189,
                    corners: .observed(
                        Cutout.Corners(bottomRadius: 25.3, shoulderRadius: 5.9), "DF-fit(third-party drawing)"))),
            "UIK+TG+DF"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 134, landscapeWidth: 209, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 50, left: 0, bottom: 34, right: 0), "QM+UYL+SST"),
                statusBarHeight: .observed(50, "QM+GK"),
                navigationBarY: .observed(50, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(336, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 50, bottom: 21, right: 50), "QM+UYL+SST"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(32, "QM+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 50, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(50, "unchanged portrait inset"),
                navigationBarY: .observed(50, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(335, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 50, bottom: 20, right: 50),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))),
        notes: "Rendered at 1125x2436 and downsampled. DF lists 47/44; 50 kept.")

    static let iPhone13 = Device(
        id: "iphone-13",
        names: ["iPhone 13"],
        modelIdentifiers: .observed(["iPhone14,5"], "DK+BK"),
        family: .iPhone,
        year: .observed(2021, "EOL"),
        firstOS: .observed(OSVersion(15), "EOL"),
        screen: Screen(
            size: Size(width: 390, height: 844), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1170, height: 2532), "HIG26"), cornerRadius: .observed(47.33, "BK")),
        cutout: .observed(
            .notch(
                Cutout.Notch(
                    width: 161.33, height: 33.67, outerWidth: 177.8,
                    corners: .observed(
                        Cutout.Corners(bottomRadius: 22.8, shoulderRadius: 5.6), "DPMASK-fit(17e mask = 14 mask)"))),
            "UIK+DPMASK+TG"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 139, landscapeWidth: 217, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 47, left: 0, bottom: 34, right: 0), "QM+UYL+SST+DF"),
                statusBarHeight: .observed(47, "QM+GK"),
                navigationBarY: .observed(47, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(336, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 47, bottom: 21, right: 47), "QM+UYL+SST+DF"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(32, "QM+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 47, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(47, "unchanged portrait inset"),
                navigationBarY: .observed(47, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(335, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 47, bottom: 20, right: 47),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))))

    static let iPhone13Pro = Device(
        id: "iphone-13-pro",
        names: ["iPhone 13 Pro"],
        modelIdentifiers: .observed(["iPhone14,2"], "DK+BK"),
        family: .iPhone,
        year: .observed(2021, "EOL"),
        firstOS: .observed(OSVersion(15), "EOL"),
        screen: Screen(
            size: Size(width: 390, height: 844), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1170, height: 2532), "HIG26"), cornerRadius: .observed(47.33, "SC+BK")),
        cutout: .observed(
            .notch(
                Cutout.Notch(
                    width: 161.33, height: 33.67, outerWidth: 177.8,
                    corners: .observed(
                        Cutout.Corners(bottomRadius: 22.8, shoulderRadius: 5.6), "DPMASK-fit(17e mask = 14 mask)"))),
            "UIK+DPMASK+TG"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 139, landscapeWidth: 217, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 47, left: 0, bottom: 34, right: 0), "QM+UYL+SST+DF"),
                statusBarHeight: .observed(47, "QM+GK"),
                navigationBarY: .observed(47, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(336, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 47, bottom: 21, right: 47), "QM+UYL+SST+DF"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(32, "QM+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 47, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(47, "unchanged portrait inset"),
                navigationBarY: .observed(47, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(335, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 47, bottom: 20, right: 47),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))))

    static let iPhone13ProMax = Device(
        id: "iphone-13-pro-max",
        names: ["iPhone 13 Pro Max"],
        modelIdentifiers: .observed(["iPhone14,3"], "DK+BK"),
        family: .iPhone,
        year: .observed(2021, "EOL"),
        firstOS: .observed(OSVersion(15), "EOL+SIM"),
        screen: Screen(
            size: Size(width: 428, height: 926), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1284, height: 2778), "HIG26"), cornerRadius: .observed(53.33, "SC+BK")),
        cutout: .observed(
            .notch(
                Cutout.Notch(
                    width: 161.33, height: 33.67, outerWidth: 176,
                    corners: .inferred(
                        Cutout.Corners(bottomRadius: 22.8, shoulderRadius: 5.6), "DPMASK-fit(same notch class)"))),
            "UIK+TG"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 153, landscapeWidth: 238, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 47, left: 0, bottom: 34, right: 0), "QM+UYL+SST+DF"),
                statusBarHeight: .observed(47, "QM+GK"),
                navigationBarY: .observed(47, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(346, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 47, bottom: 21, right: 47), "QM+UYL+SST+DF"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 47, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(47, "unchanged portrait inset"),
                navigationBarY: .observed(47, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(345, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 47, bottom: 20, right: 47),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK rule"),
                navigationBarHeight: .inferred(54, "GK rule"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))),
        notes: """
            One useyourloaf table is said to print 430x932 for this model; HIG and the simulator profile say 428x926.
            """)
}
