import Geometry

/// Lines of the system font at the reader's text size, as labels in tables have them.
struct TableTextLines {
    private let environment: Environment

    init(_ environment: Environment) {
        self.environment = environment
    }

    /// A line of body text: at the default size 20.5 at two pixels a point, 20.333 at three.
    var body: Quantity { line(Localized("line of body text", "一行正文"), TextSize.body(in: environment)) }

    /// A line of a footnote: at the default size 15.5 at two pixels a point, 15.667 at three.
    var footnote: Quantity { line(Localized("line of a footnote", "一行脚注"), TextSize.footnote(in: environment)) }

    /// The same lines at the default text size.
    var standard: TableTextLines {
        var environment = environment
        environment.contentSizeCategory = .large
        return TableTextLines(environment)
    }

    private func line(_ name: Localized, _ points: Quantity) -> Quantity {
        let height = Quantity.product(
            Localized("height of the line", "文字行高"), TextSize.rule,
            [points, .stated(Localized("line height of one point", "每点字号的行高"), TextSize.rule, 1.193359375)])
        return .rounded(name, TextSize.rule, height, scale: environment.pixelsPerPoint)
    }
}
