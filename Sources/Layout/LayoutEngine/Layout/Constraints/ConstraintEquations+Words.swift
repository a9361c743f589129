import ConstraintLogs
import ConstraintSolver
import Geometry

/// The constraints that UIKit creates, in the notation of scenarios, and all constraints in the form of a log.
extension ConstraintEquations {
    /// A constraint of UIKit's in words, such as `view.safeArea.top == view.top + 47`.
    func text(of position: Int) -> String {
        switch source(position) {
        case .app(let index), .stack(let index): return tree.constraints[index].constraint.text
        case .mask(let node, let edge):
            let parent = edge.isFar ? "superview.\(Self.number(edge))" : "0"
            return "\(shownName(node)).frame.\(Self.number(edge)) == \(parent)"
        case .fitting(let edge):
            let number = DecimalText.string(constraint(position).constant)
            return
                "\(shownName(ConstraintTree.root)).\(Self.number(edge)) == \(number) @ \(constraint(position).priority.level)"
        case .autoresizing(let node, let edge): return maskText(constraint(position), node, edge)
        case .content(let node, let edge):
            let size = Self.number(edge)
            return
                "\(shownName(node)).\(size) \(constraint(position).relation.rawValue) intrinsicContentSize.\(size) @ \(constraint(position).priority.level)"
        case .size(let node, let edge, let isContent):
            return "\(shownName(node)).\(isContent ? "contentSize." : "")\(Self.number(edge)) >= 0"
        case .known(let index):
            let (key, quantity) = known[index]
            return text(of: key, DecimalText.string(quantity.value))
        }
    }

    private func text(of key: Key, _ value: String) -> String {
        let name = shownName(key.node)
        switch key.kind {
        case .frame: return "\(name).frame.\(Self.number(key.edge)) == \(value)"
        case .natural: return "\(name).intrinsicContentSize.\(Self.number(key.edge)) == \(value)"
        case .baseline:
            let (attribute, edge, sign) =
                key.edge == .top ? ("firstBaseline", "top", "+") : ("lastBaseline", "bottom", "-")
            return "\(name).\(attribute) == \(name).\(edge) \(sign) \(value)"
        case .contentSize: return "\(name).contentSize.\(Self.number(key.edge)) == \(value)"
        case .contentOffset: return "\(name).contentOffset.\(Self.number(key.edge)) == \(value)"
        case .inset(let guide):
            let edge = key.edge.rawValue
            let (from, sign) =
                switch (guide, key.edge) {
                case (.keyboard, .top), (.bottomLayoutGuide, .top): ("bottom", "-")
                case (.topLayoutGuide, .bottom): ("top", "+")
                default: (edge, key.edge.isFar ? "-" : "+")
                }
            return "\(name).\(guide.rawValue).\(edge) == \(name).\(from) \(sign) \(value)"
        }
    }

    /// A constraint of a mask as UIKit prints it: `h=--& v=--& card.minX == 20`.
    private func maskText(_ constraint: LinearConstraint, _ node: Int, _ edge: Edge) -> String {
        guard case .autoresized(let autoresizing)? = tree.nodes[node].view?.placement else { return "" }
        let (horizontal, vertical) = (autoresizing.parts(along: .horizontal), autoresizing.parts(along: .vertical))
        let parts = edge == .left || edge == .right ? horizontal : vertical
        let masks = "h=\(horizontal.text) v=\(vertical.text)"
        let name = shownName(node)
        let parent = tree.nodes[node].parent.map { shownName($0) } ?? ""
        if edge.isFar, parts.extentTakesAll {
            return "\(masks) \(edge == .right ? "H" : "V"):[\(name)]-(\(DecimalText.string(parts.rest)))-|"
        }
        let attribute = [Edge.left: "minX", .top: "minY", .right: "width", .bottom: "height"][edge] ?? ""
        let left = "\(masks) \(name).\(attribute) == "
        guard let share = constraint.terms.dropFirst().first.map({ -$0.coefficient }) else {
            return left + DecimalText.string(constraint.constant)
        }
        let factor = share == 1 ? "" : "\(DecimalText.string(share))*"
        let whole = "\(parent).\(edge == .left || edge == .right ? "width" : "height")"
        let sign = constraint.constant < 0 ? "-" : "+"
        let constant = constraint.constant == 0 ? "" : " \(sign) \(DecimalText.string(constraint.constant.magnitude))"
        return left + factor + whole + constant
    }

    private func constraint(_ position: Int) -> LinearConstraint { constraints[position] }

    /// The name of a view; the word for any view where it has none.
    func shownName(_ node: Int) -> String {
        tree.nodes[node].label.isEmpty ? "view" : tree.nodes[node].label
    }

    private static func number(_ edge: Edge) -> String {
        switch edge {
        case .left: "x"
        case .top: "y"
        case .right: "width"
        case .bottom: "height"
        }
    }

    // MARK: As in a log

    /// A constraint in the form that the hypothesis about the broken one needs.
    func loggedConstraint(_ position: Int) -> LoggedConstraint {
        guard let index = source(position).listed else { return LoggedConstraint([], isOfSystem: true) }
        let entry = tree.constraints[index]
        let constraint = entry.constraint
        func attribute(_ item: LayoutConstraint.Item, _ node: Int?) -> LoggedAttribute {
            let anchor = LoggedAnchor(rawValue: item.anchor.rawValue) ?? .left
            let guide = item.guide?.rawValue ?? ""
            return LoggedAttribute(item: "\(node ?? ConstraintTree.root) \(guide)", anchor: anchor)
        }
        let relation = LoggedRelation(
            attribute(constraint.first, entry.first), constraint.relation, multiplier: constraint.multiplier,
            constraint.second.map { attribute($0, entry.second) }, constant: constraint.constant)
        return LoggedConstraint([relation], isOfSystem: false, identifier: constraint.identifier)
    }
}
