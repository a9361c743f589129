import Geometry

/// Page sheets of iPhone Duo at the large detent: from 8 points below what is covered at the top down to the bottom.
enum FoldingSheets {
    static let rule = Rule(
        "presentation.folding-sheet", .from(27, 1), .observed,
        evidence: [
            "medsheet-frame", "duoforum-sheet", "duolab-sheet-inner", "duolab-sheet-upright", "duolab-sheet-outer",
        ])

    static let onHalf = Rule(
        "presentation.folding-sheet-on-a-half", .from(27, 1), .observed,
        evidence: ["duolab-sheet-half-folded", "duoforum-sheet-book"])

    /// Poses of which one source prints the place of a sheet and another one tells of a different place.
    static let disputed = Rule(
        "presentation.folding-sheet-disputed", .from(27, 1), .disputed,
        evidence: ["duolab-sheet-outer-side", "duolab-sheet-laptop"])

    static let bar = Rule(
        "presentation.folding-sheet-bar", .from(27, 1), .observed, evidence: ["duolab-sheet-navigation"])

    /// The distance of a sheet from the edges.
    private static let margin = 8.0

    /// Whether page sheets have the places that were printed: in a window that fills the screen.
    static func apply(in environment: Environment) -> Bool {
        VerticalBar.decides(in: environment) && environment.window.frame == nil
    }

    /// The frame of the sheet in the window.
    /// - Parameter top: the length covered at the top of the window.
    static func frame(
        _ label: String, _ environment: Environment, _ window: DerivedRect, _ top: Quantity
    ) -> DerivedRect {
        let rule = rule(in: environment)
        let y = Quantity.sum(
            .path("\(label).frame.y"), rule, [top, .stated(.term(.gapAboveTheSheet), rule, margin)])
        let (x, width) = extent(label, environment, window, rule)
        return DerivedRect(
            x: x, y: y, width: width, height: .sum(.path("\(label).frame.height"), rule, [window.height], minus: [y]))
    }

    /// The inset of the sheet at an edge: the home indicator, and the part of the column that lies over it on the display
    /// without a fold.
    static func inset(_ edge: Edge, _ label: String, in environment: Environment) -> Quantity {
        let path = DerivationName.path("\(label).safeAreaInsets.\(edge.rawValue)")
        let rule = rule(in: environment)
        let covered = WindowSafeArea.covered(edge, in: environment)
        if edge == .bottom { return covered.renamed(as: path, by: rule) }
        guard VerticalBar.edge(in: environment) == edge, !environment.device.hasFold else {
            return .stated(path, rule, 0)
        }
        return .sum(path, rule, [covered], minus: [.stated(.term(.gapBesideTheSheet), rule, margin)])
    }

    private static func extent(
        _ label: String, _ environment: Environment, _ window: DerivedRect, _ rule: Rule
    ) -> (x: Quantity, width: Quantity) {
        let (x, width): (PathName, PathName) = ("\(label).frame.x", "\(label).frame.width")
        let margins = Quantity.stated(.term(.marginsAtBothSides), rule, 2 * margin)
        if rule == onHalf {
            let half = Quantity.fraction(.term(.halfOfTheWindow), rule, of: window.width, by: 2)
            return (.stated(.path(x), rule, margin), .sum(.path(width), rule, [half], minus: [margins]))
        }
        // On its side the inner display has sheets as wide as when it is upright.
        let available =
            environment.device.hasFold
            ? .device(.term(.widthOfTheScreenInPortrait), environment.device.screen.widthFact) : window.width
        return Presentation.middle(
            x, window.width, of: .sum(.path(width), rule, [available], minus: [margins]), rule)
    }

    private static func rule(in environment: Environment) -> Rule {
        let isOnSide = environment.orientation.isLandscape
        guard environment.device.hasFold else { return isOnSide ? disputed : rule }
        guard environment.decide(.sheetIsAtFold, environment.hinge == .partiallyOpen) else { return rule }
        return isOnSide && environment.layoutDirection == .leftToRight ? onHalf : disputed
    }
}
