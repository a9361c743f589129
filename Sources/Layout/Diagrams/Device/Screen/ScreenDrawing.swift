import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// Everything inside the outline of the screen, from the back to the front.
struct ScreenDrawing {
    let subject: Subject
    let typesetter: Typesetter
    let outline: DeviceOutline

    /// The limit on listed values other than the answer; more would be a table, which pages have beside the picture.
    private static let maxListed = 3

    /// The colour of the empty screen: a phone is black around an app that does not fill it, a tablet shows another app.
    var ground: ColorRole {
        guard subject.map(subject.window) != subject.map.screen else { return .screen }
        return subject.environment.device.family == .iPhone ? .body : .ghost
    }

    /// The items, and the asked values that no plate shows.
    var content: (items: [SceneItem], listed: [AskedValue]) {
        let views = ViewDrawing(subject: subject)
        let (plates, listed) = plates(views)
        let inside = ground(views) + lines(views) + overlay + plates
        return ([.group(offset: .zero, clip: outline.screen, items: inside), outline.rim], listed)
    }

    /// The window with content and bars, and nothing that is measured.
    var backdrop: [SceneItem] { window + scrollContent + BarDrawing.bars(in: subject).flatMap { $0.ground } }

    /// Everything except values and thin lines to the measured elements: for a small device among others.
    ///
    /// - Parameter changed: frames in the window to which the picture points, because others have them elsewhere.
    func smallContent(pointingTo changed: [Rect] = []) -> [SceneItem] {
        let views = ViewDrawing(subject: subject)
        let inside =
            ground(views) + views.lines(besides: changed.map { subject.map($0) }) + views.hiddenLines
            + GuideDrawing(subject: subject).lines
            + GuideLengthDrawing(subject: subject).items
            + changed.map { outline(around: $0) } + overlay + names(views)
        return [.group(offset: .zero, clip: outline.screen, items: inside), outline.rim]
    }

    /// The names of views, those first that are asked about, of guides and of rows.
    private func names(_ views: ViewDrawing) -> [SceneItem] {
        var placement = PlatePlacement(bounds: bounds, keepingClearOf: openings)
        let bars = BarDrawing.bars(in: subject).map { subject.map($0.extent) }
        let lines = views.entries.map { $0.visible }
        var items = partNames(&placement, besides: views.hiddenNames, clearOf: lines, bars)
        let entries = views.entries.filter { subject.isAsked($0) } + views.entries.filter { !subject.isAsked($0) }
        for entry in entries.prefix(Self.maxNames)
        where !subject.isShownView(entry) || isPane(entry) {
            guard let first = views.label(for: entry)?.lines.first else { continue }
            let isAsked = subject.isAsked(entry)
            let inner = lines.filter { $0 != entry.visible && entry.visible.encloses($0) }
            let inside = plate(
                TextBlock([first]), in: entry.visible, &placement, clearOf: lines, bars, inner: inner,
                needsClearance: !isAsked)
            items += inside
            // An element that is not asked about has its name beside it if it is too small to contain the name.
            let isSmall = entry.visible.width < Self.smallest || entry.visible.height < Self.smallest
            guard inside.isEmpty, isAsked || isSmall else { continue }
            items += plate(TextBlock([first]), at: entry.visible, &placement, clearOf: lines, bars)
        }
        return placement.leaders.flatMap { $0.items } + items
    }

    /// Whether this is the asked view of a controller beside others.
    private func isPane(_ entry: ViewDrawing.Entry) -> Bool {
        entry.names.contains { $0.contains(".") && $0 == subject.answer.asked?.name }
            && entry.frame != subject.map(subject.window)
    }

    private static let maxNames = 4
    /// The part of the safe area that a small view covers at most.
    private static let smallPart = 0.5
    private static let smallest = 48.0

    /// A label inside a rectangle of the picture; nothing where it has no room.
    ///
    /// - Parameter inner: frames inside the rectangle, whose names a label on them would seem to be.
    private func plate(
        _ block: TextBlock, in room: Rect, _ placement: inout PlatePlacement, clearOf lines: [Rect], _ bars: [Rect],
        inner: [Rect] = [], needsClearance: Bool = false
    ) -> [SceneItem] {
        let plate = Plate(block: block, typesetter: typesetter, padding: Plate.tight)
        let place = placement.place(
            plate.size, inside: room, clearOf: lines, bars, inner: inner, needsClearance: needsClearance)
        return place.map { plate.items(at: $0) } ?? []
    }

    /// A label on a frame of the picture or beside it, with a line to it.
    private func plate(
        _ block: TextBlock, at frame: Rect, _ placement: inout PlatePlacement, clearOf lines: [Rect], _ bars: [Rect]
    ) -> [SceneItem] {
        let plate = Plate(block: block, typesetter: typesetter, padding: Plate.tight)
        return placement.place(plate.size, on: frame, clearOf: lines, bars).map { plate.items(at: $0) } ?? []
    }

