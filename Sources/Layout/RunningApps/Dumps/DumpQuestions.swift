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

    /// The values that a dump asks of a scenario.
    struct Asked {
        /// The printed values with their paths, then insets that were not printed.
        var questions: [DumpQuestion] = []
        /// The values that name no view.
        var unknown: [PrintedValue] = []
        var uncompared: [UncomparedNumbers] = []
    }

    func all(_ scenario: DumpScenario, _ structure: RunningApp) -> Asked {
        var asked = Asked()
        var compared: Set<Int> = []
        asked.questions = frames(structure.root, &compared)
        for (name, view) in scenario.scrollViews { ask(name, view, scenario, &asked) }
        var unlabelled: Set<Int> = []
        for value in app.dump.values {
            guard let name = name(of: value.subject, scenario, structure) else {
                asked.unknown.append(value)
                asked.uncompared.append(uncompared(value, .unknownView))
                continue
            }
            // The screen's own and the sources of the scenario are not questions.
            if name.isEmpty || value.property == .contentInset || value.property == .additionalSafeAreaInsets {
                asked.uncompared.append(uncompared(value, name.isEmpty ? .place : .takenOver))
                continue
            }
            for question in questions(name, value) {
                if !value.isLabelled { unlabelled.insert(asked.questions.count) }
                asked.questions.append(question)
            }
        }
        // Numbers without a word count only if no others are labelled as the view's.
        let isLabelled = asked.questions.indices.contains {
            !unlabelled.contains($0) && asked.questions[$0].path.description == "view.safeAreaInsets"
        }
        if isLabelled {
            asked.uncompared += unlabelled.sorted().map { position in
                let question = asked.questions[position]
                return UncomparedNumbers(
                    place: question.place ?? Self.start, name: "", numbers: question.numbers ?? [], reason: .unnamed)
            }
            asked.questions = asked.questions.indices.filter { !unlabelled.contains($0) }.map { asked.questions[$0] }
        }
        asked.uncompared += UncomparedReader(structure, scenario).all(without: compared)
        keepLast(&asked)
        asked.questions += insets(without: Set(asked.questions.map { $0.path.name + "." + $0.path.property }))
        return asked
    }

    private static let start = LogPlace(line: 1, column: 1, offset: 0)

    private func insets(without asked: Set<String>) -> [DumpQuestion] {
        let insets: [(String, Property)] = [
            ("window", .safeAreaInsets), ("view", .safeAreaInsets), ("vc", .topLayoutGuideLength),
            ("vc", .bottomLayoutGuideLength),
        ]
        return insets.filter { !asked.contains("\($0).\($1.rawValue)") }.map { name, property in
            DumpQuestion(
                path: ValuePath(name: name, property: property.rawValue), phase: .viewDidAppear, numbers: nil,
                place: nil)
        }
    }

    private func uncompared(_ value: PrintedValue, _ reason: UncomparedNumbers.Reason) -> UncomparedNumbers {
        UncomparedNumbers(
            place: value.place, name: value.property.rawValue, numbers: value.numbers, reason: reason)
    }

    /// The questions of a printed value: one, or two where it is the size or the origin of a rectangle.
    private func questions(_ name: String, _ value: PrintedValue) -> [DumpQuestion] {
        let parts: [String?] =
            switch value.component {
            case "size": ["width", "height"]
            case "origin": ["x", "y"]
            default: [value.component]
            }
        return parts.enumerated().map { index, part in
            DumpQuestion(
                path: ValuePath(name: name, property: value.property.rawValue, component: part),
                phase: value.phase ?? .viewDidAppear,
                numbers: parts.count == 1 ? value.numbers : [value.numbers[index]],
                place: value.place)
        }
    }

    /// The numbers that the description of a scroll view holds.
    private func ask(_ name: String, _ view: Int, _ scenario: DumpScenario, _ asked: inout Asked) {
        let own = app.dump.views[view]
        // Where it is in the window, nothing says of a view whose superview is not printed.
        let isPlaced = app.root.looseView == nil
        func add(_ property: Property, _ numbers: [Double]) {
            if isPlaced { return asked.questions.append(question(name, property, numbers, own)) }
            asked.uncompared.append(
                UncomparedNumbers(
                    place: own.place, name: "\(own.className) \(property.rawValue)", numbers: numbers,
                    reason: .withoutSuperview))
        }
        if let inset = own.adjustedContentInset {
            add(.adjustedContentInset, [inset.top, inset.left, inset.bottom, inset.right])
        }
        if let offset = own.contentOffset { add(.contentOffset, [offset.x, offset.y]) }
        guard let size = own.contentSize else { return }
        if scenario.knowsRows(of: view) {
            asked.questions.append(question(name, .contentSize, [size.width, size.height], own))
        } else {
            asked.uncompared.append(
                UncomparedNumbers(
                    place: own.place, name: "\(own.className) contentSize", numbers: [size.width, size.height],
                    reason: scenario.isTable(view) ? .otherRows : .takenOver))
        }
    }

    /// The line of insets without a label, which are assumed to be the view's; nil where there are none.
    var unlabelledLine: Int? {
        let own = app.dump.values.filter { $0.subject == .view && $0.property == .safeAreaInsets }
        return own.contains { $0.isLabelled } ? nil : own.last?.place.line
    }

    /// A value that was printed twice at one phase counts as it was printed last.
    private func keepLast(_ asked: inout Asked) {
        var places: [String: Int] = [:]
        func key(_ question: DumpQuestion) -> String { "\(question.path.description) \(question.phase.rawValue)" }
        for (index, question) in asked.questions.enumerated() { places[key(question)] = index }
        var kept: [DumpQuestion] = []
        for (index, question) in asked.questions.enumerated() {
            if let last = places[key(question)], last != index, let place = question.place {
                asked.uncompared.append(
                    UncomparedNumbers(
                        place: place, name: question.path.description, numbers: question.numbers ?? [],
                        reason: .again(line: asked.questions[last].place?.line ?? place.line)))
            } else {
                kept.append(question)
            }
        }
        asked.questions = kept
    }

    private func question(_ name: String, _ property: Property, _ numbers: [Double], _ view: DumpedView) -> DumpQuestion
    {
        DumpQuestion(
            path: ValuePath(name: name, property: property.rawValue), phase: .viewDidAppear, numbers: numbers,
            place: view.place)
    }

    /// The frames of bars and of the views that show, which UIKit decides on. Bars of other columns have no names.
    private func frames(_ root: ScreenPart, _ compared: inout Set<Int>) -> [DumpQuestion] {
        var questions: [DumpQuestion] = []
        for (part, role) in root.all {
            let bars =
                role.isEmpty
                ? [("navigationBar", part.navigationBar), ("toolbar", part.toolbar), ("tabBar", part.tabBar)] : []
            let isAsked = app.windowSize != nil && (part.kind == .content || !role.isEmpty)
            for (name, index) in bars + [(part.viewName(role), isAsked ? part.view : nil)] {
                guard let index, index != app.belowStatusBar else { continue }
                let frame = app.dump.views[index].frame
                let numbers = [frame.minX, frame.minY, frame.width, frame.height]
                compared.insert(index)
                questions += earlierPrints(of: index, &compared).map { question(name, .frame, $0.1, $0.0) }
                questions.append(question(name, .frame, numbers, app.dump.views[index]))
            }
        }
        return questions
    }

    /// Earlier descriptions of a view that has none around it: a log prints a bar in several callbacks.
    private func earlierPrints(of index: Int, _ compared: inout Set<Int>) -> [(DumpedView, [Double])] {
        let view = app.dump.views[index]
        guard view.superview == nil else { return [] }
        return app.dump.views[..<index].enumerated().filter { $0.element.address == view.address }.map { place, other in
            compared.insert(place)
            return (other, [other.frame.minX, other.frame.minY, other.frame.width, other.frame.height])
        }
    }

    /// The name of a subject in the scenario; empty for the screen, nil for a subject that it does not have.
    private func name(of subject: PrintedValue.Subject, _ scenario: DumpScenario, _ structure: RunningApp) -> String? {
        switch subject {
        case .address(let address):
            guard let index = app.addresses[address] else { return nil }
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
        for (part, role) in structure.root.all {
            if role.isEmpty {
                if part.navigationBar == index { return "navigationBar" }
                if part.toolbar == index { return "toolbar" }
                if part.tabBar == index { return "tabBar" }
            }
            if part.view == index { return part.viewName(role) }
        }
        return nil
    }
}
