import Geometry

/// iPhone Duo, whose two displays are two entries.
extension DeviceCatalog {
    static let iPhoneDuoOuter = Device(
        id: "iphone-duo-outer",
        names: ["iPhone Duo (outer display)"],
        modelIdentifiers: .observed(["iPhone19,4"], "TG"),
        family: .iPhone,
        year: .observed(2026, "FO+SR"),
        firstOS: .observed(OSVersion(27, 1), "SIM"),
        screen: Screen(
            size: Size(width: 466, height: 678), scale: 3, provenance: .observed("TG+JO+FO+RH"),
            panel: .documented(Size(width: 1398, height: 2034), "SR/FO(apple.com/iphone-duo/specs)"),
            cornerRadius: .observed(59, "JO(simulator profile)"),
            leftCornerRadius: .inferred(8, "remark of the catalog; source not named")),
        cutout: .observed(
            .cameraHole(Cutout.Opening(frame: Rect(x: 396.3, y: 29.3, width: 43, height: 43), cornerRadius: 21.5)),
            "JO"),
        homeIndicator: .observed(nil, "RH"),
        sizeClasses: ByOrientation(portrait: nil, landscape: nil),
        sideMargin: ByOrientation(portrait: nil, landscape: nil),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 0, left: 0, bottom: 34, right: 84), "JO+RH+FO(iOS 27.1 simulator)")),
            landscape: Metrics()),
        notes: """
            Corners differ: 8 pt on the hinge side (left), 59 pt on the outer side. Status items sit in an 84 pt \
            column on the right. Camera hole measured 43x43 at (396.3, 29.3) on the 27.1 simulator; another source \
            gives a 37x37 occlusion. Landscape insets not found. No home indicator seen although the bottom inset is \
            34.
            """)

    static let iPhoneDuoInner = Device(
        id: "iphone-duo-inner",
        names: ["iPhone Duo (inner display)"],
        modelIdentifiers: .observed(["iPhone19,4"], "TG"),
        family: .iPhone,
        year: .observed(2026, "FO+SR"),
        firstOS: .observed(OSVersion(27, 1), "SIM"),
        screen: Screen(
            size: Size(width: 669, height: 951), scale: 3, provenance: .observed("TG+JO+FO+RH"),
            panel: .documented(Size(width: 1878, height: 2670), "SR/FO(apple.com/iphone-duo/specs)"),
            cornerRadius: .observed(55, "JO(simulator profile)")),
        cutout: .observed(.none, "JO"),
        homeIndicator: .observed(nil, "RH"),
        sizeClasses: ByOrientation(portrait: nil, landscape: nil),
        sideMargin: ByOrientation(portrait: nil, landscape: nil),
        metrics26: ByOrientation(
            portrait: Metrics(
                safeArea: .observed(Insets(top: 82, left: 0, bottom: 34, right: 0), "SAI(single source)")),
            landscape: Metrics(
                safeArea: .observed(Insets(top: 0, left: 0, bottom: 34, right: 84), "RH+FO+SAI"))),
        notes: """
            Rendered at 2007x2853 and downsampled to a 1878x2670 panel. Listed in portrait (669x951); natural open \
            pose is landscape 951x669. Portrait insets (82/34) come from one site only. No cutout (under-display \
            camera).
            """)
}
