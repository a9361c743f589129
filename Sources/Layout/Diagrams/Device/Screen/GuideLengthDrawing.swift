import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// The ends of the layout guides of controllers that are asked for, as before iOS 11: a broken line for each place, and the names
/// of the controllers whose guides end there.
struct GuideLengthDrawing {
    let subject: Subject

    struct Line: Hashable, Sendable {
        /// The position in window points.
        let y: Double
        let isTop: Bool
        let left: Double
        let right: Double
        var names: [String]
        let number: String
    }

    /// The lines from the top; controllers whose guides end at one place share a line.
    var lines: [Line] {
        var lines: [Line] = []
        for value in subject.answer.values {
            let isTop = value.property == .topLayoutGuideLength
            guard isTop || value.property == .bottomLayoutGuideLength, let length = value.value.quantities.first else {
                continue
            }
            let frame = value.element.frameInWindow
            let y = isTop ? frame.minY + length.value : frame.maxY - length.value
            if let index = lines.firstIndex(where: { $0.isTop == isTop && NumberText.areEqual($0.y, y) }) {
                lines[index].names.append(value.name)
            } else {
                let number = NumberText.string(length, in: subject.environment)
                lines.append(
                    Line(y: y, isTop: isTop, left: frame.minX, right: frame.maxX, names: [value.name], number: number))
            }
        }
        return lines.sorted { $0.y < $1.y }
    }

    var items: [SceneItem] {
        lines.map { line in
            Self.item(
                from: subject.map.x(line.left), to: subject.map.x(line.right),
                at: min(max(subject.map.y(line.y), 1), subject.map.screen.maxY - 1))
        }
    }

    /// A line from left to right; also the swatch of the legend.
    static func item(from left: Double, to right: Double, at y: Double) -> SceneItem {
        .path(
            .line(from: Point(x: left, y: y), to: Point(x: right, y: y)),
            .stroke(.guide, width: 1.5, dashes: Guide.Kind.safeArea.dashes))
    }

    /// A name with its number for each line, which has no room for it.
    func names(_ typesetter: Typesetter) -> [PartName] {
        lines.map { line in
            let name = TextBlock.Piece(line.names.joined(separator: " · "), TypeStyle.name, .ink)
            let guide = TextBlock.Piece(
                line.isTop ? ".topLayoutGuide" : ".bottomLayoutGuide", TypeStyle.note, .secondaryInk, spaceBefore: 0)
            let number = TextBlock.Piece(line.number, TypeStyle.number, .guide, spaceBefore: 5)
            let place = Rect(
                x: subject.map.x(line.left), y: subject.map.y(line.y) - 0.5,
                width: subject.map.x(line.right) - subject.map.x(line.left), height: 1)
            // Several names, or a small device, leave no room for the guide's name beside them.
            let whole = TextBlock([TextBlock.Line([name, guide, number])])
            let isFitting = typesetter.size(of: whole).width + Self.margin <= place.width
            let isOneLine = line.names.count == 1 && isFitting
            return PartName(
                name: isOneLine ? whole : TextBlock([TextBlock.Line([name, number]), TextBlock.Line([guide])]),
                frame: place, room: place, isOutlined: true)
        }
    }

    private static let margin = 16.0
}
