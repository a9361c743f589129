import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The views that do not simply fill the window, or whose frame is asked for: their frames as solid lines, and plates with their names.
struct ViewDrawing {
    let subject: Subject
    /// An entry for each frame, outer views first; views with equal frames share an entry.
    let entries: [Entry]

    struct Entry: Sendable {
        let frame: Rect
        /// The part of the frame that the scroll views around it leave visible.
        let visible: Rect
        var elements: [Element]
        /// The position of the first element among all, from the back to the front.
        let index: Int

        /// Cut off where it reaches out of a scroll view.
        fileprivate func cut(_ item: SceneItem) -> SceneItem {
            visible == frame ? item : .group(offset: .zero, clip: .rect(visible), items: [item])
        }

        var names: [String] { elements.compactMap { $0.name } }
    }

    init(subject: Subject) {
        self.subject = subject
        var entries: [Entry] = []
        for (position, element) in subject.snapshot.elements.enumerated()
        where element.kind.isView && element.isVisible {
            guard subject.showsViews || subject.isMeasured(element) else { continue }
            let frame = subject.map(element.frameInWindow)
            guard !frame.isEmpty, frame.intersection(subject.map.screen) != nil else { continue }
            guard
                frame != subject.map(subject.window) || subject.isAskedForFrame(of: element)
                    || subject.isBackground(element)
            else { continue }
            guard let visible = subject.isMeasured(element) ? frame : subject.visible(frame, of: element) else {
                continue
            }
            if let index = entries.firstIndex(where: { $0.frame == frame && $0.visible == visible }) {
                entries[index].elements.append(element)
            } else {
                entries.append(Entry(frame: frame, visible: visible, elements: [element], index: position))
            }
        }
        self.entries = entries
    }

    /// The entries in the order in which their plates are placed: wide plates with coordinates first on small views, which have
    /// the least room for them; else the names of asked views first, so that they are at their views.
    var inOrderOfPlates: [Entry] {
        guard subject.layers.contains(.coordinates) else {
            return entries.filter { subject.isAsked($0) } + entries.filter { !subject.isAsked($0) }
        }
        let areas = entries.map { $0.frame.width * $0.frame.height }
        return entries.indices.sorted { (areas[$0], $0) < (areas[$1], $1) }.map { entries[$0] }
    }

    /// A light ground for a view that shows nothing itself; opaque where something behind it would shine through, except for a
    /// view whose unsafe area is asked for.
    ///
    /// - Parameter hidden: the frames of elements that may lie behind it, in the picture.
    func fill(ofElement index: Int, hiding hidden: [Rect]) -> [SceneItem] {
        guard let entry = entries.first(where: { $0.index == index }), isSubview(entry),
            !entry.elements.contains(where: { $0.kind.isScrollView })
        else { return [] }
        let behind = subject.scrollViews.prefix { view in view.index < index }
        let isAskedForBands = entry.elements.contains { subject.isAsked(for: .safeAreaInsets, of: $0) }
        let isHiding =
            !isAskedForBands && !isBackground(entry)
            && (hidden.contains { $0.intersection(entry.visible) != nil }
                || behind.contains { subject.map($0.frame).intersection(entry.visible) != nil })
        let grounds: [ColorRole] = (isHiding ? [.screen] : []) + [.viewFill]
        return grounds.map { entry.cut(.path(.rect(entry.frame), .fill($0))) }
    }

    /// The frames of views that lie in front of a scroll view and show nothing themselves, in window points.
    func framesInFront(of scroll: Element?) -> [Rect] {
        guard let scroll, let index = subject.snapshot.elements.firstIndex(where: { $0.name == scroll.name }) else {
            return []
        }
        return entries.filter { $0.index > index && isSubview($0) }.flatMap { $0.elements.prefix(1) }
            .filter { !$0.kind.isScrollView }.map { $0.frameInWindow }
    }

    /// The frames as lines.
    ///
    /// - Parameter outlined: frames in the picture around which another line is drawn.
    func lines(besides outlined: [Rect] = []) -> [SceneItem] {
        entries.filter { !isBackground($0) && !outlined.contains($0.frame) }.map { entry in
            let isAnswer = entry.elements.contains { $0.name == subject.answer.asked?.element.name }
            let width: Double = isAnswer ? 2 : 1
            let inset = width / 2
            let line = entry.frame.inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
            return entry.cut(.path(.rect(line), .stroke(.frame, width: width)))
        }
    }

    // MARK: - Hidden views

    /// The hidden views that are asked about, which constraints lay out nevertheless, with their frames in the picture.
    private var hidden: [(name: String, frame: Rect)] {
        var hidden: [(name: String, frame: Rect)] = []
        for value in subject.answer.values where value.property == .frame && !value.element.isVisible {
            let frame = subject.map(value.element.frameInWindow)
            guard value.element.kind.isView, frame.intersection(subject.map.screen) != nil,
                !hidden.contains(where: { $0.name == value.name })
            else { continue }
            hidden.append((value.name, frame))
        }
        return hidden
    }

