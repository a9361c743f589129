import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The distances of all layers from a view's edges: a column per layer left of the device for top and bottom, and a row
/// per layer below it for left and right, each number at the outer end of its line.
struct InsetLadder {
    let layers: [InsetLayer]
    /// The view in window points.
    let frame: Rect
    let subject: Subject
    let style: PictureStyle
    /// The device's body in the picture.
    let body: Rect

    private static let gap = 22.0
    private static let rowGap = 30.0
    private static let narrowestColumn = 40.0
    private static let betweenNumbers = 12.0
    private static let row = 22.0
    private static let numberGap = 8.0
    private static let swatch = Size(width: 20, height: 11)

    var part: DrawnPart { columns + rows }

    // MARK: - Top and bottom

    /// The first layer is next to the device.
    private var columns: DrawnPart {
        let column = max(Self.narrowestColumn, widestNumber + Self.betweenNumbers)
        return layers.enumerated().reduce(DrawnPart()) { part, layer in
            let x = (body.minX - Self.gap - Double(layer.offset) * column).rounded(.down) + 0.5
            let insets = layer.element.insets
            return part + swatch(layer.element, centeredAt: x)
                + distance(
                    .vertical, from: frame.minY, to: frame.minY + insets.top, cross: x, at: .top, of: layer.element)
                + distance(
                    .vertical, from: frame.maxY, to: frame.maxY - insets.bottom, cross: x, at: .bottom,
                    of: layer.element)
        }
    }

    private var widestNumber: Double {
        let numbers = layers.flatMap { [number(at: .top, of: $0), number(at: .bottom, of: $0)] }
        return numbers.map { style.typesetter.size(of: $0).width }.max() ?? 0
    }

    // MARK: - Left and right

    private var rows: DrawnPart {
        let names = subject.map.position(max(frame.maxX, frame.minX), .horizontal) + 52
        let samples = names + Self.swatch.width + Self.numberGap
        return layers.enumerated().reduce(DrawnPart()) { part, layer in
            let y = (body.maxY + Self.rowGap + Double(layer.offset) * Self.row).rounded(.down) + 0.5
            let insets = layer.element.insets
            let name = TextBlock(TextBlock.Piece(layer.element.name, TypeStyle.note, .secondaryInk))
            return part
                + distance(
                    .horizontal, from: frame.minX, to: frame.minX + insets.left, cross: y, at: .left, of: layer.element)
                + distance(
                    .horizontal, from: frame.maxX, to: frame.maxX - insets.right, cross: y, at: .right,
                    of: layer.element)
                + sample(layer.element, left: names, middle: y) + placed(name, left: samples, middle: y)
        }
    }

    // MARK: - Which layer it is

    /// A sample of the layer's line above its column.
    private func swatch(_ layer: InsetLayer, centeredAt x: Double) -> DrawnPart {
        let top = subject.map.position(frame.minY, .vertical)
        let lowest = layers.map { subject.map.position(frame.minY + $0.insets.top, .vertical) }.min() ?? top
        let middle = min(top, lowest) - Self.numberGap - TypeStyle.body * 1.3 - Self.swatch.height
        return sample(layer, left: x - Self.swatch.width / 2, middle: middle)
    }

    private func sample(_ layer: InsetLayer, left: Double, middle: Double) -> DrawnPart {
        let rect = Rect(
            origin: Point(x: left.rounded(), y: (middle - Self.swatch.height / 2).rounded()), size: Self.swatch)
        return DrawnPart([layer.look.line(around: rect)], bounds: rect)
    }

    // MARK: - One distance

    /// A line from the view's edge to the layer, with its number outside of the edge and of the device.
    private func distance(
        _ axis: Axis, from edge: Double, to end: Double, cross: Double, at side: Edge, of layer: InsetLayer
    ) -> DrawnPart {
        let line = DimensionLine(
            axis: axis, start: subject.map.position(edge, axis), end: subject.map.position(end, axis), cross: cross,
            color: layer.look.color)
        let isNear = edge == (axis == .vertical ? frame.minY : frame.minX)
        let block = number(at: side, of: layer)
        let size = style.typesetter.size(of: block)
        let ends = [line.start, line.end]
        let outer = isNear ? (ends.min() ?? 0) - Self.numberGap : (ends.max() ?? 0) + Self.numberGap
        let rect =
            axis == .vertical
            ? Rect(
                x: cross - size.width / 2, y: isNear ? outer - size.height : outer, width: size.width,
                height: size.height)
            : Rect(
                x: isNear ? outer - size.width : outer, y: cross - size.height / 2, width: size.width,
                height: size.height)
        return DrawnPart(line.items, bounds: line.bounds)
            + DrawnPart(style.typesetter.items(of: block, in: rect), bounds: rect)
    }

    private func number(at edge: Edge, of layer: InsetLayer) -> TextBlock {
        TextBlock(TextBlock.Piece(layer.number(at: edge, in: subject.environment), TypeStyle.number, .ink))
    }

    private func placed(_ block: TextBlock, left: Double, middle: Double) -> DrawnPart {
        let size = style.typesetter.size(of: block)
        let rect = Rect(x: left, y: middle - size.height / 2, width: size.width, height: size.height)
        return DrawnPart(style.typesetter.items(of: block, in: rect), bounds: rect)
    }
}
