import Drawing
import Geometry
import Languages
import LayoutEngine

/// A row of a tree picture: its box with its name, above it the changes on the way to it, its numbers in the columns.
struct TreeRowDrawing {
    let row: TreeNode
    /// A line for each edge that changed.
    let steps: [TextBlock]
    let style: PictureStyle
    /// The indentation of each level.
    let indent: Double

    static let boxHeight = 24.0
    /// The position where the line to a row's children leaves its box.
    var stem: Double { (indent / 2).rounded(.down) }
    static let indent = 18.0
    static let narrowIndent = 10.0
    private static let stepHeight = 15.0
    private static let padding = 8.0
    private static let classDepth = 5

    var left: Double { Double(row.depth) * indent }

    var boxWidth: Double { (style.typesetter.size(of: name).width + 2 * Self.padding).rounded(.up) }

    var stepsHeight: Double { Double(steps.count) * Self.stepHeight }

    /// The right end of the longest step.
    var stepsRight: Double { left + (steps.map { style.typesetter.size(of: $0).width }.max() ?? 0) + 2 }

    /// Everything of the row whose box begins at a height.
    func items(at top: Double, _ columns: TreeColumns) -> [SceneItem] {
        let box = Rect(x: left, y: top, width: boxWidth, height: Self.boxHeight)
        let size = style.typesetter.size(of: name)
        let place = Rect(
            x: box.minX + Self.padding, y: (box.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
        return Self.box(row.kind, box) + style.typesetter.items(of: name, in: place)
            + stepItems(above: top) + columns.numbers(of: row, in: box)
    }

    private func stepItems(above top: Double) -> [SceneItem] {
        steps.enumerated().flatMap { index, block in
            let size = style.typesetter.size(of: block)
            let y = top - Double(steps.count - index) * Self.stepHeight
            return style.typesetter.items(of: block, in: Rect(origin: Point(x: left + 2, y: y), size: size))
        }
    }

    /// The row with its numbers below the box.
    func narrowPart(at top: Double, width: Double, _ environment: Environment) -> DrawnPart {
        let box = Rect(x: left, y: top, width: boxWidth, height: Self.boxHeight)
        let size = style.typesetter.size(of: name)
        let place = Rect(
            x: box.minX + Self.padding, y: (box.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
        let steps = Rect(x: left, y: top - stepsHeight, width: stepsRight - left, height: stepsHeight)
        let part = DrawnPart(
            Self.box(row.kind, box) + style.typesetter.items(of: name, in: place) + stepItems(above: top),
            bounds: steps.isEmpty ? box : box.union(steps))
        let start = left + indent + 6
        let numbers = Edge.allCases.compactMap { edge in row.insets[edge].map { number($0, edge, environment) } }
        return part
            + TextFlow(blocks: numbers, gap: Size(width: 12, height: 2), typesetter: style.typesetter)
            .part(at: Point(x: start, y: box.maxY + 3), width: width - start)
    }

    private func number(_ inset: Quantity, _ edge: Edge, _ environment: Environment) -> TextBlock {
        TextBlock(
            TextBlock.Piece(style.words.name(of: edge.rawValue), TypeStyle.note, .secondaryInk),
            row.number(inset, edge, in: environment))
    }

    private var name: TextBlock {
        let font = row.kind == .property ? TypeStyle.word : TypeStyle.name
        var pieces = [TextBlock.Piece(row.name, font, .ink)]
        var notes = row.className.isEmpty ? [] : [row.className]
        if let height = row.height {
            notes.append(style.words.text(.heightNote, ["height": NumberText.string(height)]))
        }
        // The kind of frame is as informative as the class, if there is room for only one of them.
        if !style.isNarrow || row.depth < Self.classDepth {
            pieces += notes.map { TextBlock.Piece($0, TypeStyle.note, .secondaryInk) }
        }
        return TextBlock([TextBlock.Line(pieces)])
    }

    /// The frame that distinguishes the kinds of rows; also the swatch of a legend.
    static func box(_ kind: TreeNode.Kind, _ rect: Rect) -> [SceneItem] {
        let outline = Rect(x: rect.minX + 0.5, y: rect.minY + 0.5, width: rect.width - 1, height: rect.height - 1)
        let path = Path.roundedRect(outline, radius: 5)
        switch kind {
        case .window, .view:
            return [.path(path, Paint(fill: .solid(.screen), stroke: Paint.Stroke(.frame, width: 1)))]
        case .bar:
            return [.path(path, Paint(fill: .solid(.barFill), stroke: Paint.Stroke(.barEdge, width: 1)))]
        case .controller: return [.path(path, .stroke(.term, width: 1, dashes: [3, 3]))]
        case .property: return []
        }
    }
}
