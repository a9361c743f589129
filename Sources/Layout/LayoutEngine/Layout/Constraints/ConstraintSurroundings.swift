import Geometry

/// Surroundings of views, given frames: safe areas, margins, guides, content offsets. Each is calculated when a constraint
/// needs it.
final class ConstraintSurroundings {
    private let tree: ConstraintTree
    private let root: ConstraintLayout.Root
    /// The solution of the previous pass; nil before the first pass, when only the root's values are known.
    private let solution: ConstraintSolution?
    let environment: Environment
    private let state: Lifecycle.State
    /// The widths by node at which the lines of labels break, if constraints decide them; empty while constraints are solved with
    /// each text at its natural width.
    private let lineWidths: [Int: Quantity]
    private var superviews: [Superview?]
    private var arranged: [Int: [DerivedRect]] = [:]

    init(
        _ tree: ConstraintTree, _ root: ConstraintLayout.Root, after solution: ConstraintSolution?,
        _ environment: Environment, _ state: Lifecycle.State, lineWidths: [Int: Quantity] = [:]
    ) {
        self.lineWidths = lineWidths
        self.tree = tree
        self.root = root
        self.solution = solution
        self.environment = environment
        self.state = state
        superviews = tree.nodes.map { _ in nil }
    }

    /// A view as its subviews know it; nil where its frame is not known yet.
    func superview(_ node: Int) -> Superview? {
        if let known = superviews[node] { return known }
        superviews[node] = make(node)
        return superviews[node]
    }

    private func make(_ node: Int) -> Superview? {
        if node == ConstraintTree.root {
            switch root {
            case .superview(let superview): return superview
            case .view(let view, let label, let context):
                var context = context
                context.solved = solution.map { SolvedView(layout: $0, node: node) }
                return superview(of: view, label, at: context)
            }
        }
        guard let solution, let view = tree.nodes[node].view, let parent = tree.nodes[node].parent,
            let superview = superview(parent)
        else { return nil }
        let untransformed = frame(of: node, in: superview, solution)
        let path: PathName = "\(tree.nodes[node].label).frame"
        let frame = ViewFrame.transformed(untransformed, by: view.transform, as: path)
        var context = ViewContext(
            of: view, frame: frame, untransformed: untransformed, in: superview,
            isInWindow: isInWindow(parent) && view.isInWindow)
        context.solved = SolvedView(layout: solution, node: node)
        context.target = target(node)
        return self.superview(of: view, tree.nodes[node].label, at: context)
    }

    private func superview(of view: View, _ label: String, at context: ViewContext) -> Superview {
        let geometry = ViewGeometry(label: label, view: view, context: context, environment: environment, state: state)
        return Superview(
            view, label: label, geometry: geometry, at: context, index: context.parent, in: environment)
    }

    private func frame(of node: Int, in superview: Superview, _ solution: ConstraintSolution) -> DerivedRect {
        solution.frames[node] ?? placed(node, in: superview)
    }

    /// The frame of a view that no constraint places.
    func placed(_ node: Int, in superview: Superview?) -> DerivedRect {
        guard let view = tree.nodes[node].view, let parent = tree.nodes[node].parent else { return .zero }
        if tree.nodes[node].isArranged, let superview {
            let frames = arranged[parent] ?? frames(arrangedIn: parent, superview)
            arranged[parent] = frames
            return frames[tree.nodes[node].position]
        }
        if case .frame(let rect) = view.placement {
            return ControlSizes.frame(.input("\(tree.nodes[node].label).frame", rect), of: view, in: environment)
        }
        let placement = superview.flatMap { superview in
            ViewPlacement(superview: superview, environment: environment, state: state).frame(of: view)
        }
        return placement ?? .zero
    }

    private func frames(arrangedIn stack: Int, _ superview: Superview) -> [DerivedRect] {
        let views = tree.nodes[stack].children.compactMap { tree.nodes[$0].view }
        return superview.stack?.frames(of: views, bounds: superview.bounds, margins: superview.margins)
            ?? views.map { _ in .zero }
    }

