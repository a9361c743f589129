import Geometry

/// A laid-out collection view that creates its cells, headers and footers on request.
final class CollectionGeometry: Sendable {
    let label: String
    let aliases: [String]
    let layout: FlowLayoutGeometry
    /// The bounds in the collection view's own coordinates, whose origin is contentOffset.
    let bounds: DerivedRect
    /// The safe area that the collection view leaves to its subviews.
    let safeArea: DerivedInsets
    /// The coordinates of the content.
    let space: CoordinateSpace
    /// The index of the collection view's element.
    let index: Int
    let isVisible: Bool
    let state: Lifecycle.State
    let environment: Environment

    init(
        label: String, aliases: [String], layout: FlowLayoutGeometry, of superview: Superview, isVisible: Bool,
        state: Lifecycle.State, environment: Environment
    ) {
        self.label = label
        self.aliases = aliases
        self.layout = layout
        bounds = superview.bounds
        safeArea = superview.safeArea
        space = superview.space
        index = superview.index
        self.isVisible = isVisible
        self.state = state
        self.environment = environment
    }

    /// The names by which the collection view is known: its own and its aliases.
    var names: [String] { [label] + aliases }

    /// The element of a part; nil if the part does not exist.
    func element(_ part: TablePart) -> Element? {
        let path = "\(label).\(part.description)"
        guard part.inner == nil, let (frame, kind) = frame(of: part.place, path) else { return nil }
        let safeArea = SafeArea.ofSubview(path, frame: frame, bounds: bounds, superview: safeArea)
        let context = ViewContext(
            parent: index, frame: frame, space: space, safeArea: safeArea, untransformed: frame, guides: nil,
            isInWindow: true)
        let geometry = ViewGeometry(
            label: path, view: View(name: path), context: context, environment: environment, state: state)
        let frameInWindow = space.inWindow(frame.plain)
        return Element(
            name: path, aliases: aliases.map { "\($0).\(part.description)" }, kind: kind, tablePart: part,
            parent: index, frameInWindow: frameInWindow,
            isVisible: isVisible && space.inWindow(bounds.plain).intersection(frameInWindow) != nil,
            source: .view(geometry, in: space))
    }

    private func frame(of place: TablePart.Place, _ path: String) -> (DerivedRect, Element.Kind)? {
        switch place {
        case .cell(let section, let item): layout.cellFrame(section, item, "\(path)").map { ($0, .cell) }
        case .header(let section): layout.supplementFrame(section, isHeader: true, "\(path)").map { ($0, .header) }
        case .footer(let section): layout.supplementFrame(section, isHeader: false, "\(path)").map { ($0, .footer) }
        case .separator, .tableHeaderView, .tableFooterView: nil
        }
    }

    /// The parts that reach into the bounds.
    var visibleParts: [Element] { layout.parts(in: bounds.plain).compactMap { element($0) } }
}
