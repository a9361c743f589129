import Geometry
import LayoutEngine
package import ScenarioLanguage

extension UIKitProgram {
    /// The program that builds a variant's hierarchy.
    ///
    /// - Parameters:
    ///   - className: in upper camel case; nil for the name from the scenario's id.
    ///   - steps: the variants that follow it one after the other in a scenario with steps.
    package init(_ variant: Variant, of scenario: Scenario, className: String? = nil, steps: [Variant] = []) {
        let environment = variant.environment
        let hinge = environment.hinge.map { ", hinge \($0.rawValue)" } ?? ""
        let place = "\(environment.device.name), iOS \(environment.os), \(environment.orientation.rawValue)\(hinge)"
        self.init(
            className: className ?? CodeIdentifier.className(scenario.id) + "ViewController",
            heading: ["\(scenario.id) (\(place))."])
        guard let controller = variant.app.initial.controller else {
            unsupported.insert(.viewsWithoutController)
            return
        }
        let endInset = environment.os < OSVersion(11) ? "contentInset" : "adjustedContentInset"
        var builder = ProgramBuilder(self, endInset: endInset)
        builder.build(controller)
        for change in variant.app.changes {
            if let root = change.root.controller { builder.change(at: change.phase, to: root) }
        }
        var last = variant.app.root(at: .secondViewDidAppear)
        for step in steps {
            if let root = step.app.initial.controller {
                builder.step(to: root, isSameTree: step.app.initial == last)
            }
            last = step.app.initial
        }
        self = builder.program
    }
}

/// Walks a hierarchy and records the code that creates it.
struct ProgramBuilder {
    var program: UIKitProgram
    /// The inset to which a scroll view's content scrolls: before iOS 11 the system adds to contentInset itself.
    let endInset: String
    /// The last setting of every property, to find the changes of a later phase.
    private var settings: [Setting] = []
    /// The number of views without a name so far.
    private var unnamed = 0
    /// The properties' names by views' names.
    var names: [String: String] = [:]
    private var later: [Phase: [Statement]] = [:]

    init(_ program: UIKitProgram, endInset: String) { (self.program, self.endInset) = (program, endInset) }

    // MARK: - Whole trees

    mutating func build(_ root: Controller) {
        program.isPresented = root.modalPresentationStyle != nil
        addElement("window", .window, Expression.local("controller")["view"]["window"])
        addElement("statusBar", .statusBar, Expression.local("controller")["view"]["window"])
        addContainer(root)
        note(later)
    }

    /// Adds the settings that a tree of a later phase changes.
    mutating func change(at phase: Phase, to root: Controller) {
        guard let statements = changes(to: root) else { return }
        note([phase: statements])
    }

    /// Adds the settings that a step changes; a change of the environment alone sets nothing.
    mutating func step(to root: Controller, isSameTree: Bool) {
        program.steps.append(isSameTree ? [] : changes(to: root) ?? [])
    }

    /// The settings that another tree has otherwise; nil where it differs in something that is no setting.
    private mutating func changes(to root: Controller) -> [Statement]? {
        var other = ProgramBuilder(UIKitProgram(className: program.className, heading: []), endInset: endInset)
        other.build(root)
        // The last of two settings of a property counts.
        var known: [Key: Expression] = [:]
        for setting in settings { known[Key(setting)] = setting.value }
        var new: [Key: Expression] = [:]
        for setting in other.settings { new[Key(setting)] = setting.value }
        let changed = other.settings.filter { known[Key($0)] != $0.value }
        let isSameShape = new.count == known.count && Set(new.keys) == Set(known.keys)
        settings = other.settings
        guard isSameShape, !changed.isEmpty else {
            program.unsupported.insert(.laterShape)
            return nil
        }
        // Containers are locals of the function that creates them; a later phase asks the controller for them.
        return changed.map { Statement.set(inController($0.target), $0.property, $0.value) }
    }

    private struct Key: Hashable {
        let target: Expression
        let property: String

        init(_ setting: Setting) { (target, property) = (setting.target, setting.property) }
    }

    private mutating func note(_ statements: [Phase: [Statement]]) {
        for (phase, statements) in statements.sorted(by: { $0.key < $1.key }) where !statements.isEmpty {
            if let index = program.later.firstIndex(where: { $0.phase == phase }) {
                program.later[index].statements += statements
            } else {
                program.later.append((phase, statements))
            }
        }
        program.later.sort { $0.phase < $1.phase }
    }

    // MARK: - Settings

    mutating func set(
        _ target: Expression, _ property: String, _ value: Expression, usual: Expression?,
        _ statements: inout [Statement]
    ) {
        let setting = Setting(target, property, value, usual: usual)
        settings.append(setting)
        if !setting.isUsual { statements.append(setting.statement) }
    }

    mutating func at(_ phase: Phase, _ statement: Statement) { later[phase, default: []].append(statement) }

    mutating func addElement(_ name: String, _ kind: UIKitProgram.ElementKind, _ expression: Expression) {
        guard !name.isEmpty, !program.reaches(name) else { return }
        program.elements.append((name, kind, expression))
    }

    /// The property of a view, named as in the scenario or counted.
    mutating func propertyName(_ view: View) -> String {
        let candidates = ([view.name] + view.aliases.map { Optional($0) }).compactMap { $0 }
        let own = candidates.first { !$0.isEmpty && $0 != "view" && !$0.contains(".") }
        if let own {
            let name = CodeIdentifier.property(own)
            names[own] = name
            return name
        }
        unnamed += 1
        return "subview\(unnamed)"
    }

    func named(_ name: String) -> Expression { .own(names[name] ?? CodeIdentifier.property(name)) }

    /// An object that the function for containers names, as the controller sees it.
    private func inController(_ target: Expression) -> Expression {
        switch target {
        case .local("controller"): .controller
        case .local(let name): containers[name].map { fromInside($0) } ?? target
        case .member(let base, let name): .member(inController(base), name)
        default: target
        }
    }

    /// The expression as seen from the controller itself.
    private func fromInside(_ expression: Expression) -> Expression {
        switch expression {
        case .local("controller"): .controller
        case .parent(let inner): .parent(fromInside(inner))
        case .cast(let inner, let name): .cast(fromInside(inner), name)
        case .container(let inner, let name): .container(fromInside(inner), name)
        default: expression
        }
    }

    /// The expressions by which the controller reaches its containers, by local name.
    var containers: [String: Expression] = [:]

    /// The constraints of the tree of views that is being written.
    var constraints = ConstraintScope()
    /// The number of local variables with constraints.
    var constraintCount = 0

    /// The names of local variables that are taken.
    var locals: Set<String> = []

    /// The properties of the controller already used to reach a container: each reaches only the nearest one.
    var reachedClasses: Set<String> = []
}