    /// The names of guides, of parts of tables, of scroll indicators and of hidden views, each in its part of the screen or
    /// beside it.
    private func partNames(
        _ placement: inout PlatePlacement, besides hidden: [PartName], clearOf lines: [Rect], _ bars: [Rect]
    ) -> [SceneItem] {
        let parts =
            GuideLengthDrawing(subject: subject).names(typesetter) + RowNames(subject: subject).names
            + TableViewNames(subject: subject).names + ScrollIndicatorDrawing.names(in: subject) + hidden
        let views = lines
        let lines = lines + parts.compactMap { $0.isOutlined ? $0.frame : nil }
        return parts.flatMap { part -> [SceneItem] in
            let inside = plate(
                part.name, in: part.room, &placement, clearOf: lines, bars,
                inner: views.filter { !$0.encloses(part.frame) }, needsClearance: true)
            guard inside.isEmpty, part.isRequired else { return inside }
            return plate(part.name, at: part.frame, &placement, clearOf: lines, bars)
        }
    }

    /// A strong line around a frame, which thin frames such as separators fill.
    private func outline(around frame: Rect) -> SceneItem {
        let rect = subject.map(frame)
        let place = Rect(
            x: rect.minX + 1, y: rect.minY + (rect.height > 3 ? 1 : 0), width: max(1, rect.width - 2),
            height: rect.height > 3 ? rect.height - 2 : 0)
        return .path(.rect(place), .stroke(.change, width: 2))
    }

    private var overlay: [SceneItem] {
        let hides = subject.tree.root.controller?.innermost.prefersHomeIndicatorAutoHidden ?? false
        return FoldDrawing(subject: subject).items + outline.overlay(hidesIndicator: hides, on: ground)
    }

    private func ground(_ views: ViewDrawing) -> [SceneItem] {
        let bars = BarDrawing.bars(in: subject)
        let bands = InsetBands(subject: subject)
        return window + SheetDrawing.items(in: subject) + stack(views, bands, bars) + bars.flatMap { $0.ground }
            + bands.items(through: views.framesInFront(of: subject.measuredScroll))
            + bands.items(over: bars.map { $0.extent }) + CoveredContentDrawing(subject: subject, bars: bars).items
            + bands.innerEdges
            + PlainContentDrawing(subject: subject).primaryColumn + StatusBarDrawing.items(in: subject)
            + bars.flatMap { $0.content } + (ColumnDrawing(subject)?.items ?? [])
            + (SheetDrawing(subject)?.grabber ?? []) + FloatingSearchDrawing.items(in: subject)
            + KeyboardDrawing.items(in: subject) + ScrollIndicatorDrawing.items(in: subject)
    }

    /// The views from the back to the front, each with its content and the bands that belong to it: elements in front of a
    /// band hide it, except bars, over which it is drawn again.
    private func stack(_ views: ViewDrawing, _ bands: InsetBands, _ bars: [BarDrawing]) -> [SceneItem] {
        let (extents, frames) = (bars.map { $0.extent }, bands.frames)
        let plain = PlainContentDrawing(subject: subject)
        return subject.snapshot.elements.enumerated().flatMap { index, element -> [SceneItem] in
            guard element.kind.isView, element.isVisible else { return [] }
            let content =
                element.kind.isScrollView
                ? ScrollContentDrawing(element: element, subject: subject).items : plain.items(ofElement: index)
            return views.fill(ofElement: index, hiding: frames) + content
                + bands.items(of: element, besides: extents)
        }
    }

    private var scrollContent: [SceneItem] {
        subject.snapshot.elements.filter { $0.kind.isScrollView && $0.isVisible }
            .flatMap { ScrollContentDrawing(element: $0, subject: subject).items }
    }

    /// A window that is smaller than the screen, on the screen's ground.
    private var window: [SceneItem] {
        let window = subject.map(subject.window)
        return window == subject.map.screen ? [] : [.path(.rect(window), .fill(.screen))]
    }

    private func lines(_ views: ViewDrawing) -> [SceneItem] {
        views.lines() + views.hiddenLines + RowNames(subject: subject).outlines + GuideDrawing(subject: subject).lines
            + GuideLengthDrawing(subject: subject).items
            + subject.answer.measures.flatMap { WitnessLines(measure: $0, subject: subject).items }
    }