    private func isInWindow(_ node: Int) -> Bool {
        if node == ConstraintTree.root {
            return switch root {
            case .superview: true
            case .view(_, _, let context): context.isInWindow
            }
        }
        guard let view = tree.nodes[node].view, let parent = tree.nodes[node].parent else { return true }
        return isInWindow(parent) && view.isInWindow
    }

    /// The rest of the way to the controller's content scroll view; nil where it does not lie in the node.
    private func target(_ node: Int) -> [Int]? {
        guard let parent = tree.nodes[node].parent else {
            if case .view(_, _, let context) = root { return context.target }
            return nil
        }
        let way = target(parent)
        return way?.first == tree.nodes[node].position ? way.map { Array($0.dropFirst()) } : nil
    }

    /// The size that a view's content asks for.
    func naturalSize(_ node: Int) -> (width: Quantity?, height: Quantity?) {
        guard let view = tree.nodes[node].view else { return (nil, nil) }
        if view.intrinsicContentSize == nil, let label = view.label,
            let text = LabelText(label, name: tree.nodes[node].label, in: environment)
        {
            let size = text.size(at: label.breaksAtItsWidth ? lineWidths[node] : nil)
            return (size.width, size.height)
        }
        let isRelative = view.stackView?.isLayoutMarginsRelativeArrangement ?? false
        return view.naturalSize(in: environment, margins: isRelative ? superview(node)?.margins : nil)
    }

    /// The distance of a baseline of the system font from the edge of a label.
    func baselineDistance(isFirst: Bool, _ label: Label) -> Quantity {
        let lines = TextBaselines(label, environment)
        return isFirst ? lines.first : lines.last
    }

    // MARK: Layout guides

    /// Whether the guide of a view follows a keyboard that is not docked.
    func keyboardFloats(over node: Int) -> Bool {
        guard case .undocked? = environment.keyboard else { return false }
        return tree.nodes[node].view?.keyboardGuide.followsUndockedKeyboard ?? false
    }

    /// The inset of a guide's edge from its view's edge, from which the edges of guides are calculated. For a floating keyboard,
    /// the width and height represent its far edges. Nil if the view's frame is not known yet.
    func inset(_ edge: Edge, of guide: LayoutConstraint.Guide, _ node: Int) -> Quantity? {
        guard let superview = superview(node) else { return nil }
        switch guide {
        case .safeArea: return superview.safeArea[edge]
        case .layoutMargins: return superview.margins[edge]
        case .readableContent: return readableInset(edge, node, superview)
        case .topLayoutGuide: return superview.guides?.top
        case .bottomLayoutGuide: return superview.guides?.bottom
        case .keyboard:
            let frame = superview.keyboardGuideFrame(in: boundsFromZero(superview), environment)
            guard keyboardFloats(over: node) else { return frame.height }
            return switch edge {
            case .left: frame.x
            case .top: frame.y
            case .right: frame.width
            case .bottom: frame.height
            }
        case .contentLayoutGuide, .frameLayoutGuide: return nil
        }
    }

    private func readableInset(_ edge: Edge, _ node: Int, _ superview: Superview) -> Quantity {
        let bounds = boundsFromZero(superview)
        let label = tree.nodes[node].label
        let frame = ReadableContent.frame(
            label, bounds: bounds, margins: superview.margins, safeArea: superview.safeArea, in: environment)
        switch edge {
        case .left: return frame.x
        case .top: return frame.y
        case .right:
            return .sum(
                .about(label, .distanceOfTheReadableGuideFromTheRight), ReadableContent.rule, [bounds.width],
                minus: [frame.x, frame.width])
        case .bottom: return superview.margins.bottom
        }
    }

    private func boundsFromZero(_ superview: Superview) -> DerivedRect {
        var bounds = superview.bounds
        let zero = Quantity.stated(.term(.superviewsEdge), ViewFrame.pinned, 0)
        (bounds.x, bounds.y) = (zero, zero)
        return bounds
    }
}

extension DerivedRect {
    /// Four zeros by UIKit's default.
    fileprivate static let zero = DerivedRect.input("frame", .zero)
}
