import Geometry

/// iPhone X, XR and XS.
extension DeviceCatalog {
    static let iPhoneX = Device(
        id: "iphone-x",
        names: ["iPhone X"],
        modelIdentifiers: .observed(["iPhone10,3", "iPhone10,6"], "DK+BK"),
        family: .iPhone,
        year: .observed(2017, "EOL"),
        firstOS: .observed(OSVersion(11), "EOL"),
        lastOSMajor: 16,
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
        notes: """
            SST and an early React Native helper give 24 for the landscape bottom inset; 21 kept (four other sources).
            """)

    static let iPhoneXR = Device(
        id: "iphone-xr",
        names: ["iPhone XR"],
        modelIdentifiers: .observed(["iPhone11,8"], "DK+BK"),
        family: .iPhone,
        year: .observed(2018, "EOL"),
        firstOS: .observed(OSVersion(12), "EOL"),
        lastOSMajor: 18,
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
                safeArea: .observed(Insets(top: 48, left: 0, bottom: 34, right: 0), "QM+UYL(11)"),
                statusBarHeight: .observed(48, "UIK+QM+GK"),
                navigationBarY: .observed(48, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(346, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 48, bottom: 21, right: 48), "QM+UYL(11)"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
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
        notes: "Top inset and status bar were 44 on iOS 12-13, 48 from iOS 14 (GK); SST still carries 44.")

    static let iPhoneXS = Device(
        id: "iphone-xs",
        names: ["iPhone XS"],
        modelIdentifiers: .observed(["iPhone11,2"], "DK+BK"),
        family: .iPhone,
        year: .observed(2018, "EOL"),
        firstOS: .observed(OSVersion(12), "EOL"),
        lastOSMajor: 18,
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
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))))

    static let iPhoneXSMax = Device(
        id: "iphone-xs-max",
        names: ["iPhone XS Max"],
        modelIdentifiers: .observed(["iPhone11,4", "iPhone11,6"], "DK+BK"),
        family: .iPhone,
        year: .observed(2018, "EOL"),
        firstOS: .observed(OSVersion(12), "EOL"),
        lastOSMajor: 18,
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
                safeArea: .observed(Insets(top: 44, left: 0, bottom: 34, right: 0), "UYLX+UYL+SST+DF"),
                statusBarHeight: .observed(44, "QM+GK"),
                navigationBarY: .observed(44, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(346, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 44, bottom: 21, right: 44), "UYLX+UYL+SST+DF"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))))
}
