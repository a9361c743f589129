import ConstraintLogs
import ConstraintSolver
import Drawing
import Geometry
import Languages

/// The kind `constraints`: views to scale with the constraints between them as dimension lines, and below them the constraints by number.
struct ConstraintPicture {
    let plans: [ConstraintPlan]
    let style: PictureStyle

    /// The limit on lines along an axis that a reader can distinguish; further ones are only in the list of values.
    private static let maxRows = 8
    private static let maxPlans = 3
    private static let gap = 16.0
    private static let planGap = 30.0
    private static let entryGap = 4.0
    private static let layoutGap = 48.0

    init(_ plans: [ConstraintPlan], style: PictureStyle) {
        let conflicts = plans.filter { plan in plan.lines.contains { $0.role.isContradicting } }
        let chosen = conflicts.isEmpty ? plans : conflicts
        self.style = style
        self.plans = chosen.prefix(Self.maxPlans).map { Self.reduced($0, isNarrow: style.isNarrow) }
    }

    /// A plan with as many lines as a reader can distinguish, the contradicting ones first.
    private static func reduced(_ plan: ConstraintPlan, isNarrow: Bool) -> ConstraintPlan {
        var counts = [true: 0, false: 0]
        let order =
            plan.lines.indices.filter { plan.lines[$0].role.isContradicting }
            + plan.lines.indices.filter { !plan.lines[$0].role.isContradicting }
        let kept = order.filter { index in
            let isHorizontal = plan.lines[index].isHorizontal
            counts[isHorizontal, default: 0] += 1
            return counts[isHorizontal, default: 0] <= (isHorizontal || !isNarrow ? maxRows : maxRows / 2)
        }
        var result = plan
        result.lines = kept.sorted().map { plan.lines[$0] }
        result.remaining += plan.lines.count - kept.count
        return result
    }

    var panel: Panel {
        var part = DrawnPart()
        var (number, letter) = (1, 0)
        for plan in plans {
            for drawing in plan.drawings {
                var subject = ConstraintDrawing(plan: drawing, firstNumber: number, firstLetter: letter, style: style)
                    .part
                if let other = drawing.other { subject = beside(other, subject) }
                let top = part.bounds.map { $0.maxY.rounded(.up) + Self.planGap } ?? 0
                let bounds = subject.bounds ?? .zero
                part += subject.moved(by: Point(x: -bounds.minX.rounded(.down), y: top - bounds.minY.rounded(.down)))
                let letters = drawing.hasLanes ? drawing.views.count : 0
                for index in 0..<letters {
                    let text = lines(drawing.views[index].name, .ink)
                    part += entry(
                        ConstraintDrawing.letter(letter + index), text, at: foot(of: part, isFirst: index == 0))
                }
                letter += letters
                for (index, line) in drawing.lines.enumerated() {
                    let isFirst = index == 0 && letters == 0
                    part += entry("\(number + index)", text(of: line), at: foot(of: part, isFirst: isFirst))
                }
                number += drawing.lines.count
            }
            if !plan.openNumbers.isEmpty {
                let numbers = plan.openNumbers.joined(separator: style.words[.itemSeparator])
                let text = style.words.text(.openNumbers, ["numbers": numbers])
                part += block(text, .change, at: foot(of: part, isFirst: false))
            }
            if plan.remaining > 0 {
                let text = style.words.text(.moreConstraints, count: plan.remaining)
                part += block(text, .secondaryInk, at: foot(of: part, isFirst: false))
            }
        }
        let top = (part.bounds?.maxY ?? 0).rounded(.up) + Self.gap
        part += Legend(entries: legendEntries, style: style).part(
            at: Point(x: 0, y: top), width: style.composition.room)
        return Panel(part: part, altText: ConstraintText(plans: plans, words: style.words).text)
    }

    /// Two layouts that hold the same constraints, each under its name: beside each other where there is room, else below.
    private func beside(_ other: ConstraintPlan, _ first: DrawnPart) -> DrawnPart {
        let second = ConstraintDrawing(
            plan: other, firstNumber: 1, firstLetter: 0, showsConstraints: false, style: style
        ).part
        let top = [first, second].compactMap { $0.bounds?.minY }.reduce(0, min).rounded(.down)
        let part = first + name(.firstLayout, at: Point(x: 0, y: top))
        let right = (part.bounds?.maxX ?? 0).rounded(.up) + Self.layoutGap - (second.bounds?.minX ?? 0)
        let below = (part.bounds?.maxY ?? 0).rounded(.up) + Self.planGap + Self.gap
        let offset = below - (second.bounds?.minY ?? 0).rounded(.down)
        func adding(_ heading: Point, _ offset: Point) -> DrawnPart {
            part + name(.otherLayout, at: heading) + second.moved(by: offset)
        }
        let row = adding(Point(x: right, y: top), Point(x: right, y: 0))
        let column = adding(Point(x: 0, y: below), Point(x: 0, y: offset))
        return !style.isNarrow && row.width <= style.composition.room ? row : column
    }

