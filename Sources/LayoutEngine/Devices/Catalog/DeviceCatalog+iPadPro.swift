import Geometry

/// iPad Pro with Home button.
extension DeviceCatalog {
    static let iPadPro97 = Device(
        id: "ipad-pro-9.7",
        names: ["iPad Pro 9.7-inch"],
        modelIdentifiers: .observed(["iPad6,3", "iPad6,4"], "DK+BK"),
        family: .iPad,
        year: .observed(2016, "EOL"),
        firstOS: .observed(OSVersion(9), "EOL"),
        lastOSMajor: 16,
        screen: Screen(
            size: Size(width: 768, height: 1024), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1536, height: 2048), "HIG26"), cornerRadius: .observed(0, "BK")),
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
        changes: [
            MetricChange(.navigationBarHeight, .everywhere, .before(12), .observed(44, "HN+QMI")),
            MetricChange(.tabBarHeight, .everywhere, .before(12), .observed(49, "QMI")),
        ])

    static let iPadPro105 = Device(
        id: "ipad-pro-10.5",
        names: ["iPad Pro 10.5-inch"],
        modelIdentifiers: .observed(["iPad7,3", "iPad7,4"], "DK+BK"),
        family: .iPad,
        year: .observed(2017, "EOL"),
        firstOS: .inferred(OSVersion(10), "release date; EOL says 9"),
        lastOSMajor: 17,
        screen: Screen(
            size: Size(width: 834, height: 1112), scale: 2, provenance: .observed("SST+TG+JY"),
            panel: .observed(Size(width: 1668, height: 2224), "SST+TG+JY"), cornerRadius: .observed(0, "BK")),
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
        ],
        notes: """
            HIG prints 834x1194 for this model, which is the 11-inch size; its own 10.5-inch Air row, SST, TG and JY \
            give 834x1112.
            """)

    static let iPadPro129Gen1 = Device(
        id: "ipad-pro-12.9-1",
        names: ["iPad Pro 12.9-inch (1st generation)"],
        modelIdentifiers: .observed(["iPad6,7", "iPad6,8"], "DK+JY (BK prints iPad16,7/16,8)"),
        family: .iPad,
        year: .observed(2015, "EOL"),
        firstOS: .observed(OSVersion(9), "EOL"),
        lastOSMajor: 16,
        screen: Screen(
            size: Size(width: 1024, height: 1366), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 2048, height: 2732), "HIG26"), cornerRadius: .observed(0, "BK")),
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
                keyboardHeight: .observed(378, "TG")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+DF+QM"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .observed(50, "QM+QMI+JY"),
                toolbarHeight: .observed(50, "HN+QM"),
                keyboardHeight: .observed(471, "TG"))),
        changes: [
            MetricChange(.navigationBarHeight, .everywhere, .before(12), .observed(44, "HN+QMI")),
            MetricChange(.tabBarHeight, .everywhere, .before(12), .observed(49, "QMI")),
        ])

    static let iPadPro129Gen2 = Device(
        id: "ipad-pro-12.9-2",
        names: ["iPad Pro 12.9-inch (2nd generation)"],
        modelIdentifiers: .observed(["iPad7,1", "iPad7,2"], "DK+BK"),
        family: .iPad,
        year: .observed(2017, "EOL"),
        firstOS: .observed(OSVersion(10), "EOL"),
        lastOSMajor: 17,
        screen: Screen(
            size: Size(width: 1024, height: 1366), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 2048, height: 2732), "HIG26"), cornerRadius: .observed(0, "BK")),
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
                keyboardHeight: .observed(378, "TG")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+DF+QM"),
                statusBarHeight: .observed(20, "QM+JY+GK"),
                navigationBarHeight: .observed(50, "HN+QM+JY"),
                tabBarHeight: .observed(50, "QM+QMI+JY"),
                toolbarHeight: .observed(50, "HN+QM"),
                keyboardHeight: .observed(471, "TG"))),
        changes: [
            MetricChange(.navigationBarHeight, .everywhere, .before(12), .observed(44, "HN+QMI")),
            MetricChange(.tabBarHeight, .everywhere, .before(12), .observed(49, "QMI")),
        ])
}
