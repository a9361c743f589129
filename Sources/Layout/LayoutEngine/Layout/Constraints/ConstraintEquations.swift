import ConstraintSolver
import Geometry

/// The constraints of a tree as a linear system: x, y, width and height of each view in its superview's coordinates, and the known
/// values of guides, so that each number of a solution is a sum of constants and known numbers.
struct ConstraintEquations {
    /// The tree with the guides and constraints of its stack views.
    private(set) var tree: ConstraintTree
    private(set) var constraints: [LinearConstraint] = []
    /// The source of each constraint in the system.
    private var sources: [Source] = []
    /// The given numbers of the system, in the order in which they were requested.
    private(set) var known: [(key: Key, quantity: Quantity)] = []
    /// The unpublished known numbers: their variables, and the positions of the equations about them.
    private(set) var unknownVariables: [(variable: Int, position: Int)] = []
    private(set) var variableCount: Int
    private var variables: [Key: Int] = [:]
    let surroundings: ConstraintSurroundings

    enum Source {
        /// A constraint of the app's, by its position in the tree.
        case app(Int)
        /// A constraint that a stack view creates, by its position in the tree.
        case stack(Int)
        /// A number that is given; it cannot be broken.
        case known(Int)
        /// A number of a view that follows its superview's by its mask.
        case mask(node: Int, Edge)
        /// A number of a view follows its superview's by an autoresizing mask.
        case autoresizing(node: Int, Edge)
        /// A view's content hugs, or resists compression.
        case content(node: Int, Edge)
        /// The root's width or height equals the target's.
        case fitting(Edge)
        /// The width or height of a view, or of a scroll view's content, is at least 0.
        case size(node: Int, Edge, ofContent: Bool)

        /// The position of a constraint in the tree; nil for one that is not listed there.
        var listed: Int? {
            switch self {
            case .app(let position), .stack(let position): position
            case .known, .mask, .autoresizing, .content, .fitting, .size: nil
            }
        }
    }

    /// A number other than the four of a view.
    struct Key: Hashable {
        let node: Int
        let kind: Kind
        let edge: Edge

        enum Kind: Hashable {
            case frame
            case inset(LayoutConstraint.Guide)
            case natural, contentOffset, contentSize
            /// A label's distance from its top to the first baseline, or from the last one to its bottom.
            case baseline
        }
    }

    /// - Parameters:
    ///   - fitting: set where the root is as high as its content asks for.
    ///   - fitsWidth: whether the width is fitted, too.
    init(
        _ tree: ConstraintTree, _ surroundings: ConstraintSurroundings, fitting: FittingRequest? = nil,
        fitsWidth: Bool = false
    ) {
        var arranged = tree
        for stack in tree.nodes.indices where tree.nodes[stack].arrangesByConstraints {
            StackConstraints(of: stack, in: arranged, surroundings)?.add(to: &arranged)
        }
        self.tree = arranged
        self.surroundings = surroundings
        variableCount = 4 * arranged.nodes.count
        addViews(fitting, fitsWidth: fitsWidth)
        for position in arranged.constraints.indices { add(position) }
    }

    var system: LinearSystem { LinearSystem(variableCount: variableCount, constraints: constraints) }

    func source(_ position: Int) -> Source { sources[position] }

    /// The variable of a view's x, y, width or height, by their edges: left, top, right, bottom.
    static func variable(_ node: Int, _ edge: Edge) -> Int {
        switch edge {
        case .left: 4 * node
        case .top: 4 * node + 1
        case .right: 4 * node + 2
        case .bottom: 4 * node + 3
        }
    }

    /// Whether a variable is the x or y of one of `nodeCount` nodes.
    static func isPosition(_ variable: Int, of nodeCount: Int) -> Bool { variable < 4 * nodeCount && variable % 4 < 2 }

    /// The variable of a scroll view's content width or height; nil if no constraint refers to it.
    func contentVariable(_ node: Int, _ edge: Edge) -> Int? {
        variables[Key(node: node, kind: .contentSize, edge: edge)]
    }

    mutating func append(_ constraint: LinearConstraint, _ source: Source) {
        constraints.append(constraint)
        sources.append(source)
    }

    // MARK: Views

