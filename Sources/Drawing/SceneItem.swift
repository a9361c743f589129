package import Geometry

/// One item of a display list. The list of cases is closed: a backend is one switch.
package indirect enum SceneItem: Hashable, Sendable {
    /// Items moved by an offset, cut off outside a path where there is one (in the moved coordinates).
    case group(offset: Point, clip: Path?, items: [SceneItem])
    case path(Path, Paint)
    /// A line of text with the left end of its baseline.
    case text(TextRun, at: Point)
}
