import Drawing
import Geometry
import LayoutEngine

/// The words of a label as bars, in the middle of its height as UIKit draws them; dots represent the truncated rest.
struct LabelDrawing {
    let label: LabelLines
    /// The frame of the label, in points.
    let frame: Rect
    let isMirrored: Bool

    /// The part of a line's height that is above the bar of a word, and the part of the bar itself.
    private static let (aboveBar, bar) = (0.36, 0.34)
    private static let dots = 3

    /// - Parameter map: the place in the picture of a rectangle in points.
    func items(_ map: (Rect) -> Rect) -> [SceneItem] {
        var sketch = Sketch()
        for place in places { sketch.text(map(place), .barContent) }
        return sketch.items
    }

    private var places: [Rect] {
        let free = frame.height - Double(label.words.count) * label.lineHeight
        let start = frame.minY + max(0, free / 2)
        return label.words.enumerated().flatMap { index, words in
            let isLast = index == label.words.count - 1
            return (label.isCutOff && isLast ? shortened(words) : words).compactMap {
                place(of: $0, start + Double(index) * label.lineHeight)
            }
        }
    }

    private func place(of word: LabelLines.Word, _ top: Double) -> Rect? {
        let x = isMirrored ? frame.maxX - word.x - word.width : frame.minX + word.x
        return Rect(
            x: x, y: top + label.lineHeight * Self.aboveBar, width: word.width, height: label.lineHeight * Self.bar
        ).intersection(frame)
    }

    /// The words that leave room for dots, and these.
    private func shortened(_ words: [LabelLines.Word]) -> [LabelLines.Word] {
        let dot = label.lineHeight * Self.bar
        let room = frame.width - Double(Self.dots) * 1.5 * dot
        let shown = words.filter { $0.x + $0.width <= room }
        let end = shown.last.map { $0.x + $0.width + dot / 2 } ?? 0
        return shown + (0..<Self.dots).map { .init(x: end + Double($0) * 1.5 * dot, width: dot) }
    }
}
