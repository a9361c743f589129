import Geometry

/// The height of one header or footer.
extension TableSupplements {
    /// The inputs that decide the height.
    struct Inputs {
        let table: TableView
        let environment: Environment
        /// The name of the header or footer, such as "table.header(0)".
        let path: String
        let supplement: TableSection.Supplement
        let isHeader: Bool
        let isFirst: Bool
        /// Whether the first header is below the large title of a navigation bar.
        let isBelowLargeTitle: Bool
        /// Whether the preceding footer shows text or a view.
        let followsFooterWithContent: Bool

        /// sectionHeaderHeight or sectionFooterHeight.
        var set: Double? { (isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight)?.nonNegative }

        private var estimateSet: Double? {
            isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
        }

        /// Whether the table does not request all heights at once.
        var isEstimated: Bool { estimateSet.map { $0 > 0 } ?? (environment.designOS >= OSVersion(11)) }

        /// The estimate that the app set; nil for none of its own.
        var ownEstimate: Double? { estimateSet.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

        /// Inset grouped tables came with iOS 13 and space their sections as grouped ones do.
        var isPlain: Bool { table.style == .plain }

        var hasContent: Bool { supplement.hasTitle || supplement.view == .view }

        var name: DerivationName { .path("\(path).frame.height") }
    }

    /// The height, real and until layout; 0 for a section without header or footer.
    static func height(_ inputs: Inputs) -> TableHeight {
        let real = realHeight(inputs)
        guard let own = inputs.ownEstimate, inputs.hasContent, real.value > 0 else { return TableHeight(real) }
        let estimate = Quantity.input(.term(.estimatedHeight), own).renamed(
            as: inputs.name, by: estimate)
        return TableHeight(real: real, estimate: estimate)
    }

    /// Whether the delegate returns a height that counts, however small.
    static func isAnswered(_ inputs: Inputs) -> Bool {
        guard let height = asked(inputs), case .points(let points) = height else { return false }
        return points > 0 || inputs.isEstimated
    }

    /// The delegate's answer; nil when it is not asked, or has none.
    private static func asked(_ inputs: Inputs) -> TableSection.Height? {
        let isAsked = inputs.hasContent || inputs.supplement.view == .none || !inputs.isEstimated
        return inputs.environment.decide(.headerHeightIsAsked, isAsked) ? inputs.supplement.height : nil
    }

    private static func realHeight(_ inputs: Inputs) -> Quantity {
        guard let height = asked(inputs) else { return unanswered(inputs) }
        switch height {
        case .points(let points) where points == 0:
            let isNone = inputs.isPlain || inputs.isEstimated
            return inputs.environment.decide(.zeroIsNoHeader, isNone)
                ? .stated(inputs.name, zero, 0) : standard(inputs)
        case .points(let points):
            return .input("\(inputs.path).height", points.nonNegative, default: .nan).renamed(
                as: inputs.name, by: answered)
        case .automatic:
            if inputs.hasContent { return unanswered(inputs) }
            return emptyAutomatic(inputs)
        }
    }

    /// The height when the delegate does not answer one.
    private static func unanswered(_ inputs: Inputs) -> Quantity {
        guard inputs.hasContent else { return standard(inputs) }
        if let set = inputs.set {
            let property: PathName = inputs.isHeader ? "sectionHeaderHeight" : "sectionFooterHeight"
            return .input(property, set, default: .nan).renamed(as: inputs.name, by: view)
        }
        if sizesItself(inputs) {
            if let fitted = inputs.supplement.fittedHeight { return fitted.quantity(inputs.name, view) }
            if let asked = inputs.supplement.selfSizedHeight?.nonNegative {
                return .input("\(inputs.path).selfSizedHeight", asked, default: .nan)
                    .renamed(as: inputs.name, by: view)
            }
        }
        return titled(inputs)
    }

    /// Whether the delegate's view has the height that it asks for.
    private static func sizesItself(_ inputs: Inputs) -> Bool {
        inputs.supplement.view == .view && inputs.isEstimated
    }

