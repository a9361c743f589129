import Geometry

/// Lines of the system font at the reader's text size, as labels in tables have them.
struct TableTextLines {
    private let environment: Environment

    init(_ environment: Environment) {
        self.environment = environment
    }

    /// A line of body text: at the default size 20.5 at two pixels a point, 20.333 at three.
    var body: Quantity { line(.term(.lineOfBodyText), TextSize.body(in: environment)) }

    /// A line of a footnote: at the default size 15.5 at two pixels a point, 15.667 at three.
    var footnote: Quantity { line(.term(.lineOfAFootnote), TextSize.footnote(in: environment)) }

    /// These lines at the default text size.
    var standard: TableTextLines {
        var environment = environment
        environment.contentSizeCategory = .large
        return TableTextLines(environment)
    }

    private func line(_ name: DerivationName, _ points: Quantity) -> Quantity {
        let height = Quantity.product(
            .term(.heightOfTheLine), TextSize.rule,
            [points, TextSize.lineHeightOfOnePoint])
        return .rounded(name, TextSize.rule, height, scale: environment.pixelsPerPoint)
    }
}
