import Geometry

/// The frame of a presented controller's view in the window, and the insets that cover it.
enum Presentation {
    static let fullScreen = Rule(
        "presentation.full-screen", .always, .documented,
        evidence: ["UIModalPresentationStyle", "UISheetPresentationController.prefersEdgeAttachedInCompactHeight"])

    static let sheet = Rule(
        "presentation.sheet", .from(13), .observed,
        evidence: [
            "N29", "td-sheet-667", "oui26-popover-iphone16", "ouc-se-sheet", "ouc-se-sheet-hidden", "ouc-16-sheet",
            "sheetinteraction-14-pro", "sheetinteraction-se3",
        ])

    static let formSheet = Rule(
        "presentation.form-sheet", .always, .documented,
        evidence: ["UIModalPresentationStyle.formSheet", "UIViewController.preferredContentSize"])

    static let pageSheet = Rule(
        "presentation.page-sheet", .always, .inferred,
        evidence: ["UIModalPresentationStyle.pageSheet", "WWDC 2019 224", "ouc-pad-page-sheet", "ssheet-ipad-27"])

    /// The shape of a presented view in the window.
    enum Shape {
        case full, card, page, form, popover

        /// Whether bars in the view follow the sheet rather than the window.
        var isSheet: Bool { self == .card || self == .page || self == .form }
    }

    /// The shape that results from a style in a window.
    static func shape(_ style: ModalPresentationStyle?, in environment: Environment) -> Shape {
        if style == .pageSheet, FoldingSheets.apply(in: environment) { return .page }
        let isCompactInWidth = WindowSizeClass.isCompactInWidth(environment)
        let isCompactInHeight = WindowSizeClass.isCompactInHeight(environment)
        switch style {
        case nil, .fullScreen, .overFullScreen: return .full
        case .popover where !isCompactInWidth: return .popover
        case .pageSheet where !isCompactInWidth && !isCompactInHeight: return .page
        case .formSheet where !isCompactInWidth && !isCompactInHeight: return .form
        case .popover, .pageSheet, .formSheet:
            return environment.decide(.presentationIsCard, environment.os >= OSVersion(13) && !isCompactInHeight)
                ? .card : .full
        }
    }

    /// Whether the presented controller controls the status bar; any other leaves that to the presenting one.
    static func capturesStatusBar(_ style: ModalPresentationStyle?, in environment: Environment) -> Bool {
        environment.decide(
            .presentedDecidesStatusBar, style != .overFullScreen && shape(style, in: environment) == .full)
    }

    /// The frame of a sheet in the window.
    /// - Parameter top: the length covered at the top of the window.
    static func sheetFrame(
        _ label: String, _ shape: Shape, preferred: Size?, in environment: Environment, window: DerivedRect,
        top: Quantity
    ) -> DerivedRect {
        switch shape {
        case .form: return FormSheet.frame(label, preferred, environment, window)
        case .page where FoldingSheets.apply(in: environment):
            return FoldingSheets.frame(label, environment, window, top)
        case .page where isModern(environment): return wide(label, environment, window, top)
        case .page:
            return environment.os >= OSVersion(13)
                ? readable(label, environment, window, top) : portraitWide(label, environment, window, top)
        case .full, .card, .popover: return card(label, environment, window, top)
        }
    }

    /// Whether sheets have the measures from iOS 26 on.
    static func isModern(_ environment: Environment) -> Bool { environment.os.major >= 26 }

    private static func card(
        _ label: String, _ environment: Environment, _ window: DerivedRect, _ top: Quantity
    ) -> DerivedRect {
        let path = DerivationName.path("\(label).frame.y")
        if isModern(environment) {
            let least = Quantity.stated(.term(.leastDistanceFromTheTop), sheet, 30)
            return toTheBottom(label, window, y: .maximum(path, sheet, [least, top]), sheet)
        }
        let gap = Quantity.stated(
            .term(.gapAboveTheSheet), sheet, environment.device.hasSensorHousing ? 10 : 20)
        return toTheBottom(label, window, y: .sum(path, sheet, [top, gap]), sheet)
    }

