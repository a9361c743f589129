import Geometry

/// iPhone SE (2nd and 3rd generation).
extension DeviceCatalog {
    static let iPhoneSE2 = Device(
        id: "iphone-se-2",
        names: ["iPhone SE (2nd generation)", "iPhone SE (2020)"],
        modelIdentifiers: .observed(["iPhone12,8"], "DK+BK"),
        family: .iPhone,
        year: .observed(2020, "EOL"),
        firstOS: .observed(OSVersion(13), "EOL"),
        screen: Screen(
            size: Size(width: 375, height: 667), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 750, height: 1334), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "BK"),
        homeIndicator: .observed(nil, "DP+QM"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+UYL"),
                statusBarHeight: .observed(20, "QM+JY"),
                navigationBarY: .observed(20, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(260, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 0, bottom: 0, right: 0), "SST+UYLX"),
                statusBarHeight: .observed(0, "JY+SST"),
                navigationBarHeight: .observed(32, "UYLX+QM+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(200, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(Insets(top: 20, left: 0, bottom: 0, right: 0), "DP(SE 3)"),
                statusBarHeight: .inferred(20, "unchanged portrait inset"),
                navigationBarY: .observed(20, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(260, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(Insets(top: 0, left: 0, bottom: 0, right: 0), "DP(SE 3)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                keyboardHeight: .inferred(206, "DP(same-width model)+TG(-1 in portrait)"))))

    static let iPhoneSE3 = Device(
        id: "iphone-se-3",
        names: ["iPhone SE (3rd generation)", "iPhone SE (2022)"],
        modelIdentifiers: .observed(["iPhone14,6"], "DK+BK"),
        family: .iPhone,
        year: .observed(2022, "EOL"),
        firstOS: .observed(OSVersion(15, 4), "SIM+EOL"),
        screen: Screen(
            size: Size(width: 375, height: 667), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 750, height: 1334), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "BK"),
        homeIndicator: .observed(nil, "DP+QM"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+UYL"),
                statusBarHeight: .observed(20, "QM+JY"),
                navigationBarY: .observed(20, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(260, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 0, bottom: 0, right: 0), "SST+UYLX"),
                statusBarHeight: .observed(0, "JY+SST"),
                navigationBarHeight: .observed(32, "UYLX+QM+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(200, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "DP"),
                statusBarHeight: .inferred(20, "unchanged portrait inset"),
                navigationBarY: .observed(20, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .observed(260, "DP")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 0, bottom: 0, right: 0), "DP+SAI"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                keyboardHeight: .observed(206, "DP"))),
        simulatorBody: .observed(
            SimulatorBody(size: Size(width: 431, height: 889), bezelX: 28, bezelY: 111, cornerRadius: 61),
            "DP(simulator chrome)"))
}
