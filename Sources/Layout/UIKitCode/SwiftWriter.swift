import ConstraintSolver
import Geometry
import LayoutEngine

/// Expressions and statements in Swift.
struct SwiftWriter: CodeWriter {
    /// The optional members, whose own members are accessed with a question mark.
    private static let optional: Set<String> = [
        "popoverPresentationController", "sheetPresentationController", "searchController", "textLabel",
    ]
    /// The optional properties that have a value once the controller is on screen.
    private static let presentOnScreen: Set<String> = ["window", "windowScene", "statusBarManager", "superview"]

    func text(_ expression: Expression) -> String {
        switch expression {
        case .local(let name): name
        case .type(let name): name + ".self"
        case .controller: "self"
        case .member(.controller, let name): name
        case .member(let base, let name): member(name, of: base)
        case .number(let value): number(value)
        case .count(let value): "\(value)"
        case .flag(let value): "\(value)"
        case .text(let value): quoted(value)
        case .insets(let insets): text("UIEdgeInsets", ["top", "left", "bottom", "right"], insets)
        case .directionalInsets(let insets):
            text("NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"], insets)
        case .rect(.zero), .size(.zero), .point(.zero): ".zero"
        case .rect(let rect):
            "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), height: \(number(rect.height)))"
        case .size(let size): "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
        case .point(let point): "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
        case .word(_, let word): "." + word
        case .words(_, let words):
            words.count == 1 ? "." + words[0] : "[" + words.map { "." + $0 }.joined(separator: ", ") + "]"
        case .new(let name, let method, let arguments): name + parameters(method, arguments)
        case .call(let call): text(call)
        case .list(let items): "[" + items.map { text($0) }.joined(separator: ", ") + "]"
        case .transform(let scaling): text(scaling)
        case .parent(let inner): (inner == .controller ? "" : text(inner) + ".") + "parent!"
        case .container(let inner, let name): (inner == .controller ? "" : text(inner) + ".") + name + "!"
        case .cast(let inner, let name): "(\(text(inner)) as! \(name))"
        case .priority(let value): "UILayoutPriority(\(number(value)))"
        case .font(.system(let points)): "UIFont.systemFont(ofSize: \(number(points)))"
        case .font(.style(let style)): "UIFont.preferredFont(forTextStyle: .\(style.rawValue))"
        case .detent(.medium): ".medium()"
        case .detent(.large): ".large()"
        case .detent(.custom(let height)): ".custom { _ in \(number(height)) }"
        case .symbol(let name): "UIImage(systemName: \(text(.text(name))))"
        case .elementKind(let kind): "UICollectionView.elementKindSection\(kind)"
        case .constraint(let constraint): text(constraint)
        case .missing: "nil"
        }
    }

    private func member(_ name: String, of base: Expression) -> String {
        guard case .member(_, let owner) = base else { return text(base) + "." + name }
        if Self.optional.contains(owner) { return text(base) + "?." + name }
        return text(base) + (Self.presentOnScreen.contains(owner) ? "!." : ".") + name
    }

    private func text(_ name: String, _ labels: [String], _ insets: Insets) -> String {
        if insets == .zero { return ".zero" }
        let numbers = [insets.top, insets.left, insets.bottom, insets.right]
        return name + "(" + zip(labels, numbers).map { "\($0): \(number($1))" }.joined(separator: ", ") + ")"
    }

    private func text(_ scaling: ViewScaling) -> String {
        let (move, scale) = (scaling.translation, number(scaling.scale))
        let moved = "CGAffineTransform(translationX: \(number(move.x)), y: \(number(move.y)))"
        return scaling.scale == 1 ? moved : moved + ".scaledBy(x: \(scale), y: \(scale))"
    }

    private func text(_ call: Call) -> String {
        let name = call.method.swift.prefix { $0 != "(" }
        let receiver = call.receiver == .controller ? "" : text(call.receiver) + "."
        return receiver + name + parameters(call.method, call.arguments)
    }

    /// "(frame: .zero, style: .plain)" from the labels of "init(frame:style:)".
    private func parameters(_ method: Method, _ arguments: [Expression]) -> String {
        let labels = method.swift.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        let parts = zip(labels, arguments).map { label, argument in
            (label == "_" ? "" : label + ": ") + text(argument)
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    func lines(_ statement: Statement) -> [String] {
        switch statement {
        case .make(let name, _, let value): return ["let \(name) = \(text(value))"]
        case .set(let target, let property, let value):
            let line = "\(text(target[property])) = \(text(value))"
            return guarded(property, line) { "if #available(iOS \($0), *)" }
        case .call(let call): return [text(call)]
        case .activate(let constraints):
            return ["NSLayoutConstraint.activate(["] + constraints.map { text($0) + "," }.indented() + ["])"]
        case .arrange(let controller, let style, let axes):
            let restriction = axes == .both ? "" : ".axes(.\(axes.rawValue))"
            return ["\(text(controller)).updateArrangement(.\(style.rawValue)\(restriction))"]
        case .scrollToEnd(let scrollView, let inset):
            let own = text(scrollView)
            return [
                "\(own).layoutIfNeeded()",
                "\(own).contentOffset.y = \(own).contentSize.height + \(own).\(inset).bottom - \(own).bounds.height",
            ]
        }
    }

    private func text(_ constraint: Constraint) -> String {
        if constraint.hasMultipleOfPlace { return itemText(constraint) }
        let relation = constraint.relation.uikitName + "To"
        let first = text(constraint.first.anchor)
        guard let second = constraint.second else {
            return "\(first).constraint(\(relation)Constant: \(number(constraint.constant)))"
        }
        let multiplier = constraint.multiplier == 1 ? "" : ", multiplier: \(number(constraint.multiplier))"
        let constant = constraint.constant == 0 ? "" : ", constant: \(number(constraint.constant))"
        return "\(first).constraint(\(relation): \(text(second.anchor))\(multiplier)\(constant))"
    }

    /// Writes a constraint with the initializer that accepts a multiple of any attribute.
    private func itemText(_ constraint: Constraint) -> String {
        let relation = text(.word(.relation, constraint.relation.uikitName))
        let second = constraint.second.map { text($0.object) } ?? "nil"
        let attribute = text(.word(.attribute, constraint.second?.attribute ?? "notAnAttribute"))
        return "NSLayoutConstraint(item: \(text(constraint.first.object)), attribute: "
            + "\(text(.word(.attribute, constraint.first.attribute))), relatedBy: \(relation), toItem: \(second), "
            + "attribute: \(attribute), multiplier: \(number(constraint.multiplier)), constant: \(number(constraint.constant)))"
    }
}

extension UIKitProgram {
    /// The controller as a Swift file.
    package var swift: String { (["import UIKit", ""] + swiftClass()).map { $0 + "\n" }.joined() }

    /// The class without its imports.
    ///
    /// - Parameter isProbed: whether the class reports when its callbacks return, and has the steps.
    func swiftClass(isProbed: Bool = false) -> [String] {
        let writer = SwiftWriter()
        var body: [String] = []
        var callbacks: [String] = []
        /// The lines by which a probed class reports the end of a callback.
        func returned(from callback: String) -> [String] {
            guard isProbed, callback != "viewDidAppear" else { return [] }
            callbacks.append(callback)
            return ["returned(\"\(callback)\")"]
        }
        func section(_ lines: [String]) { body += (body.isEmpty ? [] : [""]) + lines }
        func method(_ signature: String, _ lines: [String]) { section([signature + " {"] + lines.indented() + ["}"]) }
        section(
            properties.map { "let \($0.name) = \($0.intrinsicSize == nil ? writer.text($0.value) : "SizedView()")" })
        for own in overrides { section(["override var \(own.name): \(own.type) { \(writer.text(own.value)) }"]) }
        let inLoadView = statements(in: .loadView)
        if rootView != nil || rootTable != nil || !inLoadView.isEmpty {
            method(
                "override func loadView()",
                (rootView.map { ["view = " + writer.text($0)] } ?? rootTable.map { ["tableView = " + writer.text($0)] }
                    ?? ["super.loadView()"]) + writer.lines(inLoadView)
                    + returned(from: "loadView"))
        }
        let inViewDidLoad = sizes + viewDidLoad + statements(in: .viewDidLoad)
        if !inViewDidLoad.isEmpty {
            method(
                "override func viewDidLoad()",
                ["super.viewDidLoad()"] + writer.lines(inViewDidLoad) + returned(from: "viewDidLoad"))
        }
        for (phase, statements) in later where phase > .viewDidLoad {
            guard let (name, isAnimated) = phase.method else { continue }
            method(
                "override func \(name)(\(isAnimated ? "_ animated: Bool" : ""))",
                ["super.\(name)(\(isAnimated ? "animated" : ""))"] + writer.lines(statements) + returned(from: name))
        }
        if isProbed {
            if !callbacks.isEmpty {
                let names = callbacks.map { writer.quoted($0) }.joined(separator: ", ")
                section(["override var ownCallbacks: Set<String> { [\(names)] }"])
            }
            for (index, step) in steps.enumerated() { method("func step\(index + 1)()", writer.lines(step)) }
        }
        let isTableController = superclass == "UITableViewController"
        for answers in answers {
            method(
                (isTableController ? "override func " : "func ") + answers[0].signature.swift,
                writer.body(answers) { "if \($0) === \($1) {" })
        }
        let make = writer.lines(containers)
        if isPresented {
            section(
                ["/// Presents it as the scenario does."]
                    + [
                        "static func present(_ controller: \(className), over presenter: UIViewController) {"
                    ] + (make + ["presenter.present(\(writer.text(root)), animated: false)"]).indented() + ["}"])
        } else {
            section(
                ["/// The window's root view controller: `controller` in its containers."]
                    + ["static func root(around controller: \(className)) -> UIViewController {"]
                    + (make + ["return \(writer.text(root))"]).indented() + ["}"])
        }
        if !sizes.isEmpty {
            section([
                "/// A view whose content asks for a size.", "final class SizedView: UIView {",
                "    var size = CGSize.zero",
                "", "    override var intrinsicContentSize: CGSize { size }", "}",
            ])
        }
        return heading.map { "/// " + $0 }
            + [
                "final class \(className): \(([isProbed ? "Probed" + superclass.dropFirst(2) : superclass] + protocols).joined(separator: ", ")) {"
            ] + body.indented()
            + ["}"]
    }

    /// The protocols of data sources and delegates.
    var protocols: [String] {
        (tables.isEmpty || superclass == "UITableViewController"
            ? [] : ["UITableViewDataSource", "UITableViewDelegate"])
            + (collections.isEmpty ? [] : ["UICollectionViewDataSource", "UICollectionViewDelegateFlowLayout"])
    }
}

extension SwiftWriter {
    func body(_ answer: MethodAnswer) -> [String] {
        let result = "return " + text(answer.result)
        guard !answer.cases.isEmpty else { return lines(answer.opening) + [result] }
        let isOfRow = answer.cases[0].row != nil
        let item = answer.signature.swift.hasPrefix("collectionView") ? "item" : "row"
        var body = lines(answer.opening)
        body.append("switch " + (isOfRow ? "(indexPath.section, indexPath.\(item))" : "section") + " {")
        for own in answer.cases {
            body.append(own.row.map { "case (\(own.section), \($0)):" } ?? "case \(own.section):")
            body += (lines(own.statements) + (own.result.map { ["return " + text($0)] } ?? [])).indented()
        }
        let answersEach = answer.cases.allSatisfy { $0.result != nil }
        return body + (answersEach ? ["default:", "    " + result, "}"] : ["default:", "    break", "}", result])
    }
}
