import ConstraintLogs
import Diagnostics
import Geometry
import HierarchyDumps
import LayoutEngine
import ScenarioLanguage

/// The values of a dump under the paths of a scenario.
struct DumpQuestions {
    private let app: RunningApp

    init(_ app: RunningApp) { self.app = app }

    /// The printed values with their paths, then insets that were not printed; beside them the values that name no view.
    func all(_ scenario: DumpScenario, _ structure: RunningApp) -> (questions: [DumpQuestion], unknown: [PrintedValue])
    {
        var questions = frames(structure.root)
        var unknown: [PrintedValue] = []
        for (name, view) in scenario.scrollViews {
            let own = app.dump.views[view]
            guard let inset = own.adjustedContentInset else { continue }
            questions.append(
                question(name, .adjustedContentInset, [inset.top, inset.left, inset.bottom, inset.right], own))
        }
        var unlabelled: [Int: PrintedValue] = [:]
        for value in app.dump.values {
            guard let name = name(of: value.subject, scenario, structure) else {
                unknown.append(value)
                continue
            }
            // The screen's own and the sources of the scenario are not questions.
            if name.isEmpty || value.property == .contentInset || value.property == .additionalSafeAreaInsets {
                continue
            }
            let path = ValuePath(name: name, property: value.property.rawValue, component: value.component)
            if !value.isLabelled { unlabelled[questions.count] = value }
            questions.append(
                DumpQuestion(
                    path: path, phase: value.phase ?? .viewDidAppear, numbers: value.numbers,
                    value: (value.place.line, value.place.column)))
        }
        // Numbers without a word count only if no others are labelled as the view's.
        let isLabelled = questions.indices.contains {
            unlabelled[$0] == nil && questions[$0].path.description == "view.safeAreaInsets"
        }
        if isLabelled {
            questions = questions.indices.filter { unlabelled[$0] == nil }.map { questions[$0] }
            unlabelled = [:]
        }
        let asked = Set(questions.map { $0.path.name + "." + $0.path.property })
        let insets: [(String, Property)] = [
            ("window", .safeAreaInsets), ("view", .safeAreaInsets), ("vc", .topLayoutGuideLength),
            ("vc", .bottomLayoutGuideLength),
        ]
        let settled = insets.filter { !asked.contains("\($0).\($1.rawValue)") }.map { name, property in
            DumpQuestion(
                path: ValuePath(name: name, property: property.rawValue), phase: .viewDidAppear, numbers: nil,
                value: nil)
        }
        return (lastOfEach(questions) + settled, unknown)
    }

    /// The line of insets without a label, which are assumed to be the view's; nil where there are none.
    var unlabelledLine: Int? {
        let own = app.dump.values.filter { $0.subject == .view && $0.property == .safeAreaInsets }
        return own.contains { $0.isLabelled } ? nil : own.last?.place.line
    }

    /// A value that was printed twice at one phase counts as it was printed last.
    private func lastOfEach(_ questions: [DumpQuestion]) -> [DumpQuestion] {
        var places: [String: Int] = [:]
        for (index, question) in questions.enumerated() {
            places["\(question.path.description) \(question.phase.rawValue)"] = index
        }
        return places.values.sorted().map { questions[$0] }
    }

    private func question(_ name: String, _ property: Property, _ numbers: [Double], _ view: DumpedView) -> DumpQuestion
    {
        DumpQuestion(
            path: ValuePath(name: name, property: property.rawValue), phase: .viewDidAppear, numbers: numbers,
            value: (view.place.line, view.place.column))
    }

    /// The frames of bars and of the view that shows, which UIKit decides on.
    private func frames(_ part: ScreenPart) -> [DumpQuestion] {
        var questions: [DumpQuestion] = []
        var current: ScreenPart? = part
        func ask(_ name: String, _ index: Int?) {
            guard let index else { return }
            let view = app.dump.views[index]
            let frame = view.frame
            questions.append(question(name, .frame, [frame.minX, frame.minY, frame.width, frame.height], view))
        }
        while let next = current {
            ask("navigationBar", next.navigationBar)
            ask("toolbar", next.toolbar)
            ask("tabBar", next.tabBar)
            if next.kind == .content, app.windowSize != nil { ask("view", next.view) }
            current = next.children.last
        }
        return questions
    }

    /// The name of a subject in the scenario; empty for the screen, nil for a subject that it does not have.
    private func name(of subject: PrintedValue.Subject, _ scenario: DumpScenario, _ structure: RunningApp) -> String? {
        switch subject {
        case .address(let address):
            guard let index = app.dump.views.firstIndex(where: { $0.address == address }) else { return nil }
            return self.name(of: index, scenario, structure)
        case .view: return "view"
        case .window: return "window"
        case .screen: return ""
        case .statusBar: return "statusBar"
        case .navigationBar: return "navigationBar"
        case .tabBar: return "tabBar"
        case .toolbar: return "toolbar"
        case .navigationView: return kinds(structure.root).contains(.navigation) ? "nav.view" : nil
        case .tabView: return kinds(structure.root).contains(.tab) ? "tab.view" : nil
        case .controller: return "vc"
        case .scrollView(let base):
            return scenario.scrollViews.first { base == nil || app.dump.views[$0.view].baseClass == base }?.name
        case .named(let name):
            // A property that is called as its class is.
            let matches = scenario.names.filter {
                app.dump.views[$0.key].shortClass.lowercased().hasSuffix(name.lowercased())
            }
            return matches.count == 1 ? matches.first?.value : nil
        }
    }

    private func kinds(_ part: ScreenPart) -> [ScreenPart.Kind] { [part.kind] + part.children.flatMap { kinds($0) } }

    private func name(of index: Int, _ scenario: DumpScenario, _ structure: RunningApp) -> String? {
        if let name = scenario.names[index] { return name }
        if app.dump.views[index].baseClass.hasSuffix("Window") { return "window" }
        var part: ScreenPart? = structure.root
        while let next = part {
            if next.navigationBar == index { return "navigationBar" }
            if next.toolbar == index { return "toolbar" }
            if next.tabBar == index { return "tabBar" }
            if next.view == index {
                switch next.kind {
                case .content: return "view"
                case .navigation: return "nav.view"
                case .tab: return "tab.view"
                case .split: return "split.view"
                case .page: return "page.view"
                }
            }
            part = next.children.last
        }
        return nil
    }
}
