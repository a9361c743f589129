import Geometry

/// iPhone 7 and 8.
extension DeviceCatalog {
    static let iPhone7 = Device(
        id: "iphone-7",
        names: ["iPhone 7"],
        modelIdentifiers: .observed(["iPhone9,1", "iPhone9,3"], "DK+BK"),
        family: .iPhone,
        year: .observed(2016, "EOL"),
        firstOS: .observed(OSVersion(10), "EOL"),
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

    static let iPhone7Plus = Device(
        id: "iphone-7-plus",
        names: ["iPhone 7 Plus"],
        modelIdentifiers: .observed(["iPhone9,2", "iPhone9,4"], "DK+BK"),
        family: .iPhone,
        year: .observed(2016, "EOL"),
        firstOS: .observed(OSVersion(10), "EOL"),
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

    static let iPhone8 = Device(
        id: "iphone-8",
        names: ["iPhone 8"],
        modelIdentifiers: .observed(["iPhone10,1", "iPhone10,4"], "DK+BK"),
        family: .iPhone,
        year: .observed(2017, "EOL"),
        firstOS: .observed(OSVersion(11), "EOL"),
        lastOSMajor: 16,
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
                keyboardHeight: .observed(200, "TG+KBH(portrait) TG(landscape)"))))

    static let iPhone8Plus = Device(
        id: "iphone-8-plus",
        names: ["iPhone 8 Plus"],
        modelIdentifiers: .observed(["iPhone10,2", "iPhone10,5"], "DK+BK"),
        family: .iPhone,
        year: .observed(2017, "EOL"),
        firstOS: .observed(OSVersion(11), "EOL"),
        lastOSMajor: 16,
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
