import Geometry

/// From iPhone 4S to iPhone SE (1st generation): 3.5 and 4 inches.
extension DeviceCatalog {
    static let iPhone4s = Device(
        id: "iphone-4s",
        names: ["iPhone 4S"],
        modelIdentifiers: .observed(["iPhone4,1"], "DK+BK"),
        family: .iPhone,
        year: .observed(2011, "EOL"),
        firstOS: .observed(OSVersion(5), "EOL"),
        lastOSMajor: 9,
        screen: Screen(
            size: Size(width: 320, height: 480), scale: 2, provenance: .observed("IVO"),
            panel: .observed(Size(width: 640, height: 960), "IVO"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "BK"),
        homeIndicator: .observed(nil, "DP+QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.compact, by: .regular), "HIGOLD/all non-Plus phones"),
            landscape: .inferred(SizeClasses(.compact, by: .compact), "HIGOLD/all non-Plus phones")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 20, left: 0, bottom: 0, right: 0), "status bar; safe-area API is iOS 11+"),
                statusBarHeight: .observed(20, "QM+JY"),
                navigationBarY: .observed(20, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(253, "TG; IOS8K gives 253/193 (iOS 8)")),
            landscape: Metrics(
                safeArea: .inferred(Insets(top: 0, left: 0, bottom: 0, right: 0), "status bar hidden from iOS 8"),
                statusBarHeight: .inferred(0, "hidden by default from iOS 8; 20 before"),
                navigationBarHeight: .observed(32, "UYLX+QM+JY"),
                tabBarHeight: .inferred(49, "49 before iOS 11"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(199, "TG; IOS8K gives 253/193 (iOS 8)"))),
        changes: [MetricChange(.statusBarHeight, .landscape, .before(8), .observed(20, "JY"))],
        notes: """
            3.5-inch. iOS 7 and earlier: no predictive row, keyboard 216/162 and a 20 pt status bar also in landscape.
            """)

    static let iPhone5 = Device(
        id: "iphone-5",
        names: ["iPhone 5"],
        modelIdentifiers: .observed(["iPhone5,1", "iPhone5,2"], "DK+BK"),
        family: .iPhone,
        year: .observed(2012, "EOL"),
        firstOS: .observed(OSVersion(6), "EOL"),
        lastOSMajor: 10,
        screen: Screen(
            size: Size(width: 320, height: 568), scale: 2, provenance: .observed("IVO"),
            panel: .observed(Size(width: 640, height: 1136), "IVO"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "BK"),
        homeIndicator: .observed(nil, "DP+QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.compact, by: .regular), "HIG26(iPhone SE row)"),
            landscape: .inferred(SizeClasses(.compact, by: .compact), "HIG26(iPhone SE row)")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 20, left: 0, bottom: 0, right: 0), "status bar; safe-area API is iOS 11+"),
                statusBarHeight: .observed(20, "QM+JY"),
                navigationBarY: .observed(20, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(253, "TG; IOS8K 253/193; KBH 254")),
            landscape: Metrics(
                safeArea: .inferred(Insets(top: 0, left: 0, bottom: 0, right: 0), "status bar hidden from iOS 8"),
                statusBarHeight: .inferred(0, "hidden by default from iOS 8; 20 before"),
                navigationBarHeight: .observed(32, "UYLX+QM+JY"),
                tabBarHeight: .inferred(49, "49 before iOS 11"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(199, "TG; IOS8K 253/193; KBH 254"))),
        changes: [MetricChange(.statusBarHeight, .landscape, .before(8), .observed(20, "JY"))])