    private static func wide(
        _ label: String, _ environment: Environment, _ window: DerivedRect, _ top: Quantity
    ) -> DerivedRect {
        let gap = Quantity.stated(.term(.gapAboveTheSheet), pageSheet, environment.os.major >= 27 ? 0 : 10)
        return toTheBottom(label, window, y: .sum(.path("\(label).frame.y"), pageSheet, [top, gap]), pageSheet)
    }

    /// A frame as wide as the window, and down to its bottom.
    private static func toTheBottom(_ label: String, _ window: DerivedRect, y: Quantity, _ rule: Rule) -> DerivedRect {
        DerivedRect(
            x: .stated(.path("\(label).frame.x"), rule, 0), y: y,
            width: window.width.renamed(as: .path("\(label).frame.width"), by: rule),
            height: .sum(.path("\(label).frame.height"), rule, [window.height], minus: [y]))
    }

    private static func portraitWide(
        _ label: String, _ environment: Environment, _ window: DerivedRect, _ top: Quantity
    ) -> DerivedRect {
        let width = Quantity.device(.term(.widthOfTheScreenInPortrait), environment.device.screen.widthFact)
        var frame = window.renamed(as: "\(label).frame", by: pageSheet)
        frame.y = top.renamed(as: .path("\(label).frame.y"), by: pageSheet)
        frame.height = .sum(.path("\(label).frame.height"), pageSheet, [window.height], minus: [top])
        guard width.value < window.width.value else { return frame }
        (frame.x, frame.width) = middle("\(label).frame.x", window.width, of: width, pageSheet)
        return frame
    }

    private static func readable(
        _ label: String, _ environment: Environment, _ window: DerivedRect, _ top: Quantity
    ) -> DerivedRect {
        let gap = Quantity.stated(.term(.gapAboveTheSheet), pageSheet, 20)
        let y = Quantity.sum(.path("\(label).frame.y"), pageSheet, [top, gap])
        let margins = Quantity.stated(.term(.marginsAtBothSides), pageSheet, 40)
        let wanted = Quantity.sum(
            .path("\(label).frame.width"), pageSheet, [ReadableContent.width(in: environment), margins])
        let width =
            wanted.value <= window.width.value
            ? wanted : window.width.renamed(as: .path("\(label).frame.width"), by: pageSheet)
        let (x, _) = middle("\(label).frame.x", window.width, of: width, pageSheet)
        return DerivedRect(
            x: x, y: y, width: width,
            height: .sum(.path("\(label).frame.height"), pageSheet, [window.height], minus: [y, y]))
    }

    /// The start of an extent in the middle of a longer one, and the extent.
    static func middle(
        _ path: PathName, _ available: Quantity, of extent: Quantity, _ rule: Rule
    ) -> (Quantity, Quantity) {
        let rest = Quantity.sum(.term(.whatIsLeftOver), rule, [available], minus: [extent])
        return (.fraction(.path(path), rule, of: rest, by: 2), extent)
    }

    /// The inset of a sheet at one edge: the home indicator at the bottom if the sheet reaches there, nothing else.
    static func sheetInset(_ edge: Edge, _ label: String, _ shape: Shape, in environment: Environment) -> Quantity {
        let path = DerivationName.path("\(label).safeAreaInsets.\(edge.rawValue)")
        if shape == .page, FoldingSheets.apply(in: environment) {
            return FoldingSheets.inset(edge, label, in: environment)
        }
        let isWide = environment.os < OSVersion(13) || isModern(environment)
        let reachesBottom = shape == .card || (shape == .page && isWide)
        guard edge == .bottom, reachesBottom, environment.hasSafeArea else {
            return .stated(path, rule(shape), 0)
        }
        return WindowSafeArea.covered(edge, in: environment).renamed(as: path, by: rule(shape))
    }

    private static func rule(_ shape: Shape) -> Rule {
        switch shape {
        case .full: fullScreen
        case .card: sheet
        case .page: pageSheet
        case .form: formSheet
        case .popover: Popover.rule
        }
    }
}