    private func plates(_ views: ViewDrawing) -> (items: [SceneItem], listed: [AskedValue]) {
        var placement = PlatePlacement(bounds: bounds, keepingClearOf: openings)
        let guides = GuideDrawing(subject: subject)
        let bars = BarDrawing.bars(in: subject).map { subject.map($0.extent) }
        let lines = views.entries.map { $0.visible } + guides.guides.map { subject.map($0.frame) }
        var listed = subject.answer.others.filter { isWorthListing($0) }
        var items = partNames(&placement, besides: views.hiddenNames, clearOf: lines, bars)
        for entry in views.inOrderOfPlates {
            // The only view needs no name on it: the answer beside the device has it.
            if subject.isShownView(entry), views.entries.count == 1, views.values(of: entry).isEmpty { continue }
            guard let label = views.label(for: entry) else { continue }
            // A name on an inner view would seem to be that view's.
            let inner = views.entries.map { $0.visible }.filter { $0 != entry.visible && entry.visible.encloses($0) }
            // If there is no room for the numbers, the name alone is shown.
            let name = TextBlock(Array(label.lines.prefix(1)))
            for (block, shown) in [(label, views.values(of: entry)), (name, [])] {
                var plate = Plate(block: block, typesetter: typesetter)
                if entry.visible.height < Self.smallest { plate.padding = Plate.tight }
                // Values without room for them are listed beside the device.
                let place = placement.place(
                    plate.size, on: entry.visible, clearOf: lines, bars + inner, needsClearance: !shown.isEmpty)
                guard let place else { continue }
                items += plate.items(at: place)
                listed.removeAll { value in
                    shown.contains { $0.name == value.name && $0.property == value.property }
                }
                break
            }
        }
        for (block, room, covered) in guides.scrollGuideLabels {
            let plate = Plate(block: block, typesetter: typesetter)
            let place = placement.place(plate.size, on: room, clearOf: lines, bars + covered)
            items += place.map { plate.items(at: $0) } ?? []
        }
        if let (frame, label) = guides.safeAreaLabel {
            let plate = Plate(block: label, typesetter: typesetter)
            // The content of a small view should seldom be hidden by the name of a view around it.
            let most = frame.width * frame.height * Self.smallPart
            let small = views.entries.map { $0.visible }.filter { $0.width * $0.height < most }
            let place = placement.place(
                plate.size, inTheMiddleOf: frame, clearOf: views.entries.map { $0.frame }, small)
            items += place.map { plate.items(at: $0) } ?? []
        }
        return (placement.leaders.flatMap { $0.items } + items, Array(listed.prefix(Self.maxListed)))
    }

    /// Shapes that plates must not touch: the cutout and the home indicator.
    private var openings: [Rect] {
        [outline.cutout, outline.homeIndicator].compactMap { path in
            path.flatMap { LineSegment.bounds(of: LineSegment.segments(of: $0, offset: .zero)) }
        }
    }

    /// Whether the value adds to the picture; false for values that the picture shows anyway: frames of the window's size, the
    /// guide, and the other guide of a pair.
    private func isWorthListing(_ value: AskedValue) -> Bool {
        switch value.property {
        case .frame, .frameInWindow: value.element.frameInWindow != subject.window
        case .safeAreaLayoutGuideFrame: value.element.name != subject.shownView?.name || subject.safeRect == nil
        case .topLayoutGuideLength, .bottomLayoutGuideLength:
            value.name != subject.answer.asked?.name && value.property == subject.answer.asked?.property
        default: value.property.rawValue.utf8.count <= 24
        }
    }

    /// The bounds for plates: clear of the round corners.
    private var bounds: Rect {
        let margin: Double = subject.environment.device.hasHomeButton ? 2 : 8
        return subject.map.screen.inset(by: Insets(top: margin, left: margin, bottom: margin, right: margin))
    }
}

/// The name of a part of the screen that is no view.
struct PartName {
    let name: TextBlock
    /// The place of the part in the picture.
    let frame: Rect
    /// Where the name may lie on the part.
    let room: Rect
    /// Whether the name is shown beside the part if it has no room on it.
    var isRequired = true
    /// Whether a line around the part must not be cut.
    var isOutlined = false
}

/// Placeholders for text and other content that a scenario does not specify.
extension Subject {
    /// Widths of ghosts as fractions of the container's width, repeated, so that rows look natural and are the same in every
    /// run.
    private static let ghostWidths = [0.25, 0.39, 0.35, 0.3, 0.25, 0.4, 0.34, 0.29]

    /// The share of its row that a ghost occupies.
    static func ghostWidth(of row: Int) -> Double { ghostWidths[row % ghostWidths.count] }

    /// The start of a text with a given width between two edges: at the right in right-to-left interfaces.
    func leading(_ left: Double, _ right: Double, _ width: Double) -> Double {
        environment.layoutDirection == .rightToLeft ? right - width.rounded() : left
    }

    /// A line of text in the middle of a row, in picture points; `inset` is the part of the row above and below it.
    func ghost(_ left: Double, _ top: Double, _ bottom: Double, _ width: Double, inset: Double) -> Rect {
        let height = max(2, min(10, ((bottom - top) * (1 - 2 * inset)).rounded()))
        return Rect(x: left, y: ((top + bottom - height) / 2).rounded(), width: width.rounded(), height: height)
    }
}