    static let iPhone5c = Device(
        id: "iphone-5c",
        names: ["iPhone 5c"],
        modelIdentifiers: .observed(["iPhone5,3", "iPhone5,4"], "DK+BK"),
        family: .iPhone,
        year: .observed(2013, "EOL"),
        firstOS: .observed(OSVersion(7), "EOL"),
        lastOSMajor: 10,
        screen: Screen(
            size: Size(width: 320, height: 568), scale: 2, provenance: .observed("IVO"),
            panel: .observed(Size(width: 640, height: 1136), "IVO"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "BK"),
        homeIndicator: .observed(nil, "DP+QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.compact, by: .regular), "HIG26(iPhone SE row)"),
            landscape: .inferred(SizeClasses(.compact, by: .compact), "HIG26(iPhone SE row)")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .inferred(
                    Insets(top: 20, left: 0, bottom: 0, right: 0), "status bar; safe-area API is iOS 11+"),
                statusBarHeight: .observed(20, "QM+JY"),
                navigationBarY: .observed(20, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(253, "TG; IOS8K 253/193; KBH 254")),
            landscape: Metrics(
                safeArea: .inferred(Insets(top: 0, left: 0, bottom: 0, right: 0), "status bar hidden from iOS 8"),
                statusBarHeight: .inferred(0, "hidden by default from iOS 8; 20 before"),
                navigationBarHeight: .observed(32, "UYLX+QM+JY"),
                tabBarHeight: .inferred(49, "49 before iOS 11"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(199, "TG; IOS8K 253/193; KBH 254"))),
        changes: [MetricChange(.statusBarHeight, .landscape, .before(8), .observed(20, "JY"))])

    static let iPhone5s = Device(
        id: "iphone-5s",
        names: ["iPhone 5s"],
        modelIdentifiers: .observed(["iPhone6,1", "iPhone6,2"], "DK+BK"),
        family: .iPhone,
        year: .observed(2013, "EOL"),
        firstOS: .observed(OSVersion(7), "EOL"),
        lastOSMajor: 12,
        screen: Screen(
            size: Size(width: 320, height: 568), scale: 2, provenance: .observed("IVO"),
            panel: .observed(Size(width: 640, height: 1136), "IVO"), cornerRadius: .observed(0, "BK")),
        cutout: .observed(.none, "BK"),
        homeIndicator: .observed(nil, "DP+QM"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.compact, by: .regular), "HIG26(iPhone SE row)"),
            landscape: .inferred(SizeClasses(.compact, by: .compact), "HIG26(iPhone SE row)")),
        sideMargin: ByOrientation(portrait: .inferred(16, "CH-rule+UYM"), landscape: .inferred(20, "CH-rule")),
        metricsBefore26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 20, left: 0, bottom: 0, right: 0), "SST+UYL"),
                statusBarHeight: .observed(20, "QM+JY"),
                navigationBarY: .observed(20, "QM+JY+UYLX"),
                navigationBarHeight: .observed(44, "QM+JY+UYLX"),
                tabBarHeight: .observed(49, "QM+JY+FL"),
                toolbarHeight: .observed(44, "QM+QMI"),
                keyboardHeight: .observed(253, "TG; IOS8K 253/193; KBH 254")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 0, bottom: 0, right: 0), "SST+UYLX"),
                statusBarHeight: .observed(0, "JY+SST"),
                navigationBarHeight: .observed(32, "UYLX+QM+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(199, "TG; IOS8K 253/193; KBH 254"))),
        changes: [
            MetricChange(.statusBarHeight, .landscape, .before(8), .observed(20, "JY")),
            MetricChange(.tabBarHeight, .landscape, .before(11), .inferred(49, "RN/QM history")),
        ])

    static let iPhoneSE1 = Device(
        id: "iphone-se-1",
        names: ["iPhone SE (1st generation)", "iPhone SE (2016)"],
        modelIdentifiers: .observed(["iPhone8,4"], "DK+BK"),
        family: .iPhone,
        year: .observed(2016, "EOL"),
        firstOS: .observed(OSVersion(9), "EOL"),
        lastOSMajor: 15,
        screen: Screen(
            size: Size(width: 320, height: 568), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 640, height: 1136), "HIG26"), cornerRadius: .observed(0, "BK")),
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
                keyboardHeight: .observed(253, "TG; KBH 254")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 0, bottom: 0, right: 0), "SST+UYLX"),
                statusBarHeight: .observed(0, "JY+SST"),
                navigationBarHeight: .observed(32, "UYLX+QM+JY"),
                tabBarHeight: .observed(32, "QM+JY+RN"),
                toolbarHeight: .observed(32, "QM+QMI"),
                keyboardHeight: .observed(199, "TG; KBH 254"))),
        changes: [MetricChange(.tabBarHeight, .landscape, .before(11), .inferred(49, "RN/QM history"))])
}