    private mutating func addViews(_ fitting: FittingRequest?, fitsWidth: Bool) {
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            if index == ConstraintTree.root {
                guard let bounds = surroundings.superview(index)?.bounds else { continue }
                if let fitting, fitsWidth {
                    addContent(of: index)
                    fit(.right, to: fitting.targetSize.width, at: fitting.horizontalPriority)
                } else {
                    give(index, .right, bounds.width)
                }
                if let fitting {
                    fit(.bottom, to: fitting.targetSize.height, at: fitting.verticalPriority)
                } else {
                    give(index, .bottom, bounds.height)
                }
            } else if node.isConstrained {
                addContent(of: index)
                for edge in [Edge.right, .bottom] {
                    let variable = Self.variable(index, edge)
                    append(
                        LinearConstraint([LinearTerm(variable)], .greaterOrEqual, 0),
                        .size(node: index, edge, ofContent: false))
                }
            } else if node.view?.placement == .fill, !node.isArranged, let parent = node.parent {
                fill(index, in: parent)
            } else if case .autoresized(let autoresizing)? = node.view?.placement, !node.isArranged,
                let parent = node.parent
            {
                follow(autoresizing, index, in: parent)
            } else {
                let frame = surroundings.placed(index, in: node.parent.flatMap { surroundings.superview($0) })
                give(index, .left, frame.x)
                give(index, .top, frame.y)
                give(index, .right, frame.width)
                give(index, .bottom, frame.height)
            }
        }
    }

    /// Adds a width or height of the target at a priority, like systemLayoutSizeFitting. All of the content is stronger than
    /// fittingSizeLevel.
    private mutating func fit(_ edge: Edge, to target: Double, at priority: Double) {
        let terms = [LinearTerm(Self.variable(ConstraintTree.root, edge))]
        append(
            LinearConstraint(terms, .greaterOrEqual, 0),
            .size(node: ConstraintTree.root, edge, ofContent: false))
        append(
            LinearConstraint(terms, .equal, target, at: ConstraintPriority(Int(priority.rounded()))),
            .fitting(edge))
    }

    private mutating func fill(_ node: Int, in parent: Int) {
        for edge in Edge.allCases {
            var terms = [LinearTerm(Self.variable(node, edge))]
            if edge.isFar { terms.append(LinearTerm(Self.variable(parent, edge), -1)) }
            append(LinearConstraint(terms, .equal, 0), .mask(node: node, edge))
        }
    }

    /// Adds the constraints that UIKit derives from a mask: the view's beginning and its length, or its end if it absorbs all of
    /// the superview's growth.
    private mutating func follow(_ autoresizing: Autoresizing, _ node: Int, in parent: Int) {
        for (axis, near, far) in [(Axis.horizontal, Edge.left, Edge.right), (.vertical, .top, .bottom)] {
            let parts = autoresizing.parts(along: axis)
            let whole = Self.variable(parent, far)
            func add(_ edge: Edge, _ size: Double, _ grows: Bool) {
                let share = parts.share(of: size, grows)
                var terms = [LinearTerm(Self.variable(node, edge))]
                if share != 0 { terms.append(LinearTerm(whole, -share)) }
                append(
                    LinearConstraint(terms, .equal, size - share * parts.whole), .autoresizing(node: node, edge))
            }
            add(near, parts.start, parts.startGrows)
            add(far, parts.extent, parts.extentGrows)
            append(
                LinearConstraint([LinearTerm(Self.variable(node, far))], .greaterOrEqual, 0),
                .size(node: node, far, ofContent: false))
        }
    }

    /// Lets a number of a view be known.
    private mutating func give(_ node: Int, _ edge: Edge, _ quantity: Quantity) {
        let variable = Self.variable(node, edge)
        let key = Key(node: node, kind: .frame, edge: edge)
        known.append((key, quantity))
        fix(variable, at: quantity, known.count - 1)
    }

    /// An unpublished guide stays open, so that numbers that depend on it do not count as decided.
    private mutating func fix(_ variable: Int, at quantity: Quantity, _ position: Int) {
        if quantity.isKnown {
            append(LinearConstraint([LinearTerm(variable)], .equal, quantity.value), .known(position))
        } else {
            append(LinearConstraint([LinearTerm(variable)], .greaterOrEqual, 0), .known(position))
            unknownVariables.append((variable, constraints.count - 1))
        }
    }

    /// The content keeps a view from growing and from shrinking, each at its priority.
    ///
    /// A stack view that arranges by constraints has no other content than these constraints.
    private mutating func addContent(of node: Int) {
        guard !tree.nodes[node].arrangesByConstraints, let view = tree.nodes[node].view else { return }
        let priorities = view.priorities
        let natural = surroundings.naturalSize(node)
        for (edge, size) in [(Edge.right, natural.width), (.bottom, natural.height)] {
            guard let size else { continue }
            let own = given(Key(node: node, kind: .natural, edge: edge), size)
            let terms = [LinearTerm(Self.variable(node, edge)), LinearTerm(own, -1)]
            let (hugging, resistance) = (priorities.hugging.rounded(), priorities.compressionResistance.rounded())
            append(
                LinearConstraint(terms, .lessOrEqual, 0, at: ConstraintPriority(Int(hugging))),
                .content(node: node, edge))
            append(
                LinearConstraint(terms, .greaterOrEqual, 0, at: ConstraintPriority(Int(resistance))),
                .content(node: node, edge))
        }
    }

    // MARK: Numbers other than those of views

    /// The variable of a number that is known.
    mutating func given(_ key: Key, _ quantity: Quantity?) -> Int {
        if let variable = variables[key] { return variable }
        let variable = newVariable(key)
        known.append((key, quantity ?? .stated(.term(.superviewsEdge), ViewFrame.pinned, 0)))
        fix(variable, at: known[known.count - 1].quantity, known.count - 1)
        return variable
    }

    private mutating func newVariable(_ key: Key) -> Int {
        variables[key] = variableCount
        variableCount += 1
        return variableCount - 1
    }

    /// The extent of a scroll view's content: determined by its subviews' constraints, or the known one.
    mutating func content(_ node: Int, _ edge: Edge) -> Int {
        let key = Key(node: node, kind: .contentSize, edge: edge)
        if let variable = variables[key] { return variable }
        let view = tree.nodes[node].view
        guard view?.isSizedByItsContent == true else {
            let size = surroundings.superview(node)?.geometry?.constrainedScroll?.contentSize
            return given(key, edge == .right ? size?.width : size?.height)
        }
        if let size = view?.scrollView?.contentSize, (edge == .right ? size.width : size.height) != 0 {
            let derived = DerivedSize.input(tree.nodes[node].label, size)
            return given(key, edge == .right ? derived.width : derived.height)
        }
        let variable = newVariable(key)
        append(LinearConstraint([LinearTerm(variable)], .greaterOrEqual, 0), .size(node: node, edge, ofContent: true))
        return variable
    }

    mutating func offset(_ node: Int, _ edge: Edge) -> Int {
        let offset = surroundings.superview(node)?.geometry?.scroll?.contentOffset
        return given(
            Key(node: node, kind: .contentOffset, edge: edge), edge == .left ? offset?.x : offset?.y)
    }
}
