import Geometry

/// The positions of the columns of a split view controller.
enum SplitColumns {
    static let tiled = Rule(
        "split-view.tiled-columns", .always, .observed,
        evidence: ["oui26-split-nobackground", "N27", "td-ipad-split-master"])

    static let doubleColumn = Rule(
        "split-view.double-column", .from(14), .observed,
        evidence: ["calendarkit-320", "N27", "td-ipad-split-master"])

    static let floating = Rule(
        "split-view.floating-sidebar", .from(26), .observed,
        evidence: ["oui26-split-onebeside", "oui26-split-oneover", "oui26-split-secondaryonly"])

    /// The frames of the columns in the split view; the primary's is nil when it does not show.
    struct Frames {
        let primary: DerivedRect?
        let secondary: DerivedRect
        /// The length that the sidebar covers at the left of the secondary column.
        let covered: Quantity?
    }

    static let automatic = Rule(
        "split-view.automatic-display", .always, .documented,
        evidence: [
            "UISplitViewController.DisplayMode.automatic", "oui26-split-automatic", "oui26-split-automatic-double",
        ])

    static let collapsed = Rule(
        "split-view.collapsed", .from(8), .documented, evidence: ["UISplitViewController.isCollapsed"])

    /// The display mode in force.
    static func displayMode(_ split: SplitViewController, in environment: Environment)
        -> SplitViewController.DisplayMode
    {
        if WindowSizeClass.isCompactInWidth(environment) { return .secondaryOnly }
        guard split.displayMode == .automatic else { return split.displayMode }
        return environment.decide(
            .splitViewShowsBoth, environment.orientation.isLandscape || environment.os.major >= 26)
            ? .oneBesideSecondary : .secondaryOnly
    }

    /// Whether the sidebar floats above the secondary column.
    static func floats(_ split: SplitViewController, in environment: Environment) -> Bool {
        environment.decide(
            .sidebarFloats, environment.os.major >= 26 && split.primaryBackgroundStyle == .sidebar)
    }

    static func frames(
        _ split: SplitViewController, in environment: Environment, labels: (primary: String, secondary: String),
        bounds: DerivedRect, top: Quantity
    ) -> Frames {
        let isCollapsed = WindowSizeClass.isCompactInWidth(environment)
        let full = bounds.renamed(as: "\(labels.secondary).frame", by: isCollapsed ? collapsed : tiled)
        let mode = displayMode(split, in: environment)
        guard mode != .secondaryOnly, split.primary != nil else {
            return Frames(primary: nil, secondary: full, covered: nil)
        }
        return floats(split, in: environment)
            ? floatingFrames(of: split, in: mode, labels: labels, bounds: bounds, top: top)
            : tiledFrames(
                of: split, in: mode, labels: labels, bounds: bounds, full: full,
                isWider: environment.decide(
                    .primaryIsWider, environment.os >= OSVersion(14) && split.style == .doubleColumn))
    }

    private static func floatingFrames(
        of split: SplitViewController, in mode: SplitViewController.DisplayMode,
        labels: (primary: String, secondary: String), bounds: DerivedRect, top: Quantity
    ) -> Frames {
        let path = "\(labels.primary).frame"
        let width = Quantity.input("split.primaryColumnWidth", split.primaryColumnWidth, default: 320)
        let end = Quantity.stated(.term(.gapBelowTheSidebar), floating, 15)
        let x = Quantity.stated(.path("\(path).x"), floating, 10)
        let primary = DerivedRect(
            x: x, y: top.renamed(as: .path("\(path).y"), by: floating), width: width,
            height: .sum(.path("\(path).height"), floating, [bounds.height], minus: [top, end]))
        let covered = Quantity.sum(.term(.sidebar), floating, [x, width])
        return Frames(
            primary: primary, secondary: bounds.renamed(as: "\(labels.secondary).frame", by: floating),
            covered: mode == .oneBesideSecondary ? covered : nil)
    }

    private static func tiledFrames(
        of split: SplitViewController, in mode: SplitViewController.DisplayMode,
        labels: (primary: String, secondary: String), bounds: DerivedRect, full: DerivedRect, isWider: Bool
    ) -> Frames {
        let path = "\(labels.primary).frame"
        let width = Quantity.input("split.primaryColumnWidth", split.primaryColumnWidth, default: 320)
        let zero = Quantity.stated(.path("\(path).x"), tiled, 0)
        var primary = DerivedRect(
            x: zero, y: zero, width: width, height: bounds.height.renamed(as: .path("\(path).height"), by: tiled))
        if isWider {
            // The column's view begins outside the split view, which its safe area compensates.
            primary.x = .stated(.path("\(path).x"), doubleColumn, -100)
            primary.width = .sum(
                .path("\(path).width"), doubleColumn,
                [width, .stated(.term(.partOfTheColumnOutside), doubleColumn, 100)])
        }
        guard mode == .oneBesideSecondary else {
            return Frames(primary: primary, secondary: full, covered: nil)
        }
        let divider = Quantity.stated(.term(.divider), tiled, 0.5)
        var secondary = full
        secondary.x = .sum(.path("\(labels.secondary).frame.x"), tiled, [width, divider])
        secondary.width = .sum(
            .path("\(labels.secondary).frame.width"), tiled, [bounds.width], minus: [width, divider])
        return Frames(primary: primary, secondary: secondary, covered: nil)
    }
}
