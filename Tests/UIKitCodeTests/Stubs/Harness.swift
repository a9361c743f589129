// Runs a probe against a fake UIKit that answers with the values of a file, and proves that the tree that the code built is the
// engine's: every thing hangs where the engine has it.

import UIKit

/// The values of one scenario: by phase, by thing.
struct Script: Decodable {
    let name: String
    let machine: String
    let phases: [String: [Thing]]

    struct Thing: Decodable {
        /// How the probe reaches it, from `controller`.
        let expression: String
        let kind: String
        /// The expression of the thing that it lies in; nil where that has no name.
        let parent: String?
        let numbers: [String: [Double]]
        let words: [String: String]
        let cells: [Cell]
    }

    /// A row of a table: its cell and its content view.
    struct Cell: Decodable {
        let section: Int
        let row: Int
        let cell: [String: [Double]]
        let content: [String: [Double]]
        let cellWords: [String: String]
        let contentWords: [String: String]
    }
}

@MainActor final class Stage {
    private let scripts: [String: Script]
    private var names: [String] = []
    private var position = 0
    private var controller: UIViewController?
    private var phase = ""
    private var isFilled = false
    /// The tree that is on screen, which goes with its window otherwise.
    private var tree: [AnyObject] = []
    private(set) var problems: [String] = []

    init(_ scripts: [Script]) {
        self.scripts = Dictionary(uniqueKeysWithValues: scripts.map { ($0.name, $0) })
        Fake.counts = { $0 is any Probed }
        Fake.enter = { [unowned self] controller, phase in
            guard controller is any Probed else { return }
            self.controller = controller
            self.phase = phase
            isFilled = false
            tree = Array(sequence(first: controller) { $0.parent })
        }
        Fake.prepare = { [unowned self] in fill() }
        // The first turn is before the scenario, each other one before a step.
        Fake.turn = { [unowned self] in
            position += 1
            phase = "viewDidAppear"
            isFilled = false
        }
    }

    func begin(_ scenario: ProbedScenario) {
        names = [scenario.name] + scenario.steps.map { $0.name }
        position = -1
        controller = nil
        Fake.numbers = [:]
        Fake.words = [:]
        Fake.rows = [:]
        Fake.phases = scripts[scenario.name].map { Set($0.phases.keys) } ?? []
        Probe.machine = scripts[scenario.name]?.machine ?? ""
    }

    private func fill() {
        guard !isFilled, let controller, names.indices.contains(position) else { return }
        isFilled = true
        Probe.machine = scripts[names[position]]?.machine ?? ""
        Fake.numbers = [:]
        Fake.words = [:]
        Fake.rows = [:]
        for thing in scripts[names[position]]?.phases[phase] ?? [] {
            guard let object = object(thing.expression, thing.kind, controller) else { continue }
            // A window is also where the status bar is asked for, so that each has its own object.
            Fake.numbers[ObjectIdentifier(object)] = thing.numbers
            Fake.words[ObjectIdentifier(object)] = thing.words
            guard let table = object as? UITableView else { continue }
            Fake.rows[ObjectIdentifier(table)] = thing.cells.map { IndexPath(row: $0.row, section: $0.section) }
            for cell in thing.cells {
                guard let view = table.cellForRow(at: IndexPath(row: cell.row, section: cell.section)) else { continue }
                Fake.numbers[ObjectIdentifier(view)] = cell.cell
                Fake.words[ObjectIdentifier(view)] = cell.cellWords
                Fake.numbers[ObjectIdentifier(view.contentView)] = cell.content
                Fake.words[ObjectIdentifier(view.contentView)] = cell.contentWords
            }
        }
    }

    /// The object that an expression of the probe means.
    private func object(_ expression: String, _ kind: String, _ controller: UIViewController) -> AnyObject? {
        let words = expression.split { ".!()? ".contains($0) }.map { String($0) }
        var object: AnyObject? = controller
        var index = 1
        while index < words.count {
            switch words[index] {
            case "as": index += 1
            case "view": object = (object as? UIViewController)?.view
            case "window": object = (object as? UIView)?.window
            case "parent": object = (object as? UIViewController)?.parent
            case "navigationController": object = (object as? UIViewController)?.navigationController
            case "tabBarController": object = (object as? UIViewController)?.tabBarController
            case "arrangementViewController":
                object = (object as? UIViewController)?.arrangementViewController
            case "splitViewController": object = (object as? UIViewController)?.splitViewController
            case "navigationBar": object = (object as? UINavigationController)?.navigationBar
            case "toolbar": object = (object as? UINavigationController)?.toolbar
            case "tabBar": object = (object as? UITabBarController)?.tabBar
            case "tableView": object = (object as? UITableViewController)?.tableView
            case let name:
                guard let owner = object else { return nil }
                object = Mirror(reflecting: owner).children.first { $0.label == name }.map { $0.value as AnyObject }
            }
            index += 1
        }
        if kind == "statusBar" { object = (object as? UIWindow)?.windowScene?.statusBarManager }
        return object
    }

    /// Notes down what hangs elsewhere than in the engine's tree.
    func check(_ scenario: ProbedScenario) {
        guard let controller else { return problems.append("\(scenario.name): no callback") }
        for thing in scripts[scenario.name]?.phases["viewDidAppear"] ?? [] {
            // The window goes with the walk.
            if ["window", "statusBar"].contains(thing.kind) { continue }
            let own = object(thing.expression, thing.kind, controller)
            if own == nil { problems.append("\(scenario.name): no \(thing.expression)") }
            guard let view = own as? UIView, ["view", "scrollView", "tableView"].contains(thing.kind),
                let parent = thing.parent
            else { continue }
            switch object(parent, "", controller) {
            case let owner as UIViewController where owner.view !== view:
                problems.append("\(scenario.name): \(thing.expression) is not the view of \(parent)")
            case let superview as UIView where view.superview !== superview && !(superview is UITableView):
                problems.append("\(scenario.name): \(thing.expression) is not in \(parent)")
            default: break
            }
        }
    }
}

@main enum Harness {
    @MainActor static func main() async throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
        let stage = Stage(try JSONDecoder().decode([Script].self, from: data))
        Probe.pauseLength = 0
        let scene = UIWindowScene()
        var lines: [String] = []
        for scenario in probedScenarios {
            stage.begin(scenario)
            lines += await Probe.run(scenario, in: scene)
            stage.check(scenario)
        }
        for problem in stage.problems { FileHandle.standardError.write(Data((problem + "\n").utf8)) }
        print(lines.sorted().joined(separator: "\n"))
        exit(stage.problems.isEmpty ? 0 : 1)
    }
}
