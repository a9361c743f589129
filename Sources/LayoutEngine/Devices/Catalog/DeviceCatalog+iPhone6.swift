import Geometry

/// iPhone 6 and 6s.
extension DeviceCatalog {
    static let iPhone6 = Device(
        id: "iphone-6",
        names: ["iPhone 6"],
        modelIdentifiers: .observed(["iPhone7,2"], "DK+BK"),
        family: .iPhone,
        year: .observed(2014, "EOL"),
        firstOS: .observed(OSVersion(8), "EOL"),
        lastOSMajor: 12,
        screen: Screen(
            size: Size(width: 375, height: 667), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 750, height: 1334), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "BK"),
        homeIndicator: .observed(nil, "DP+QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.compact, by: .regular), "HIG26(6s row)"),
            landscape: .inferred(SizeClasses(.compact, by: .compact), "HIG26(6s row)")),
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
        changes: [MetricChange(.tabBarHeight, .landscape, .before(11), .inferred(49, "RN/QM history"))],
        notes: "iOS 8 keyboard was 258/194 (IOS8K).")

    static let iPhone6Plus = Device(
        id: "iphone-6-plus",
        names: ["iPhone 6 Plus"],
        modelIdentifiers: .observed(["iPhone7,1"], "DK+BK"),
        family: .iPhone,
        year: .observed(2014, "EOL"),
        firstOS: .observed(OSVersion(8), "EOL"),
        lastOSMajor: 12,
        screen: Screen(
            size: Size(width: 414, height: 736), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1080, height: 1920), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "BK"),
        homeIndicator: .observed(nil, "DP+QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.compact, by: .regular), "HIG26(6s Plus row)"),
            landscape: .inferred(SizeClasses(.regular, by: .compact), "HIG26(6s Plus row)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+UYL"),
                statusBarHeight: .observed(20, "QM+JY"),
                navigationBarY: .observed(20, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(271, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 0, bottom: 0, right: 0), "SST+UYLX"),
                statusBarHeight: .observed(0, "JY+SST"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(200, "TG+KBH(portrait) TG(landscape)"))),
        notes: "Rendered at 1242x2208, downsampled to a 1080x1920 panel. HIG prints the panel pixels with @3x.")

    static let iPhone6s = Device(
        id: "iphone-6s",
        names: ["iPhone 6s"],
        modelIdentifiers: .observed(["iPhone8,1"], "DK+BK"),
        family: .iPhone,
        year: .observed(2015, "EOL"),
        firstOS: .observed(OSVersion(9), "EOL"),
        lastOSMajor: 15,
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
        changes: [MetricChange(.tabBarHeight, .landscape, .before(11), .inferred(49, "RN/QM history"))])

    static let iPhone6sPlus = Device(
        id: "iphone-6s-plus",
        names: ["iPhone 6s Plus"],
        modelIdentifiers: .observed(["iPhone8,2"], "DK+BK"),
        family: .iPhone,
        year: .observed(2015, "EOL"),
        firstOS: .observed(OSVersion(9), "EOL"),
        lastOSMajor: 15,
        screen: Screen(
            size: Size(width: 414, height: 736), scale: 3, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1080, height: 1920), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "BK"),
        homeIndicator: .observed(nil, "DP+QM"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.compact, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .compact), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+UYL"),
                statusBarHeight: .observed(20, "QM+JY"),
                navigationBarY: .observed(20, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(271, "TG+KBH(portrait) TG(landscape)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 0, bottom: 0, right: 0), "SST+UYLX"),
                statusBarHeight: .observed(0, "JY+SST"),
                navigationBarHeight: .observed(44, "QM+JY"),
                tabBarHeight: .observed(49, "QM+JY+FL(8 Plus, XR)"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(200, "TG+KBH(portrait) TG(landscape)"))))
}
