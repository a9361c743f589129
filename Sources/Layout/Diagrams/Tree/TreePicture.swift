import Drawing
import Geometry
import Languages
import LayoutEngine

/// The kind `tree`: rows from the window down, indented, with the insets of each in columns and the steps between them.
///
/// The origin is the upper left corner of the first row.
struct TreePicture {
    let tree: InsetTree
    let environment: Environment
    let style: PictureStyle

    private static let gap = 7.0
    private static let headingHeight = 24.0
    private static let columnsGap = 18.0
    private static let legendGap = 18.0

    var panel: Panel {
        Panel(
            part: style.isNarrow ? narrowPart : part, altText: TreeText(tree: tree, words: style.words).text,
            extrapolated: extrapolated)
    }

    /// The rows with an extrapolated inset.
    private var extrapolated: [String] {
        tree.rows.filter { row in
            row.insets.values.contains { NumberText.isMarked(.number($0), in: environment) }
        }.map { $0.name }
    }

    private var part: DrawnPart {
        let subjects = tree.rows.map { row in
            TreeRowDrawing(row: row, steps: steps(of: row), style: style, indent: TreeRowDrawing.indent)
        }
        let columns = TreeColumns(left: columnsStart(subjects), environment: environment, style: style)
        let tops = tops(of: subjects)
        var items = heading + columns.heading(at: -Self.headingHeight)
        items += subjects.indices.flatMap { connector(to: $0, subjects, tops) }
        for (subject, top) in zip(subjects, tops) { items += subject.items(at: top, columns) }
        let height = (tops.last ?? 0) + TreeRowDrawing.boxHeight
        let width = max(columns.right, subjects.map { $0.stepsRight }.max() ?? 0)
        let bounds = Rect(x: 0, y: -Self.headingHeight, width: width, height: height + Self.headingHeight)
        return DrawnPart(items, bounds: bounds)
            + Legend(entries: legendEntries, style: style).part(
                at: Point(x: 0, y: height.rounded(.up) + Self.legendGap), width: width)
    }

    /// Rows with their numbers below them instead of in columns.
    private var narrowPart: DrawnPart {
        let width = style.composition.room
        let subjects = tree.rows.map { row in
            TreeRowDrawing(row: row, steps: narrowSteps(of: row), style: style, indent: TreeRowDrawing.narrowIndent)
        }
        var part = DrawnPart(heading, bounds: Rect(x: 0, y: -Self.headingHeight, width: 0, height: Self.headingHeight))
        var tops: [Double] = []
        for subject in subjects {
            let top = (part.bounds?.maxY ?? 0).rounded(.up) + (tops.isEmpty ? 0 : Self.gap) + subject.stepsHeight
            part += subject.narrowPart(at: top, width: width, environment)
            tops.append(top)
        }
        part.items = subjects.indices.flatMap { connector(to: $0, subjects, tops) } + part.items
        let foot = (part.bounds?.maxY ?? 0).rounded(.up) + Self.legendGap
        return part + Legend(entries: legendEntries, style: style).part(at: Point(x: 0, y: foot), width: width)
    }

    /// The steps of a row in lines that fit.
    private func narrowSteps(of row: TreeNode) -> [TextBlock] {
        let left = Double(row.depth) * TreeRowDrawing.narrowIndent
        return steps(of: row).flatMap { block -> [TextBlock] in
            let text = block.lines[0].pieces.map { $0.string }.joined(separator: " ")
            let isFitting = style.typesetter.size(of: block).width <= style.composition.room - left
            let widest = style.composition.room - left
            return isFitting
                ? [block]
                : TextBlock.wrapping(
                    text, TypeStyle.note, .secondaryInk, widest: widest, by: style.typesetter
                ).lines.map { TextBlock([$0]) }
        }
    }

    // MARK: - Places

