import Drawing
import Geometry
import LayoutEngine
import Scenarios

/// The views that do not simply fill the screen, or whose frame is asked for: their frames as solid lines, and plates with their names.
struct ViewFigure {
    let figure: Figure
    /// One per frame, outer views first; views of the same frame share an entry.
    let entries: [Entry]

    struct Entry: Sendable {
        let frame: Rect
        var elements: [Element]

        var names: [String] { elements.compactMap { $0.name } }
    }

    init(figure: Figure) {
        self.figure = figure
        guard figure.layers.contains(.views) || figure.layers.contains(.frame) else {
            entries = []
            return
        }
        var entries: [Entry] = []
        for element in figure.snapshot.elements where element.kind.isView && element.isVisible {
            let frame = figure.map(element.frameInWindow)
            guard !frame.isEmpty, frame != figure.map.screen, frame.intersection(figure.map.screen) != nil else {
                continue
            }
            if let index = entries.firstIndex(where: { $0.frame == frame }) {
                entries[index].elements.append(element)
            } else {
                entries.append(Entry(frame: frame, elements: [element]))
            }
        }
        self.entries = entries
    }

    /// A light ground for views that show nothing themselves.
    var fills: [SceneItem] {
        entries.filter { entry in !entry.elements.contains { $0.kind.isScrollView } && isSubview(entry) }
            .map { .path(.rect($0.frame), .fill(figure.palette.viewFill)) }
    }

    var lines: [SceneItem] {
        entries.map { entry in
            let isAnswer = entry.elements.contains { $0.name == figure.answer.asked?.element.name }
            let inner = Rect(
                x: entry.frame.minX + 0.5, y: entry.frame.minY + 0.5, width: entry.frame.width - 1,
                height: entry.frame.height - 1)
            return .path(.rect(inner), .stroke(figure.palette.frame, width: isAnswer ? 1.5 : 1))
        }
    }

    private func isSubview(_ entry: Entry) -> Bool {
        !entry.elements.contains { $0.name != nil && $0.name == figure.shownView?.name }
    }

    /// The values asked of an entry's views beside the answer itself.
    func values(of entry: Entry) -> [AskedValue] {
        figure.answer.others.filter { other in
            other.element.kind.isView && entry.names.contains { $0 == other.element.name }
        }
    }

    /// The name of an entry, and what is asked of it.
    func label(for entry: Entry) -> TextBlock? {
        guard !entry.names.isEmpty else { return nil }
        let palette = figure.palette
        let name = TextBlock.Piece(entry.names.joined(separator: " · "), TypeStyle.name, palette.ink)
        let values = values(of: entry).prefix(2).map { value in
            let number = TextBlock.Piece(NumberText.string(value.value), TypeStyle.number, palette.signal)
            let isSame = value.property == figure.answer.asked?.property
            let property = TextBlock.Piece("." + value.property.rawValue, TypeStyle.note, palette.secondaryInk)
            return TextBlock.Line(isSame ? [number] : [property, number])
        }
        return TextBlock([TextBlock.Line([name])] + values)
    }
}

extension Figure {
    /// True when the picture answers where a view lies; then its frame is drawn even around the whole screen.
    fileprivate func isAskedForFrame(of element: Element) -> Bool {
        guard let asked = answer.asked, asked.property == .frame || asked.property == .frameInWindow else {
            return false
        }
        return asked.element.name != nil && asked.element.name == element.name
    }
}