    /// A blank header, which results from automaticDimension.
    private static func emptyAutomatic(_ inputs: Inputs) -> Quantity {
        guard inputs.isPlain else { return standard(inputs) }
        return .stated(inputs.name, automatic, inputs.environment.os >= OSVersion(11) ? 28 : 0)
    }

    /// The height of a line of text and the space around it.
    private static func titled(_ inputs: Inputs) -> Quantity {
        let lines = TableTextLines(inputs.environment)
        if !inputs.isHeader { return titledFooter(inputs, lines) }
        if inputs.isPlain { return grown(.stated(inputs.name, title, 28), inputs) { $0.body } }
        let isTop = inputs.isFirst && inputs.table.tableHeaderHeight <= 0
        let isNew = inputs.environment.designOS.major >= 26
        let isBelowTitle = inputs.environment.decide(
            .headerIsBelowLargeTitle, isNew && isTop && inputs.isBelowLargeTitle)
        let space =
            isNew
            ? isTop && !isBelowTitle ? 35 : !isTop && inputs.followsFooterWithContent ? 25 : 17.5
            : isTop ? 40 : 22.5
        let owner = isBelowTitle ? belowLargeTitle : title
        let around = Quantity.rounded(
            .term(.spaceAroundTheTitle), owner,
            .stated(.term(.spaceBeforeRounding), owner, space), .up,
            scale: inputs.environment.pixelsPerPoint)
        let rule = isStandardSize(inputs) ? title : titleTextSize
        return .sum(inputs.name, rule, [around, isNew ? lines.body : lines.footnote])
    }

    private static func titledFooter(_ inputs: Inputs, _ lines: TableTextLines) -> Quantity {
        let standard = Quantity.stated(inputs.name, footerTitle, inputs.isPlain ? 28 : 30)
        return grown(standard, inputs) { inputs.isPlain ? $0.body : $0.footnote }
    }

    /// A height at the default text size, and as much more as a line of the title is higher at the reader's.
    private static func grown(
        _ standard: Quantity, _ inputs: Inputs, line: (TableTextLines) -> Quantity
    ) -> Quantity {
        guard !isStandardSize(inputs) else { return standard }
        let lines = TableTextLines(inputs.environment)
        let usual = line(lines.standard).named(.term(.lineAtTheDefaultTextSize))
        return .sum(
            inputs.name, titleTextSize, [standard.named(.term(.atTheDefaultTextSize)), line(lines)],
            minus: [usual])
    }

    private static func isStandardSize(_ inputs: Inputs) -> Bool {
        TextSize.category(in: inputs.environment) == .large
    }

    /// The space that a section has anyway: none in plain tables.
    private static func standard(_ inputs: Inputs) -> Quantity {
        guard !inputs.isPlain else { return .stated(inputs.name, gap, 0) }
        if inputs.isHeader, inputs.isFirst {
            return inputs.environment.decide(.sectionIsBelowTableHeader, inputs.table.tableHeaderHeight > 0)
                ? .stated(inputs.name, belowTableHeader, 0) : .stated(inputs.name, gap, 35)
        }
        if let set = inputs.set {
            let property: PathName = inputs.isHeader ? "sectionHeaderHeight" : "sectionFooterHeight"
            return .input(property, set, default: .nan).renamed(as: inputs.name, by: gap)
        }
        if inputs.table.isFromNib { return .stated(inputs.name, gap, 18) }
        return .rounded(
            inputs.name, gap, .stated(.term(.halfOfTheSpaceBetweenSections), gap, 17.5),
            inputs.isHeader ? .up : .down, scale: inputs.environment.pixelsPerPoint)
    }
}

/// The height of a part of a table, and its estimate until it is laid out.
struct TableHeight {
    let real: Quantity
    let estimate: Quantity

    init(real: Quantity, estimate: Quantity) {
        self.real = real
        self.estimate = estimate
    }

    /// Whether the height may change once the part is laid out.
    var isEstimated: Bool { real.value != estimate.value }

    /// A part whose height the table knows from the start.
    init(_ real: Quantity) {
        self.init(real: real, estimate: real)
    }
}
