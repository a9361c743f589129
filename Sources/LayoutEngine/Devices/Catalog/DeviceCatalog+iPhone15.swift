import Geometry

/// iPhone 15.
extension DeviceCatalog {
    static let iPhone15 = Device(
        id: "iphone-15",
        names: ["iPhone 15"],
        modelIdentifiers: .observed(["iPhone15,4"], "DK+BK"),
        family: .iPhone,
        year: .observed(2023, "EOL"),
        firstOS: .observed(OSVersion(17), "EOL"),
        screen: Screen(
            size: Size(width: 393, height: 852), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1179, height: 2556), "HIG26"), cornerRadius: .observed(55, "SC+BK")),
        cutout: .observed(
            .island(Cutout.Opening(frame: Rect(x: 134, y: 11, width: 125, height: 36.67), cornerRadius: 18.33)),
            "TG+SUY+JO(y 11); ADG(125x36.66 on later models)"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 140, landscapeWidth: 219, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 59, left: 0, bottom: 34, right: 0), "UYL+DF+SST-fork"),
                statusBarHeight: .observed(54, "QM+GK+TG"),
                navigationBarY: .observed(53.667, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "QM+JY+GK"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(336, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 59, bottom: 21, right: 59), "UYL+DF+SST-fork"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(32, "FUI(14 Pro)+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .inferred(32, "size class rule; QM says 44"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 59, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(54, "unchanged portrait inset"),
                navigationBarY: .observed(59, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(335, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 59, bottom: 20, right: 59),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))),
        notes: "QM and GK list 47 for this model (pre-release guess); UYL and others measured 59.")

    static let iPhone15Plus = Device(
        id: "iphone-15-plus",
        names: ["iPhone 15 Plus"],
        modelIdentifiers: .observed(["iPhone15,5"], "DK+BK"),
        family: .iPhone,
        year: .observed(2023, "EOL"),
        firstOS: .observed(OSVersion(17), "EOL"),
        screen: Screen(
            size: Size(width: 430, height: 932), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1290, height: 2796), "HIG26"), cornerRadius: .observed(55, "SC+BK")),
        cutout: .observed(
            .island(Cutout.Opening(frame: Rect(x: 152.5, y: 11, width: 125, height: 36.67), cornerRadius: 18.33)),
            "TG+SUY+JO(y 11); ADG(125x36.66 on later models)"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 154, landscapeWidth: 240, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 59, left: 0, bottom: 34, right: 0), "UYL+DF+SST-fork"),
                statusBarHeight: .observed(54, "QM+GK+TG"),
                navigationBarY: .observed(53.667, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "QM+JY+GK"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(346, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 59, bottom: 21, right: 59), "UYL+DF+SST-fork"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 59, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(54, "unchanged portrait inset"),
                navigationBarY: .observed(59, "GK+RNS(113 on a 59-pt-inset phone)"),
                navigationBarHeight: .observed(54, "GK+RNS(113 on a 59-pt-inset phone)"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(345, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 59, bottom: 20, right: 59),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))),
        notes: "QM and GK list 47 for this model (pre-release guess); UYL and others measured 59.")

    static let iPhone15Pro = Device(
        id: "iphone-15-pro",
        names: ["iPhone 15 Pro"],
        modelIdentifiers: .observed(["iPhone16,1"], "DK+BK"),
        family: .iPhone,
        year: .observed(2023, "EOL"),
        firstOS: .observed(OSVersion(17), "EOL"),
        screen: Screen(
            size: Size(width: 393, height: 852), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1179, height: 2556), "HIG26"), cornerRadius: .observed(55, "SC+BK")),
        cutout: .observed(
            .island(Cutout.Opening(frame: Rect(x: 134, y: 11, width: 125, height: 36.67), cornerRadius: 18.33)),
            "TG+SUY+JO(y 11); ADG(125x36.66 on later models)"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 140, landscapeWidth: 219, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.compact, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 59, left: 0, bottom: 34, right: 0), "QM+UYL+DF"),
                statusBarHeight: .observed(54, "QM+GK+TG"),
                navigationBarY: .observed(53.667, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "QM+JY+GK"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(336, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 59, bottom: 21, right: 59), "QM+UYL+DF"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(32, "FUI(14 Pro)+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .inferred(32, "size class rule; QM says 44"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 59, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(54, "unchanged portrait inset"),
                navigationBarY: .observed(59, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(335, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 59, bottom: 20, right: 59),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))))

    static let iPhone15ProMax = Device(
        id: "iphone-15-pro-max",
        names: ["iPhone 15 Pro Max"],
        modelIdentifiers: .observed(["iPhone16,2"], "DK+BK"),
        family: .iPhone,
        year: .observed(2023, "EOL"),
        firstOS: .observed(OSVersion(17), "EOL"),
        screen: Screen(
            size: Size(width: 430, height: 932), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1290, height: 2796), "HIG26"), cornerRadius: .observed(55, "SC+BK")),
        cutout: .observed(
            .island(Cutout.Opening(frame: Rect(x: 152.5, y: 11, width: 125, height: 36.67), cornerRadius: 18.33)),
            "TG+SUY+JO(y 11); ADG(125x36.66 on later models)"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 154, landscapeWidth: 240, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 59, left: 0, bottom: 34, right: 0), "QM+UYL+DF"),
                statusBarHeight: .observed(54, "QM+GK+TG"),
                navigationBarY: .observed(53.667, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "QM+JY+GK"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(346, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 59, bottom: 21, right: 59), "QM+UYL+DF"),
                statusBarHeight: .observed(0, "QM+JY"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(209, "TG+KBH(portrait) TG(landscape)"))),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 59, left: 0, bottom: 34, right: 0),
                    "portrait insets unchanged on every model probed by DP"),
                statusBarHeight: .inferred(54, "unchanged portrait inset"),
                navigationBarY: .observed(59, "GK+RNS(113 on a 59-pt-inset phone)"),
                navigationBarHeight: .observed(54, "GK+RNS(113 on a 59-pt-inset phone)"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(345, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 0, left: 59, bottom: 20, right: 59),
                    "21->20 seen on every Face ID model probed (DP, SAI)"),
                statusBarHeight: .inferred(0, "unchanged portrait inset"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))))
}
