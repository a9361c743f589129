import Drawing
import Geometry
import LayoutEngine

/// The drawing of a table taken apart: views with their content views and margins, separators, space, and tears.
struct AnatomyDrawing {
    let anatomy: TableAnatomy
    let map: AnatomyMap
    let snapshot: Snapshot
    let environment: Environment

    private static let hatchStep = 6.0
    private static let tooth = 5.0

    var part: DrawnPart {
        let whole = Rect(x: 0, y: 0, width: map.width, height: map.height)
        var items: [SceneItem] = [.path(.rect(whole), .fill(.screen))] + unsafe(whole) + cards(whole)
        for (band, frame) in zip(anatomy.bands, map.frames) {
            switch band.kind {
            case .skipped: items += tear(frame)
            case .space: items += Self.space(safe(frame))
            case .part(let element, let place):
                items += band.isView ? view(element, place, frame) : Self.space(safe(frame))
            }
        }
        items.append(.path(.rect(whole.inner), .stroke(.frame, width: 1)))
        return DrawnPart(items, bounds: whole)
    }

    // MARK: - Bands

    /// The grey ground of an inset grouped table, and a card with round corners for the rows of each section.
    private func cards(_ whole: Rect) -> [SceneItem] {
        guard anatomy.hasCards else { return [] }
        var frames: [(section: Int, frame: Rect)] = []
        var isAfterCell = false
        for (band, frame) in zip(anatomy.bands, map.frames) {
            switch band.kind {
            case .part(_, .cell(let section, _)):
                if let last = frames.last, last.section == section {
                    frames[frames.count - 1].frame = last.frame.union(frame)
                } else {
                    frames.append((section, frame))
                }
                isAfterCell = true
            case .skipped where isAfterCell:
                // Rows that are left out: the card continues after the tear.
                guard case .rowsLeftOut = band.name, let last = frames.last else { continue }
                frames[frames.count - 1].frame = Rect(
                    x: last.frame.minX, y: last.frame.minY, width: last.frame.width,
                    height: frame.maxY - last.frame.minY)
            default: isAfterCell = false
            }
        }
        let ground = SceneItem.path(.rect(whole), .fill(.viewFill))
        return [ground]
            + frames.map { TableContentDrawing.card($0.frame, scale: map.scale, in: environment) }
    }

    /// Space that belongs to no part: lines that fall to the right, without a ground.
    static func space(_ rect: Rect) -> [SceneItem] {
        [.path(.rect(rect), .hatch(Hatch(.barEdge, lineWidth: 0.5, step: hatchStep, .falling)))]
    }

    private func view(_ element: Element, _ place: TablePart.Place, _ frame: Rect) -> [SceneItem] {
        let isCell = if case .cell = place { true } else { false }
        // A view from edge to edge hides hatched areas behind it; rows of a card lie on its ground.
        var items: [SceneItem] = place.isOfTable ? [.path(.rect(frame), .fill(.screen))] : []
        if !(isCell && anatomy.hasCards) {
            items.append(.path(.rect(frame), .fill(isCell ? .viewFill : .accessoryFill)))
        }
        let name = element.name ?? ""
        if let content = snapshot[name + ".contentView"], frame.height > 8 {
            let inner = Rect(
                x: map.x(content.frameInWindow.minX), y: frame.minY + 3,
                width: map.x(content.frameInWindow.maxX) - map.x(content.frameInWindow.minX), height: frame.height - 6)
            items += [Self.line(around: inner, .contentView)] + margins(of: content, frame)
            let labels = labels(in: element, frame)
            items +=
                labels.isEmpty
                ? [text(snapshot[name + ".textLabel"] ?? content, in: frame, isInset: isCell, place)] : labels
        }
        if case .cell(let section, let row) = place, let table = anatomy.element.name,
            let line = snapshot["\(table).separator(\(section), \(row))"]
        {
            items.append(
                Self.separator(
                    from: map.x(line.frameInWindow.minX), to: map.x(line.frameInWindow.maxX), at: frame.maxY))
        }
        return items
    }

    /// The texts of the app's labels in a part of the table.
    private func labels(in part: Element, _ frame: Rect) -> [SceneItem] {
        let around = part.frameInWindow
        let isMirrored = environment.layoutDirection == .rightToLeft
        return snapshot.elements.flatMap { element -> [SceneItem] in
            guard element.isVisible, let label = element.labelLines, around.encloses(element.frameInWindow) else {
                return []
            }
            return LabelDrawing(label: label, frame: element.frameInWindow, isMirrored: isMirrored).items { place in
                let left = map.x(place.minX)
                return Rect(
                    x: left, y: frame.minY + (place.minY - around.minY) * map.scale, width: map.x(place.maxX) - left,
                    height: place.height * map.scale)
            }
        }
    }

