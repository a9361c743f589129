import CCairo
import Geometry

/// A part of a line that is set in one font, left to right.
struct GlyphRun {
    /// Pango's; the line keeps it.
    let font: UnsafeMutablePointer<PangoFont>
    /// The text in UTF-8.
    let text: [UInt8]
    let glyphs: [Glyph]
    /// The bytes and glyphs that belong together, in order: together they are the text, and all glyphs.
    let clusters: [Cluster]

    struct Glyph {
        let number: UInt32
        /// Seen from the left end of the line's baseline, in points.
        let place: Point
    }

    struct Cluster {
        var byteCount = 0
        var glyphCount = 0
    }

    /// - Parameter x: where the run begins; then where it ends.
    init(_ font: UnsafeMutablePointer<PangoFont>, _ text: [UInt8], _ string: PangoGlyphString, from x: inout Double) {
        var glyphs: [Glyph] = []
        var clusters: [Cluster] = []
        var start: Int32 = -1
        for index in 0..<Int(string.num_glyphs) {
            let (number, geometry) = (string.glyphs[index].glyph, string.glyphs[index].geometry)
            if string.log_clusters[index] != start {
                if !clusters.isEmpty {
                    clusters[clusters.count - 1].byteCount = Int(string.log_clusters[index] - start)
                }
                start = string.log_clusters[index]
                clusters.append(Cluster(byteCount: text.count - Int(start)))
            }
            let place = Point(
                x: x + Double(geometry.x_offset) / Double(PANGO_SCALE),
                y: Double(geometry.y_offset) / Double(PANGO_SCALE))
            if number != Self.nothing {
                glyphs.append(Glyph(number: number, place: place))
                clusters[clusters.count - 1].glyphCount += 1
            }
            x += Double(geometry.width) / Double(PANGO_SCALE)
        }
        (self.font, self.text, self.glyphs, self.clusters) = (font, text, glyphs, clusters)
    }

    /// Pango's mark for a character that draws nothing.
    private static let nothing: UInt32 = 0x0FFF_FFFF
}
