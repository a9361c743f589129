import Geometry

/// iPad with Home button, 7th to 9th generation.
extension DeviceCatalog {
    static let iPad7 = Device(
        id: "ipad-7",
        names: ["iPad (7th generation)"],
        modelIdentifiers: .observed(["iPad7,11", "iPad7,12"], "DK+BK"),
        family: .iPad,
        year: .observed(2019, "EOL"),
        firstOS: .observed(OSVersion(13), "EOL"),
        lastOSMajor: 18,
        screen: Screen(
            size: Size(width: 810, height: 1080), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1620, height: 2160), "HIG26"), cornerRadius: .observed(0, "BK")),
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
                keyboardHeight: .observed(398, "TG"))))

    static let iPad8 = Device(
        id: "ipad-8",
        names: ["iPad (8th generation)"],
        modelIdentifiers: .observed(["iPad11,6", "iPad11,7"], "DK+BK"),
        family: .iPad,
        year: .observed(2020, "EOL"),
        firstOS: .observed(OSVersion(14), "EOL"),
        screen: Screen(
            size: Size(width: 810, height: 1080), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1620, height: 2160), "HIG26"), cornerRadius: .observed(0, "BK")),
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
        metrics26: ByOrientation(
            portrait: Metrics(
                navigationBarHeight: .observed(54, "GK(height only)")),
            landscape: Metrics(
                navigationBarHeight: .observed(54, "GK(height only)"))),
        notes: """
            iPadOS 26 insets for Home-button iPads not found. From iPadOS 18 the tab bar floats at the top in regular \
            width.
            """)

    static let iPad9 = Device(
        id: "ipad-9",
        names: ["iPad (9th generation)"],
        modelIdentifiers: .observed(["iPad12,1", "iPad12,2"], "DK+BK"),
        family: .iPad,
        year: .observed(2021, "EOL"),
        firstOS: .observed(OSVersion(15), "EOL"),
        screen: Screen(
            size: Size(width: 810, height: 1080), scale: 2, provenance: .documented("HIG26"),
            panel: .documented(Size(width: 1620, height: 2160), "HIG26"), cornerRadius: .observed(0, "BK")),
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
