import Geometry

/// The height of a line of the system font at the default text size, as labels in tables have it.
struct TableTextLines {
    private let grid: PixelGrid

    init(_ environment: Environment) {
        grid = PixelGrid(scale: environment.device.screen.scale)
    }

    /// 17 points: 20.5 at two pixels a point, 20.333 at three.
    var body: Double { grid.rounded(20.287) }

    /// 13 points: 15.5 at two pixels a point, 15.667 at three.
    var footnote: Double { grid.rounded(15.514) }

    /// The next whole pixel from a length up.
    func ceiling(_ points: Double) -> Double { (points * grid.scale).rounded(.up) / grid.scale }

    /// The next whole pixel from a length down.
    func floor(_ points: Double) -> Double { (points * grid.scale).rounded(.down) / grid.scale }
}
