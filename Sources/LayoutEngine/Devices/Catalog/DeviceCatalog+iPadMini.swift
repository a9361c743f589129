import Geometry

/// iPad mini with Home button.
extension DeviceCatalog {
    static let iPadMini1 = Device(
        id: "ipad-mini-1",
        names: ["iPad mini (1st generation)"],
        modelIdentifiers: .observed(["iPad2,5", "iPad2,6", "iPad2,7"], "DK+BK"),
        family: .iPad,
        year: .observed(2012, "EOL"),
        firstOS: .observed(OSVersion(6), "EOL"),
        lastOSMajor: 9,
        screen: Screen(
            size: Size(width: 768, height: 1024), scale: 1, provenance: .observed("IVO"),
            panel: .observed(Size(width: 768, height: 1024), "IVO"), cornerRadius: .observed(0, "BK")),
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

    static let iPadMini2 = Device(
        id: "ipad-mini-2",
        names: ["iPad mini 2"],
        modelIdentifiers: .observed(["iPad4,4", "iPad4,5", "iPad4,6"], "DK+BK"),
        family: .iPad,
        year: .observed(2013, "EOL"),
        firstOS: .observed(OSVersion(7), "EOL"),
        lastOSMajor: 12,
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

    static let iPadMini3 = Device(
        id: "ipad-mini-3",
        names: ["iPad mini 3"],
        modelIdentifiers: .observed(["iPad4,7", "iPad4,8", "iPad4,9"], "DK+BK"),
        family: .iPad,
        year: .observed(2014, "EOL"),
        firstOS: .observed(OSVersion(8), "EOL"),
        lastOSMajor: 12,
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

    static let iPadMini4 = Device(
        id: "ipad-mini-4",
        names: ["iPad mini 4"],
        modelIdentifiers: .observed(["iPad5,1", "iPad5,2"], "DK+BK"),
        family: .iPad,
        year: .observed(2015, "EOL"),
        firstOS: .observed(OSVersion(9), "EOL"),
        lastOSMajor: 15,
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

    static let iPadMini5 = Device(
        id: "ipad-mini-5",
        names: ["iPad mini (5th generation)"],
        modelIdentifiers: .observed(["iPad11,1", "iPad11,2"], "DK+BK"),
        family: .iPad,
        year: .observed(2019, "EOL"),
        firstOS: .observed(OSVersion(12), "EOL"),
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
        metrics26: ByOrientation(
            portrait: Metrics(
                navigationBarHeight: .observed(54, "GK(height only)")),
            landscape: Metrics(
                navigationBarHeight: .observed(54, "GK(height only)"))),
        notes: """
            iPadOS 26 insets for Home-button iPads not found. From iPadOS 18 the tab bar floats at the top in regular \
            width.
            """)
}