    private func margins(of content: Element, _ frame: Rect) -> [SceneItem] {
        guard let margins = content[.layoutMargins]?.insets else { return [] }
        let place = content.frameInWindow
        return [place.minX + margins.left, place.maxX - margins.right].map { x in
            Self.margin(at: map.x(x), from: frame.minY + 3, to: frame.maxY - 3)
        }
    }

    private func text(
        _ element: Element, in frame: Rect, isInset: Bool, _ place: TablePart.Place
    ) -> SceneItem {
        let margins = element[.layoutMargins]?.insets
        let left = map.x(element.frameInWindow.minX + (isInset ? 0 : margins?.left ?? 0))
        let room = map.x(element.frameInWindow.maxX) - left
        let row = if case .cell(_, let row) = place { row } else { 2 }
        let height = max(2, min(9, frame.height - 10))
        let rect = Rect(
            x: left, y: (frame.midY - height / 2).rounded(), width: (room * Subject.ghostWidth(of: row)).rounded(),
            height: height)
        return .path(.roundedRect(rect, radius: height / 2), .fill(.barContent))
    }

    /// Two zigzags with the page between them.
    private func tear(_ frame: Rect) -> [SceneItem] {
        let count = max(2, (frame.width / (2 * Self.tooth)).rounded())
        func zigzag(_ y: Double) -> [Point] {
            (0...Int(2 * count)).map { index in
                let x = (frame.minX + frame.width * Double(index) / (2 * count)).rounded()
                return Point(x: x, y: index.isMultiple(of: 2) ? y : y + 3)
            }
        }
        func path(_ points: [Point]) -> [Path.Segment] {
            points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
        }
        let (upper, lower) = (zigzag(frame.minY + 3), zigzag(frame.maxY - 6))
        let gap = Path(path(upper) + lower.reversed().map { .line($0) } + [.close])
        return [
            .path(.rect(frame), .fill(.viewFill)), .path(gap, .fill(.background)),
            .path(Path(path(upper) + path(lower)), .stroke(.term, width: 0.75)),
        ]
    }

    /// The horizontal span of the table's safe area.
    private var safeSpan: (left: Double, right: Double) {
        let frame = anatomy.element.frameInWindow
        let insets = anatomy.element[.safeAreaInsets]?.insets ?? .zero
        return (map.x(frame.minX + insets.left), map.x(frame.maxX - insets.right))
    }

    /// The part of a band inside the safe area: hatchings do not cross.
    private func safe(_ rect: Rect) -> Rect {
        let (left, right) = (max(rect.minX, safeSpan.left), min(rect.maxX, safeSpan.right))
        return Rect(x: left, y: rect.minY, width: max(0, right - left), height: rect.height)
    }

    /// The parts at the sides that lie outside the table's safe area.
    private func unsafe(_ whole: Rect) -> [SceneItem] {
        let (left, right) = safeSpan
        let strips = [
            Rect(x: 0, y: 0, width: left, height: whole.height),
            Rect(x: right, y: 0, width: whole.width - right, height: whole.height),
        ]
        return strips.filter { !$0.isEmpty }.flatMap { InsetBands.items(in: $0, .unsafe) }
    }

    // MARK: - Lines, also the swatches of the legend

    static func line(around rect: Rect, _ look: TableAnatomy.Look) -> SceneItem {
        let dashes: [Double] = look == .contentView ? [5, 3] : []
        return .path(.rect(rect.inner), .stroke(.guide, width: 1, dashes: dashes))
    }

    static func margin(at x: Double, from top: Double, to bottom: Double) -> SceneItem {
        .path(
            .line(from: Point(x: x + 0.5, y: top), to: Point(x: x + 0.5, y: bottom)),
            .stroke(.frame, width: 1.5, dashes: Guide.Kind.layoutMargins.dashes))
    }

    static func separator(from left: Double, to right: Double, at y: Double) -> SceneItem {
        .path(
            .line(from: Point(x: left, y: y - 1), to: Point(x: right, y: y - 1)),
            .stroke(.frame, width: 2))
    }
}

extension Rect {
    /// Half a unit further in, where a line of one unit is crisp.
    fileprivate var inner: Rect { inset(by: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)) }
}
