import Geometry

/// iPad with Home button, 2nd to 6th generation.
extension DeviceCatalog {
    static let iPad2 = Device(
        id: "ipad-2",
        names: ["iPad 2"],
        modelIdentifiers: .observed(["iPad2,1", "iPad2,2", "iPad2,3", "iPad2,4"], "DK+BK"),
        family: .iPad,
        year: .observed(2011, "EOL"),
        firstOS: .observed(OSVersion(4), "EOL"),
        lastOSMajor: 9,
        screen: Screen(
            size: Size(width: 768, height: 1024), scale: 1, provenance: .observed("IVO"),
            panel: .observed(Size(width: 768, height: 1024), "IVO"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .observed(nil, "QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.regular, by: .regular), "HIG26(9.7/7.9 rows)"),
            landscape: .inferred(SizeClasses(.regular, by: .regular), "HIG26(9.7/7.9 rows)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 20, left: 0, bottom: 0, right: 0), "status bar; safe-area API is iOS 11+"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarY: .observed(20, "HN(iOS 11 and earlier)"),
                navigationBarHeight: .observed(44, "HN(iOS 11 and earlier)"),
                tabBarHeight: .observed(49, "QM+QMI+JY"),
                toolbarHeight: .observed(44, "HN+QM"),
                keyboardHeight: .observed(313, "TG")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 20, left: 0, bottom: 0, right: 0), "status bar; safe-area API is iOS 11+"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "HN(iOS 11 and earlier)"),
                tabBarHeight: .observed(49, "QM+QMI+JY"),
                toolbarHeight: .observed(44, "HN+QM"),
                keyboardHeight: .observed(398, "TG"))))

    static let iPad3 = Device(
        id: "ipad-3",
        names: ["iPad (3rd generation)"],
        modelIdentifiers: .observed(["iPad3,1", "iPad3,2", "iPad3,3"], "DK+BK"),
        family: .iPad,
        year: .observed(2012, "EOL"),
        firstOS: .observed(OSVersion(5), "EOL"),
        lastOSMajor: 9,
        screen: Screen(
            size: Size(width: 768, height: 1024), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1536, height: 2048), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .observed(nil, "QM"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.regular, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .regular), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 20, left: 0, bottom: 0, right: 0), "status bar; safe-area API is iOS 11+"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarY: .observed(20, "HN(iOS 11 and earlier)"),
                navigationBarHeight: .observed(44, "HN(iOS 11 and earlier)"),
                tabBarHeight: .observed(49, "QM+QMI+JY"),
                toolbarHeight: .observed(44, "HN+QM"),
                keyboardHeight: .observed(313, "TG")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 20, left: 0, bottom: 0, right: 0), "status bar; safe-area API is iOS 11+"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "HN(iOS 11 and earlier)"),
                tabBarHeight: .observed(49, "QM+QMI+JY"),
                toolbarHeight: .observed(44, "HN+QM"),
                keyboardHeight: .observed(398, "TG"))))

    static let iPad4 = Device(
        id: "ipad-4",
        names: ["iPad (4th generation)"],
        modelIdentifiers: .observed(["iPad3,4", "iPad3,5", "iPad3,6"], "DK+BK"),
        family: .iPad,
        year: .observed(2012, "EOL"),
        firstOS: .observed(OSVersion(6), "EOL"),
        lastOSMajor: 10,
        screen: Screen(
            size: Size(width: 768, height: 1024), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1536, height: 2048), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .observed(nil, "QM"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.regular, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .regular), "HIG26")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule+UYM")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 20, left: 0, bottom: 0, right: 0), "status bar; safe-area API is iOS 11+"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarY: .observed(20, "HN(iOS 11 and earlier)"),
                navigationBarHeight: .observed(44, "HN(iOS 11 and earlier)"),
                tabBarHeight: .observed(49, "QM+QMI+JY"),
                toolbarHeight: .observed(44, "HN+QM"),
                keyboardHeight: .observed(313, "TG")),
            landscape: Metrics(
                safeArea: .inferred(
                    Insets(top: 20, left: 0, bottom: 0, right: 0), "status bar; safe-area API is iOS 11+"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarHeight: .observed(44, "HN(iOS 11 and earlier)"),
                tabBarHeight: .observed(49, "QM+QMI+JY"),
                toolbarHeight: .observed(44, "HN+QM"),
                keyboardHeight: .observed(398, "TG"))))

    static let iPad5 = Device(
        id: "ipad-5",
        names: ["iPad (5th generation)"],
        modelIdentifiers: .observed(["iPad6,11", "iPad6,12"], "DK+BK"),
        family: .iPad,
        year: .observed(2017, "EOL"),
        firstOS: .observed(OSVersion(10), "EOL"),
        lastOSMajor: 16,
        screen: Screen(
            size: Size(width: 768, height: 1024), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1536, height: 2048), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .observed(nil, "QM"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.regular, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .regular), "HIG26")),
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

    static let iPad6 = Device(
        id: "ipad-6",
        names: ["iPad (6th generation)"],
        modelIdentifiers: .observed(["iPad7,5", "iPad7,6"], "DK+BK"),
        family: .iPad,
        year: .observed(2018, "EOL"),
        firstOS: .observed(OSVersion(11), "EOL"),
        lastOSMajor: 17,
        screen: Screen(
            size: Size(width: 768, height: 1024), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1536, height: 2048), "HIG26"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "DP"),
        homeIndicator: .observed(nil, "QM"),
        sizeClasses: ByOrientation(
            portrait: .documented(SizeClasses(.regular, by: .regular), "HIG26"),
            landscape: .documented(SizeClasses(.regular, by: .regular), "HIG26")),
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
}
