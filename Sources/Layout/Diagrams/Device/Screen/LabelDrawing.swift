import Drawing
import Geometry
import LayoutEngine

/// The words of a label as bars, in the middle of its height as UIKit draws them; dots represent the truncated rest.
struct LabelDrawing {
    /// The words of each line that shows.
    private let words: [[LabelLines.Word]]
    private let lineHeight: Double
    private let isCutOff: Bool
    /// The frame of the label, in points.
    private let frame: Rect
    private let isMirrored: Bool

    init(label: LabelLines, frame: Rect, isMirrored: Bool) {
        (words, lineHeight, isCutOff) = (label.words, label.lineHeight, label.isCutOff)
        (self.frame, self.isMirrored) = (frame, isMirrored)
    }

    /// A placeholder for one line of a text of which the scenario gives only the size; nil for a size of more lines.
    init?(size: Size, frame: Rect, isMirrored: Bool) {
        guard size.width > 0, size.height > 0, size.height <= Self.highestLine else { return nil }
        (lineHeight, isCutOff) = (min(size.height, Self.usualLine), size.width > frame.width + 0.5)
        (self.frame, self.isMirrored) = (frame, isMirrored)
        var (line, x): ([LabelLines.Word], Double) = ([], 0)
        while x < size.width {
            let width = lineHeight * (1.2 + 2 * Subject.ghostWidth(of: line.count))
            let rest = size.width - x
            line.append(.init(x: x, width: rest < width * 1.5 ? rest : width))
            x = rest < width * 1.5 ? size.width : x + width + lineHeight / 4
        }
        words = [line]
    }

    /// Points of a line of body text, and of a button with one.
    private static let (usualLine, highestLine) = (22.0, 44.0)

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
        let free = frame.height - Double(words.count) * lineHeight
        let start = frame.minY + max(0, free / 2)
        return words.enumerated().flatMap { index, line in
            let isLast = index == words.count - 1
            return (isCutOff && isLast ? shortened(line) : line).compactMap {
                place(of: $0, start + Double(index) * lineHeight)
            }
        }
    }

    private func place(of word: LabelLines.Word, _ top: Double) -> Rect? {
        let x = isMirrored ? frame.maxX - word.x - word.width : frame.minX + word.x
        return Rect(
            x: x, y: top + lineHeight * Self.aboveBar, width: word.width, height: lineHeight * Self.bar
        ).intersection(frame)
    }

    /// The words that leave room for dots, and these.
    private func shortened(_ words: [LabelLines.Word]) -> [LabelLines.Word] {
        let dot = lineHeight * Self.bar
        let room = frame.width - Double(Self.dots) * 1.5 * dot
        let shown = words.filter { $0.x + $0.width <= room }
        let end = shown.last.map { $0.x + $0.width + dot / 2 } ?? 0
        return shown + (0..<Self.dots).map { .init(x: end + Double($0) * 1.5 * dot, width: dot) }
    }
}
