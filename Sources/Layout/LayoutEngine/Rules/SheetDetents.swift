import Geometry

/// The resting height of a sheet that is as wide as its window: at its full height, or at a detent below it.
enum SheetDetents {
    static let rule = Rule(
        "presentation.detent", .from(15), .observed,
        evidence: [
            "UISheetPresentationController.Detent", "UISheetPresentationController.selectedDetentIdentifier",
            "sheetinteraction-14-pro", "mbta-medium", "oui26-detent-maximum", "oui26-detent-medium",
            "oui26-detent-custom", "drawer-17-medium",
        ])

    static let floating = Rule(
        "presentation.floating-sheet", .from(26), .observed,
        evidence: ["oui26-detent-medium", "oui26-detent-custom", "drawer-17-medium"])

    /// The range in which the height of a sheet of iOS 26 is unknown: at the lower limit it still lacks the bottom inset, at the
    /// upper one it includes all of it.
    static let unknownDetents = (after: 150.0, before: 200.0)

    /// Whether a sheet of iOS 26 is at a detent so low that it floats freely.
    private static func isSmall(_ value: Quantity, _ environment: Environment) -> Bool {
        environment.decide(
            .sheetIsSmall, environment.os.major >= 26 && value.value <= unknownDetents.after)
    }

    /// A presented view's place in the window.
    struct Place {
        let frame: DerivedRect
        /// The frame before the sheet is scaled, which gives the view's bounds their size.
        let untransformed: DerivedRect
        /// The number of window points per point of the view; nil for 1.
        let scale: Quantity?
        /// The inset that covers the bottom of the view where it is less than elsewhere; nil for all of it.
        let bottomInset: Quantity?

        init(
            _ frame: DerivedRect, untransformed: DerivedRect? = nil, scale: Quantity? = nil,
            bottomInset: Quantity? = nil
        ) {
            self.frame = frame
            self.bottomInset = bottomInset
            self.untransformed = untransformed ?? frame
            self.scale = scale
        }
    }

    /// - Parameters:
    ///   - large: the sheet at its full height.
    ///   - bottom: the length that covers the sheet at the bottom, which is no part of a detent's value.
    static func place(
        _ label: String, large: DerivedRect, bottom: Quantity, presentation: SheetPresentation,
        window: DerivedRect, in environment: Environment
    ) -> Place {
        let maximum = Quantity.sum(
            .term(.largestValueOfADetent), rule, [large.height.named(.term(.heightOfTheLargeSheet))], minus: [bottom])
        let detents = presentation.candidates.filter { $0.exists(in: environment) }
        let values = detents.map { value(of: $0, maximum: maximum, environment) }
        guard maximum.isKnown || detents.allSatisfy({ $0 == .large }) else {
            return Place(DerivedRect(x: maximum, y: maximum, width: maximum, height: maximum))
        }
        guard let value = values.min(by: { $0.value < $1.value }),
            environment.decide(.detentIsBelowMaximum, value.value < maximum.value)
        else { return Place(large) }
        if isSmall(value, environment) {
            return SmallSheets.place(label, value, bottom: bottom, window, in: environment)
        }
        let height = Quantity.sum(.path("\(label).frame.height"), rule, [value, bottom])
        guard environment.decide(.sheetFloats, environment.os.major >= 26) else {
            var frame = large
            frame.height = height
            frame.y = .sum(.path("\(label).frame.y"), rule, [window.height], minus: [height])
            return Place(frame)
        }
        return floated(label, height.named(.term(.heightBeforeScaling)), window)
    }

    /// The value of a detent in points.
    private static func value(of detent: SheetPresentation.Detent, maximum: Quantity, _ environment: Environment)
        -> Quantity
    {
        switch detent {
        case .large: return maximum
        case .medium:
            let share = Quantity.stated(.term(.shareOfAMediumSheet), rule, 0.56)
            return .rounded(
                .term(.valueOfTheDetent), rule, .product(.term(.partOfTheLargestValue), rule, [maximum, share]),
                scale: environment.pixelsPerPoint)
        case .custom(let points): return .input("sheetPresentationController.detents", points, default: .nan)
        }
    }

    /// A sheet with a gap at the sides and the bottom, scaled as a whole so that it fits between the sides.
    private static func floated(_ label: String, _ height: Quantity, _ window: DerivedRect) -> Place {
        let path: PathName = "\(label).frame"
        let gap = Quantity.stated(.term(.gapAroundTheSheet), floating, 8)
        let width = Quantity.sum(.path("\(path).width"), floating, [window.width], minus: [gap, gap])
        let scale = Quantity.quotient(.term(.scaleOfTheSheet), floating, width, by: window.width)
        let scaled = Quantity.product(.path("\(path).height"), floating, [height, scale])
        let frame = DerivedRect(
            x: gap.renamed(as: .path("\(path).x"), by: floating),
            y: .sum(.path("\(path).y"), floating, [window.height], minus: [scaled, gap]), width: width, height: scaled)
        var untransformed = frame
        (untransformed.width, untransformed.height) = (window.width, height)
        return Place(frame, untransformed: untransformed, scale: scale)
    }
}

extension SheetPresentation.Detent {
    /// Whether the detent exists; false for custom detents before iOS 16, and for all detents before iOS 15.
    func exists(in environment: Environment) -> Bool {
        switch self {
        case .medium, .large: environment.os >= OSVersion(15)
        case .custom: environment.os >= OSVersion(16)
        }
    }
}