    /// The top of each row's box; its steps are above it.
    private func tops(of subjects: [TreeRowDrawing]) -> [Double] {
        var y = 0.0
        return subjects.map { subject in
            let top = y + subject.stepsHeight
            y = top + TreeRowDrawing.boxHeight + Self.gap
            return top
        }
    }

    private func columnsStart(_ subjects: [TreeRowDrawing]) -> Double {
        ((subjects.map { $0.left + $0.boxWidth }.max() ?? 0) + Self.columnsGap).rounded(.up)
    }

    // MARK: - Words

    private var heading: [SceneItem] {
        let name = tree.property?.rawValue ?? style.words[.layoutGuides]
        let block = TextBlock(TextBlock.Piece(name, TypeStyle.name, .ink))
        let place = Rect(origin: Point(x: 0, y: -Self.headingHeight), size: style.typesetter.size(of: block))
        return style.typesetter.items(of: block, in: place)
    }

    /// A line for each edge, "top +44 navigation bar", and one for all edges whose inset ends above this row.
    private func steps(of row: TreeNode) -> [TextBlock] {
        let isOut = { (step: InsetStep) in step.parts.allSatisfy { if case .outOfReach = $0 { true } else { false } } }
        let lines = row.steps.filter { !isOut($0) }.map { pieces(of: $0) }
        let out = row.steps.filter(isOut).map { pieces(of: $0) }
        // The marked numbers share one reason, which is at the end.
        let last = out.last?.suffix(1) ?? []
        let together = out.isEmpty ? [] : [out.flatMap { $0.dropLast() } + last]
        return (lines + together).map { TextBlock([TextBlock.Line($0)]) }
    }

    private func pieces(of step: InsetStep) -> [TextBlock.Piece] {
        let text = TreeText(tree: tree, words: style.words)
        let edge = TextBlock.Piece(
            style.words.name(of: step.edge.rawValue), TypeStyle.note, .secondaryInk, spaceBefore: 10)
        return [edge]
            + step.parts.flatMap { part in
                let (amount, reason) = text.texts(of: part)
                return [
                    TextBlock.Piece(amount, TypeStyle.mark, .change, spaceBefore: 7),
                    TextBlock.Piece(reason, TypeStyle.note, .secondaryInk, spaceBefore: 4),
                ]
            }
    }

    private var legendEntries: [Legend.Entry] {
        let names: [(TreeNode.Kind, String)] = [
            (.view, style.words[.view]), (.controller, style.words[.controller]), (.bar, style.words[.bar]),
        ]
        let kinds = names.filter { kind, _ in tree.rows.contains { $0.kind == kind } }
        let changed = Legend.Entry(name: style.words[.changedHere]) {
            [Typesetter.mark(around: $0)]
        }
        return [changed]
            + kinds.map { kind, name in Legend.Entry(name: name) { TreeRowDrawing.box(kind, $0) } }
    }

    // MARK: - Lines

    /// A line down from the row above and to the right into the box, with an arrowhead if insets are passed down.
    private func connector(to index: Int, _ subjects: [TreeRowDrawing], _ tops: [Double]) -> [SceneItem] {
        let row = tree.rows[index]
        guard let parent = row.parent else { return [] }
        let x = subjects[parent].left + subjects[parent].stem + 0.5
        let y = (tops[index] + TreeRowDrawing.boxHeight / 2).rounded() + 0.5
        let end = subjects[index].left - 1
        let color: ColorRole = .term
        let line = Path([
            .move(Point(x: x, y: tops[parent] + TreeRowDrawing.boxHeight)), .line(Point(x: x, y: y)),
            .line(Point(x: end, y: y)),
        ])
        guard !row.insets.isEmpty else { return [.path(line, .stroke(color, width: 1))] }
        let head = Path([
            .move(Point(x: end, y: y)), .line(Point(x: end - 5, y: y - 3)), .line(Point(x: end - 5, y: y + 3)), .close,
        ])
        return [.path(line, .stroke(color, width: 1)), .path(head, .fill(color))]
    }
}
