import Geometry

/// iPhone 18 Pro.
extension DeviceCatalog {
    static let iPhone18Pro = Device(
        id: "iphone-18-pro",
        names: ["iPhone 18 Pro"],
        modelIdentifiers: .observed(["iPhone19,2"], "TG (a test fixture elsewhere uses iPhone19,1)"),
        family: .iPhone,
        year: .observed(2026, "SR"),
        firstOS: .observed(OSVersion(27), "EOL-ios(iOS 27 2026-09-14)"),
        screen: Screen(
            size: Size(width: 402, height: 874), scale: 3, provenance: .observed("SR(Apple tech specs)+TG"),
            panel: .documented(Size(width: 1206, height: 2622), "SR(Apple tech specs 148590/148591)"),
            cornerRadius: .observed(62, "SAI+TG")),
        cutout: .documented(
            .island(Cutout.Opening(frame: Rect(x: 153.5, y: 14, width: 95, height: 36.67), cornerRadius: 18.33)),
            "ADG via SR(15.66x6.07 mm); JO calibrated 90 wide"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 144, landscapeWidth: 225, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.compact, by: .regular), "HIG26(17 Pro rows)"),
            landscape: .inferred(SizeClasses(.compact, by: .compact), "HIG26(17 Pro rows)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 62, left: 0, bottom: 34, right: 0), "SAI(iOS 27)"),
                statusBarHeight: .observed(54, "TG"),
                navigationBarY: .observed(62, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(335, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 62, bottom: 20, right: 62), "SAI(iOS 27)"),
                statusBarHeight: .observed(0, "TG"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))),
        notes: "Values in os26_* columns are for iOS 27. TG still uses the 126 pt island as a placeholder.")

    static let iPhone18ProMax = Device(
        id: "iphone-18-pro-max",
        names: ["iPhone 18 Pro Max"],
        modelIdentifiers: .observed(["iPhone19,3", "iPhone19,7"], "TG (a test fixture elsewhere uses iPhone19,1)"),
        family: .iPhone,
        year: .observed(2026, "SR"),
        firstOS: .observed(OSVersion(27), "EOL-ios(iOS 27 2026-09-14)"),
        screen: Screen(
            size: Size(width: 440, height: 956), scale: 3, provenance: .observed("SR(Apple tech specs)+TG"),
            panel: .documented(Size(width: 1320, height: 2868), "SR(Apple tech specs 148590/148591)"),
            cornerRadius: .observed(62, "SAI+TG")),
        cutout: .documented(
            .island(Cutout.Opening(frame: Rect(x: 172.5, y: 14, width: 95, height: 36.67), cornerRadius: 18.33)),
            "ADG via SR(15.68x6.07 mm); JO calibrated 90 wide"),
        homeIndicator: .inferred(
            HomeIndicator(portraitWidth: 157, landscapeWidth: 246, height: 5, bottomGap: 8),
            "MT(formula read out of the OS, evaluated per size)"),
        sizeClasses: ByOrientation(
            portrait: .inferred(SizeClasses(.compact, by: .regular), "HIG26(17 Pro rows)"),
            landscape: .inferred(SizeClasses(.regular, by: .compact), "HIG26(17 Pro rows)")),
        sideMargin: ByOrientation(portrait: .inferred(20, "CH-rule+UYM"), landscape: .inferred(16, "CH-rule")),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 62, left: 0, bottom: 34, right: 0), "SAI(iOS 27)"),
                statusBarHeight: .observed(54, "TG"),
                navigationBarY: .observed(62, "GK"),
                navigationBarHeight: .observed(54, "GK"),
                toolbarHeight: .observed(48, "SK"),
                keyboardHeight: .inferred(345, "DP(same-width model)+TG(-1 in portrait)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 62, bottom: 20, right: 62), "SAI(iOS 27)"),
                statusBarHeight: .observed(0, "TG"),
                navigationBarY: .inferred(24, "GK+RNS(17 Pro)"),
                navigationBarHeight: .inferred(54, "GK+RNS(17 Pro)"),
                keyboardHeight: .inferred(208, "DP(same-width model)+TG(-1 in portrait)"))),
        notes: "Values in os26_* columns are for iOS 27. TG still uses the 126 pt island as a placeholder.")
}
