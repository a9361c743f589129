import Geometry
import LayoutEngine

/// The positions of a table's bands in the picture: true to scale, with rows left out torn away and huge heights cut.
///
/// The origin is the table's upper left corner.
struct AnatomyMap {
    let scale: Double
    let width: Double
    /// A frame for each band, from the top; each whole units high, so that lines are crisp.
    let frames: [Rect]
    private let left: Double

    private static let tallestBand = 110.0
    private static let lowestBand = 3.0
    private static let skipped = 16.0

    /// - Parameter widest: the maximum width of the drawing.
    init(_ anatomy: TableAnatomy, widest: Double) {
        let frame = anatomy.element.frameInWindow
        let scale = min(1, widest / max(1, frame.width))
        let width = (frame.width * scale).rounded()
        var y = 0.0
        self.scale = scale
        self.width = width
        left = frame.minX
        frames = anatomy.bands.map { band in
            let height = Self.height(of: band, scale)
            defer { y += height }
            let across = band.element?.frameInWindow
            let x = across.map { (($0.minX - frame.minX) * scale).rounded() } ?? 0
            let right = across.map { (($0.maxX - frame.minX) * scale).rounded() } ?? width
            return Rect(x: x, y: y, width: right - x, height: height)
        }
    }

    /// The height of all bands together.
    var height: Double { frames.last?.maxY ?? 0 }

    /// A horizontal coordinate of the window in the picture.
    func x(_ points: Double) -> Double { ((points - left) * scale).rounded() }

    /// Whether a band is drawn less high than it is.
    func isCut(_ band: AnatomyBand) -> Bool { band.height * scale > Self.tallestBand }

    private static func height(of band: AnatomyBand, _ scale: Double) -> Double {
        if case .skipped = band.kind { return skipped }
        return max(lowestBand, min(tallestBand, (band.height * scale).rounded()))
    }
}