    /// A heading whose foot lies above a place, from there to the right.
    private func name(_ word: PictureWord, at foot: Point) -> DrawnPart {
        let block = TextBlock(TextBlock.Piece(style.words[word], TypeStyle.name, .ink))
        let size = style.typesetter.size(of: block)
        let place = Rect(origin: Point(x: foot.x, y: foot.y - Self.entryGap - size.height), size: size)
        return DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
    }

    private func foot(of part: DrawnPart, isFirst: Bool) -> Double {
        (part.bounds?.maxY ?? 0).rounded(.up) + (isFirst ? Self.gap : Self.entryGap)
    }

    // MARK: The list

    /// An entry of the list: a mark and its text.
    private func entry(_ mark: String, _ text: [TextBlock.Line], at top: Double) -> DrawnPart {
        let left = NumberMark.size.width + 8
        let mark = NumberMark(text: mark, style: style)
            .part(at: Point(x: NumberMark.size.width / 2, y: top + NumberMark.size.height / 2))
        let block = TextBlock(text)
        let place = Rect(origin: Point(x: left, y: top), size: style.typesetter.size(of: block))
        return mark + DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
    }

    /// A constraint and its result.
    private func text(of line: ConstraintPlan.Line) -> [TextBlock.Line] {
        let priority = line.priority.isRequired ? "" : " @\u{A0}\(line.priority.level)"
        let hasPriority = line.text.contains("@")
        var text = lines(line.text + (hasPriority ? "" : priority), line.role.isContradicting ? .ink : .secondaryInk)
        if let note = note(of: line) { text += lines(note, .answer) }
        return text
    }

    private func note(of line: ConstraintPlan.Line) -> String? {
        switch line.role {
        case .leftOut: style.words[.leftOutByHypothesis]
        case .broken: style.words[.brokenByUIKit]
        case .ordinary, .contradicting: nil
        }
    }

    private func block(_ text: String, _ color: ColorRole, at top: Double) -> DrawnPart {
        let block = TextBlock(lines(text, color))
        let place = Rect(origin: Point(x: 0, y: top), size: style.typesetter.size(of: block))
        return DrawnPart(style.typesetter.items(of: block, in: place), bounds: place)
    }

    /// A text in lines that fit; words that are too long for one are cut.
    private func lines(_ text: String, _ color: ColorRole) -> [TextBlock.Line] {
        let widest = style.composition.room - NumberMark.size.width - 8
        func width(_ text: String) -> Double { style.typesetter.measure(text, TypeStyle.note).width }
        let lines = LineBreaking.lines(of: text, widest: widest) { width($0) }
        return lines.flatMap { line -> [String] in
            var pieces: [String] = []
            var current = ""
            for character in line {
                if !current.isEmpty, width(current + String(character)) > widest {
                    pieces.append(current)
                    current = ""
                }
                current.append(character)
            }
            return pieces + [current]
        }.map { TextBlock.Line([TextBlock.Piece($0, TypeStyle.note, color)]) }
    }

    // MARK: The legend

    private var legendEntries: [Legend.Entry] {
        let lines = plans.flatMap { $0.lines }
        func line(_ color: ColorRole, _ width: Double, _ dashes: [Double]) -> (Rect) -> [SceneItem] {
            { rect in
                let y = rect.midY.rounded() + 0.5
                let path = Path.line(from: Point(x: rect.minX, y: y), to: Point(x: rect.maxX, y: y))
                return [.path(path, .stroke(color, width: width, dashes: dashes))]
            }
        }
        var entries: [Legend.Entry] = []
        if lines.contains(where: { $0.role.isContradicting }) {
            entries.append(Legend.Entry(name: style.words[.contradictingConstraint], swatch: line(.answer, 2, [])))
        }
        if lines.contains(where: { !$0.priority.isRequired }) {
            entries.append(Legend.Entry(name: style.words[.optionalConstraint], swatch: line(.term, 1, [4, 3])))
        }
        if plans.contains(where: { $0.views.contains { $0.otherPlace != nil } }) {
            entries.append(Legend.Entry(name: style.words[.differs]) { [Typesetter.mark(around: $0)] })
        }
        let guides = Set(plans.flatMap { $0.views.compactMap { Guide.Kind($0) } })
        return entries
            + Guide.Kind.allCases.filter { guides.contains($0) }.map { kind in
                Legend.Entry(
                    name: kind == .own ? style.words[.layoutGuide] : kind.name, swatch: line(.guide, 1, kind.dashes))
            }
    }
}
