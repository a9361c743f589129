import Geometry

/// Lines of the system font at the reader's text size, as labels in tables have them.
struct TableTextLines {
    private let grid: PixelGrid
    private let environment: Environment

    init(_ environment: Environment) {
        self.environment = environment
        grid = PixelGrid(scale: environment.device.screen.scale)
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

    private func line(_ name: Localized, _ points: Double) -> Quantity {
        .constant(name, TextSize.rule, grid.rounded(points * 1.193359375))
    }

    /// The next whole pixel from a length up.
    func ceiling(_ points: Double) -> Double { (points * grid.scale).rounded(.up) / grid.scale }

    /// The next whole pixel from a length down.
    func floor(_ points: Double) -> Double { (points * grid.scale).rounded(.down) / grid.scale }
}
