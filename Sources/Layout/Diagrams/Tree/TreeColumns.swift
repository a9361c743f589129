import Drawing
import Geometry
import Languages
import LayoutEngine

/// The columns of a tree picture: the four edges, right of all boxes.
struct TreeColumns {
    /// The left end of the first column.
    let left: Double
    let environment: Environment
    let style: PictureStyle

    private static let width = 52.0
    private static let padding = 8.0

    var right: Double { left + Double(Edge.allCases.count) * Self.width }

    func heading(at y: Double) -> [SceneItem] {
        Edge.allCases.flatMap { edge in
            let name = style.words.name(of: edge.rawValue)
            return items(TextBlock.Piece(name, TypeStyle.note, .secondaryInk), edge, at: y + 2)
        }
    }

    /// The numbers of a row, changed ones in a frame; a thin line connects them to the box.
    func numbers(of row: TreeNode, in box: Rect) -> [SceneItem] {
        guard !row.insets.isEmpty else { return [] }
        let y = box.midY.rounded() + 0.5
        let leader = Path.line(from: Point(x: box.maxX + 6, y: y), to: Point(x: left + 2, y: y))
        return [.path(leader, .stroke(.separator, width: 1))]
            + Edge.allCases.flatMap { edge -> [SceneItem] in
                guard let inset = row.insets[edge] else { return [] }
                return items(row.number(inset, edge, in: environment), edge, at: box.minY + 4)
            }
    }

    private func items(_ piece: TextBlock.Piece, _ edge: Edge, at y: Double) -> [SceneItem] {
        let block = TextBlock([TextBlock.Line([piece])], alignment: .right)
        let index = Edge.allCases.firstIndex(of: edge) ?? 0
        let place = Rect(
            x: left + Double(index) * Self.width, y: y, width: Self.width - Self.padding,
            height: style.typesetter.size(of: block).height)
        return style.typesetter.items(of: block, in: place)
    }
}

extension TreeNode {
    /// A number of the row: in a frame where it changes, and in the colour of answers where a scroll view gets it.
    func number(_ inset: Quantity, _ edge: Edge, in environment: Environment) -> TextBlock.Piece {
        let isChanged = steps.contains { $0.edge == edge }
        let isResult = kind == .property
        return TextBlock.Piece(
            NumberText.string(inset, in: environment), isChanged || isResult ? TypeStyle.number : TypeStyle.word,
            isChanged ? .change : isResult ? .answer : .ink, spaceBefore: isChanged ? 8 : 5, isMarked: isChanged)
    }
}
