import Geometry

/// iPhone 11.
extension DeviceCatalog {
    static let iPhone11 = Device(
        id: "iphone-11",
        names: ["iPhone 11"],
        modelIdentifiers: .observed(["iPhone12,1"], "DK+BK"),
        family: .iPhone,
        year: .observed(2019, "EOL"),
        firstOS: .observed(OSVersion(13), "EOL+SIM"),
        screen: Screen(
            size: Size(width: 414, height: 896), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 828, height: 1792), "HIG26"), cornerRadius: .observed(41.5, "SC+KB+BK")),
        cutout: .observed(.notch(Cutout.Notch(width: 227, height: 32, outerWidth: 246)), "UIK+TG"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 148, landscapeWidth: 230, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 48, left: 0, bottom: 34, right: 0), "QM+UYL"),
                statusBarHeight: .observed(48, "UIK+QM+GK"),
                navigationBarY: .observed(48, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(346, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 48, bottom: 21, right: 48), "QM+UYL"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 48, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(48, "unchanged portrait inset"),
                navigationBarY: .observed(48, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(345, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 48, bottom: 20, right: 48),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK rule"),
                navigationBarHeight: .inferred(54, "GK rule"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))),
        changes: [
            MetricChange(.safeAreaTop, .portrait, .before(14), .observed(44, "GK")),
            MetricChange(
                .safeAreaSides,
                .landscape,
                .before(14),
                .inferred(44, "side insets equal the portrait top inset (GK)")),
            MetricChange(.statusBarHeight, .portrait, .before(14), .observed(44, "GK")),
            MetricChange(.navigationBarY, .portrait, .before(14), .inferred(44, "status bar height (GK)")),
        ],
        notes: "44 on iOS 13, 48 from iOS 14 (GK).")

    static let iPhone11Pro = Device(
        id: "iphone-11-pro",
        names: ["iPhone 11 Pro"],
        modelIdentifiers: .observed(["iPhone12,3"], "DK+BK"),
        family: .iPhone,
        year: .observed(2019, "EOL"),
        firstOS: .observed(OSVersion(13), "EOL"),
        screen: Screen(
            size: Size(width: 375, height: 812), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1125, height: 2436), "HIG26"), cornerRadius: .observed(39, "SC+KB+BK")),
        cutout: .observed(
            .notch(
                Cutout.Notch(
                    width: 209, height: 30, outerWidth: 223,
                    corners: .inferred(
                        Cutout.Corners(bottomRadius: 20.8, shoulderRadius: 6.4), "DF-fit(11 Pro Max drawing)"))),
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
                safeArea: .observed(Insets(top: 44, left: 0, bottom: 34, right: 0), "UYLX+UYL+SST+DF"),
                statusBarHeight: .observed(44, "UIK+QM"),
                navigationBarY: .observed(44, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(336, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 44, bottom: 21, right: 44), "UYLX+UYL+SST+DF"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(32, "QM+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 44, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(44, "unchanged portrait inset"),
                navigationBarY: .observed(44, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(335, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 44, bottom: 20, right: 44),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))))

    static let iPhone11ProMax = Device(
        id: "iphone-11-pro-max",
        names: ["iPhone 11 Pro Max"],
        modelIdentifiers: .observed(["iPhone12,5"], "DK+BK"),
        family: .iPhone,
        year: .observed(2019, "EOL"),
        firstOS: .observed(OSVersion(13), "EOL"),
        screen: Screen(
            size: Size(width: 414, height: 896), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1242, height: 2688), "HIG26"), cornerRadius: .observed(39, "SC+KB+BK")),
        cutout: .observed(
            .notch(
                Cutout.Notch(
                    width: 209.33, height: 30, outerWidth: 223,
                    corners: .observed(
                        Cutout.Corners(bottomRadius: 20.8, shoulderRadius: 6.4), "DF-fit(third-party drawing)"))),
            "UIK+TG+DF"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 148, landscapeWidth: 230, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 44, left: 0, bottom: 34, right: 0), "QM+DF+UYL"),
                statusBarHeight: .observed(44, "QM+GK"),
                navigationBarY: .observed(44, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(346, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 44, bottom: 21, right: 44), "QM+DF+UYL"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 44, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(44, "unchanged portrait inset"),
                navigationBarY: .observed(44, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(345, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 44, bottom: 20, right: 44),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK rule"),
                navigationBarHeight: .inferred(54, "GK rule"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))))
}