    /// Broken lines where hidden views would be.
    var hiddenLines: [SceneItem] {
        hidden.map { view in
            let line = view.frame.inset(by: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
            return .path(.rect(line), .stroke(.frame, width: 1, dashes: [3, 3]))
        }
    }

    var hiddenNames: [PartName] {
        hidden.map { view in
            let name = TextBlock.Piece(view.name, TypeStyle.name, .ink)
            let property = TextBlock.Piece(".isHidden", TypeStyle.note, .secondaryInk, spaceBefore: 0)
            return PartName(
                name: TextBlock([TextBlock.Line([name, property])]), frame: view.frame, room: view.frame,
                isOutlined: true)
        }
    }

    // MARK: - Lines

    /// Whether the entry is shown only for its ground.
    private func isBackground(_ entry: Entry) -> Bool {
        entry.elements.allSatisfy { subject.isBackground($0) && !subject.isAskedForFrame(of: $0) }
    }

    private func isSubview(_ entry: Entry) -> Bool {
        !entry.elements.contains { $0.name != nil && $0.name == subject.shownView?.name }
    }

    /// The values asked of an entry's views; the answer's own value is on its plate only if it is beside others of its kind.
    func values(of entry: Entry) -> [AskedValue] {
        guard let asked = subject.answer.asked else { return [] }
        if asked.element.kind.isView, isOn(asked, entry) { return isOneOfMany(asked) ? [asked] : [] }
        return subject.answer.others.filter { other in
            other.element.kind.isView && isOn(other, entry) && other.element.name != asked.element.name
        }
    }

    private func isOn(_ value: AskedValue, _ entry: Entry) -> Bool {
        entry.names.contains { $0 == value.element.name }
    }

    private func isOneOfMany(_ asked: AskedValue) -> Bool {
        subject.answer.others.contains { other in
            other.property == asked.property && entries.contains { isOn(other, $0) && !isOn(asked, $0) }
        }
    }

    /// The name of an entry, and its asked values.
    func label(for entry: Entry) -> TextBlock? {
        guard !entry.names.isEmpty else { return nil }
        let name = TextBlock.Piece(entry.names.joined(separator: " · "), TypeStyle.name, .ink)
        let values = values(of: entry).prefix(2).map { value in
            let isSame = value.property == subject.answer.asked?.property
            let color: ColorRole = isSame ? .answer : .ink
            let number = TextBlock.Piece(
                NumberText.string(value.value, in: subject.environment), TypeStyle.number, color)
            let property = TextBlock.Piece("." + value.property.rawValue, TypeStyle.note, .secondaryInk)
            return TextBlock.Line(isSame ? [number] : [property, number])
        }
        return TextBlock([TextBlock.Line([name])] + coordinates(of: entry) + values)
    }

    /// The frames of an entry's views in their superviews, where the picture shows coordinates and does not ask for them.
    private func coordinates(of entry: Entry) -> [TextBlock.Line] {
        guard subject.layers.contains(.coordinates) else { return [] }
        let written = values(of: entry).filter { $0.property == .frame }.map { $0.value }
        let frames = entry.elements.filter { $0.name != nil }.compactMap { $0[.frame] }
        let different = frames.enumerated().filter { index, frame in
            !written.contains(frame) && !frames[..<index].contains { $0.description == frame.description }
        }
        return different.map { _, frame in
            TextBlock.Line([
                TextBlock.Piece(NumberText.string(frame), TypeStyle.number, .secondaryInk)
            ])
        }
    }
}

extension Subject {
    /// The part of an element's frame that its scroll views leave visible, in picture units; nil for nothing.
    fileprivate func visible(_ frame: Rect, of element: Element) -> Rect? {
        var rest: Rect? = frame
        var parent = element.parent
        while let index = parent, snapshot.elements.indices.contains(index) {
            let holder = snapshot.elements[index]
            if holder.kind.isScrollView { rest = rest?.intersection(map(holder.frameInWindow)) }
            parent = holder.parent
        }
        return rest
    }

    fileprivate var showsViews: Bool { layers.contains(.views) || layers.contains(.coordinates) }

    /// Whether the element is an empty subview that surrounds everything, such as a picture from edge to edge.
    func isBackground(_ element: Element) -> Bool {
        guard element.kind == .view, element.name != nil, let parent = element.parent,
            snapshot.elements.indices.contains(parent), snapshot.elements[parent].kind.isView,
            element.frameInWindow.union(window) == element.frameInWindow
        else { return false }
        let index = snapshot.elements.firstIndex { $0.name == element.name }
        return !snapshot.elements.contains { $0.parent == index && $0.kind.isView }
    }

    /// Whether this is the asked view, or the shown root view when frames are a layer.
    fileprivate func isMeasured(_ element: Element) -> Bool {
        let isRoot = layers.contains(.frame) && element.name == shownView?.name
        return element.name != nil && (isRoot || element.name == answer.asked?.element.name)
    }

    /// Whether the picture answers something about the views, and they do not contain all others.
    func isAsked(_ entry: ViewDrawing.Entry) -> Bool {
        let values = answer.values
        return values.contains { value in
            value.element.name != shownView?.name
                && entry.elements.contains { $0.name != nil && $0.name == value.element.name }
        }
    }

    /// Whether this is the view that contains all others.
    func isShownView(_ entry: ViewDrawing.Entry) -> Bool {
        entry.elements.contains { $0.name != nil && $0.name == shownView?.name }
    }

    fileprivate func isAsked(for property: Property, of element: Element) -> Bool {
        let values = answer.values
        return values.contains { $0.property == property && $0.element.name != nil && $0.element.name == element.name }
    }

    /// Whether the picture answers a question about the view's frame; then the frame is drawn even around the whole window.
    fileprivate func isAskedForFrame(of element: Element) -> Bool {
        guard let asked = answer.asked, asked.property == .frame || asked.property == .frameInWindow else {
            return false
        }
        return asked.element.name != nil && asked.element.name == element.name
    }
}
