import Drawing
import Geometry
import LayoutEngine

/// The views of one part of a table across: a row for each with its distances from the part's edges and its width.
struct AnatomyLadder {
    let anatomy: TableAnatomy
    let map: AnatomyMap
    let style: PictureStyle

    private static let rowHeight = 26.0
    private static let numberGap = 8.0

    /// The distance from the table's edge to the names, with room for a number.
    private var nameGap: Double { style.isNarrow ? 40 : 62 }

    /// The rows below a vertical coordinate.
    func part(below top: Double) -> DrawnPart {
        guard let focus = anatomy.focus else { return DrawnPart() }
        let outer = focus.frameInWindow
        return telling.enumerated().reduce(DrawnPart()) { part, layer in
            let y = top + Self.rowHeight * (Double(layer.offset) + 0.7)
            return part + row(layer.element, in: outer, at: y.rounded(.down) + 0.5)
        }
    }

    /// The layers without those at the position of another one, unless they are asked about: the text represents the margins, the
    /// cell its content view.
    private var telling: [TableAnatomy.Layer] {
        let layers = anatomy.layers
        return layers.enumerated().filter { index, layer in
            let (near, across, far) = layer.components
            if [near, across, far].contains(where: { isAsked(layer, $0) }) { return true }
            let others =
                switch layer.look {
                case .contentView: layers[..<index]
                case .margins: layers[(index + 1)...]
                case .outer, .label, .separator: layers[..<0]
                }
            return !others.contains { $0.span == layer.span }
        }.map { $0.element }
    }

    private func row(_ layer: TableAnatomy.Layer, in outer: Rect, at y: Double) -> DrawnPart {
        let (span, components) = (layer.span, layer.components)
        let (left, right) = (span.left - outer.minX, outer.maxX - span.right)
        var part = name(of: layer, at: y)
        part += line(span.left, span.right, at: y, isAsked(layer, components.across))
        part += number(span.right - span.left, isAsked(layer, components.across)) { size in
            Point(x: (map.x(span.left) + map.x(span.right) - size.width) / 2, y: y - size.height - 2)
        }
        if left > 0.0005 {
            part += line(outer.minX, span.left, at: y, isAsked(layer, components.near))
            part += number(left, isAsked(layer, components.near)) {
                Point(x: map.x(outer.minX) - Self.numberGap - $0.width, y: y - $0.height / 2)
            }
        }
        if right > 0.0005 {
            part += line(span.right, outer.maxX, at: y, isAsked(layer, components.far))
            part += number(right, isAsked(layer, components.far)) {
                Point(x: map.x(outer.maxX) + Self.numberGap, y: y - $0.height / 2)
            }
        }
        return part
    }

    private func isAsked(_ layer: TableAnatomy.Layer, _ component: String) -> Bool {
        anatomy.isAsked(layer.element, layer.property, component)
    }

    private func name(of layer: TableAnatomy.Layer, at y: Double) -> DrawnPart {
        let (near, across, far) = layer.components
        let isAsked = [near, across, far].contains { self.isAsked(layer, $0) }
        let color: ColorRole = isAsked ? .ink : .secondaryInk
        return placed(TextBlock(TextBlock.Piece(layer.name, TypeStyle.note, color))) {
            Point(x: -nameGap - $0.width, y: y - $0.height / 2)
        }
    }

    private func line(_ start: Double, _ end: Double, at y: Double, _ isAsked: Bool) -> DrawnPart {
        let line = DimensionLine(
            axis: .horizontal, start: map.x(start), end: map.x(end), cross: y,
            color: isAsked ? .answer : .term)
        return DrawnPart(line.items, bounds: line.bounds)
    }

    private func number(_ value: Double, _ isAsked: Bool, _ place: (Size) -> Point) -> DrawnPart {
        let ink: ColorRole = isAsked ? .answer : .secondaryInk
        return placed(TextBlock(TextBlock.Piece(NumberText.string(value), TypeStyle.number, ink)), place)
    }

    private func placed(_ block: TextBlock, _ place: (Size) -> Point) -> DrawnPart {
        let size = style.typesetter.size(of: block)
        let origin = place(size)
        let rect = Rect(x: origin.x.rounded(), y: origin.y.rounded(), width: size.width, height: size.height)
        return DrawnPart(style.typesetter.items(of: block, in: rect), bounds: rect)
    }
}
