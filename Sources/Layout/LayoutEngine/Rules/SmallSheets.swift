/// Sheets of iOS 26 at low detents: smaller than the window on all sides, the lower the more.
enum SmallSheets {
    static let rule = Rule(
        "presentation.small-sheet", .from(26), .observed,
        evidence: ["oui26-detent-small", "true-sheet-150", "sheet-56-of-440"])

    static let lowest = Rule(
        "presentation.lowest-sheet", .from(26), .disputed, evidence: ["oui26-detent-small", "sheet-56-of-440"])

    /// Up to the first detent a sheet keeps the greatest gap and needs no inset, from the second on the gap of all floating
    /// sheets and the window's inset; between the two both follow the detent.
    private static let detents = (first: 76.0, second: 150.0)
    private static let gaps = (greatest: 28.0, least: 8.0)

    /// A sheet as high as its detent, scaled so that it fits between the gaps at its sides.
    static func place(
        _ label: String, _ value: Quantity, bottom: Quantity, _ window: DerivedRect, in environment: Environment
    ) -> SheetDetents.Place {
        let path: PathName = "\(label).frame"
        let gap = self.gap(value)
        let width = Quantity.sum(.path("\(path).width"), rule, [window.width], minus: [gap, gap])
        let height = value.renamed(
            as: .path("\(path).height"), by: value.value < detents.first ? lowest : rule)
        let scale = Quantity.quotient(.term(.scaleOfTheSheet), rule, width, by: window.width)
        let frame = DerivedRect(
            x: gap.renamed(as: .path("\(path).x"), by: rule),
            y: .sum(.path("\(path).y"), rule, [window.height], minus: [height, gap]), width: width, height: height)
        var untransformed = frame
        untransformed.width = window.width
        untransformed.height = .quotient(.term(.heightBeforeScaling), rule, height, by: scale)
        let inset = bottomInset(
            value, of: bottom, as: .path("\(label).safeAreaInsets.bottom"), in: environment)
        return SheetDetents.Place(frame, untransformed: untransformed, scale: scale, bottomInset: inset)
    }

    /// The distance from the sides and the bottom of the window.
    private static func gap(_ value: Quantity) -> Quantity {
        let greatest = Quantity.stated(.term(.greatestGap), rule, gaps.greatest)
        return .sum(.term(.gapAroundTheSheet), rule, [greatest], minus: [part(of: gaps.greatest - gaps.least, value)])
    }

    /// The inset at the bottom of the sheet: as much of the window's inset as the detent has of the way to the second one.
    private static func bottomInset(
        _ value: Quantity, of inset: Quantity, as name: DerivationName, in environment: Environment
    ) -> Quantity {
        let share = Quantity.share(
            .term(.partOfTheBottomInset), rule, of: inset, way(value),
            in: .stated(.term(.wayBetweenTheDetents), rule, detents.second - detents.first))
        return .rounded(name, rule, share, scale: environment.pixelsPerPoint)
    }

    /// The share of a length that the detent has of the way from the first to the second one.
    private static func part(of length: Double, _ value: Quantity) -> Quantity {
        .share(
            .term(.partOfTheGap), rule, of: .stated(.term(.greatestGap), rule, length), way(value),
            in: .stated(.term(.wayBetweenTheDetents), rule, detents.second - detents.first))
    }

    /// The distance of the detent beyond the first one; 0 below it.
    private static func way(_ value: Quantity) -> Quantity {
        .nonNegativeSum(
            .term(.detentAboveTheLowest), rule, [value],
            minus: [.stated(.term(.valueOfTheDetent), rule, detents.first)])
    }
}
