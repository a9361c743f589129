import Drawing
import Geometry

/// A text on a picture, in the picture's coordinates.
struct TextMark: Hashable, Sendable {
    let run: TextRun
    /// From the height of capitals and ideographs to their foot, with a little room for descenders.
    let box: Rect
    /// The bounds of what cuts the text off, if anything does.
    let clip: Rect?

    init(_ run: TextRun, at origin: Point, clip: Rect?) {
        self.run = run
        self.clip = clip
        box = Rect(x: origin.x, y: origin.y - run.font.size * 0.8, width: run.width, height: run.font.size * 0.95)
    }

    /// Points of the text below which the colour counts: at both ends and in the middle, high and low.
    var samples: [Point] {
        [0.04, 0.5, 0.96].flatMap { across in
            [0.25, 0.75].map { down in Point(x: box.minX + across * box.width, y: box.minY + down * box.height) }
        }
    }
}
