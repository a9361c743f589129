import ConstraintLogs
import Diagnostics
import Geometry
import HierarchyDumps
import LayoutEngine
import ScenarioLanguage
import YAML

/// Searches for the device and system for which most printed values agree with the engine's.
struct ScenarioSearch {
    private let app: RunningApp
    private let catalog: DeviceCatalog
    private let device: Device?
    private let os: OSVersion?
    private let questions: DumpQuestions

    init(_ app: RunningApp, catalog: DeviceCatalog, device: Device?, os: OSVersion?) {
        self.app = app
        self.catalog = catalog
        self.device = device
        self.os = os
        questions = DumpQuestions(app)
    }

    /// A scenario on a place, with how many of the printed numbers are the engine's.
    struct Found {
        let document: String
        let variant: Variant
        let devices: [Device]
        let otherSystems: [OSVersion]
        let assumptions: [Message]
        let answers: [DumpExplanation.Answer]
        let unknown: [PrintedValue]
        let uncompared: [UncomparedNumbers]
        /// Whether nothing printed says which device it is.
        let isArbitrary: Bool
        /// Whether all devices that fit have the same screen.
        let isDeviceKnown: Bool
    }

    /// A place to try.
    private struct Place {
        let device: Device
        let orientation: InterfaceOrientation
        let os: OSVersion
        let window: Rect?

        func isSame(as other: Place) -> Bool {
            device.name == other.device.name && orientation == other.orientation && os == other.os
        }
    }

    /// The device of scenarios from printed output that does not name a device.
    private static let usualDevice = "iPhone 15"

    var best: Found {
        let places = self.places
        var best: (structure: RunningApp, scenario: DumpScenario, place: Place, score: Double, ties: [Place])?
        for structure in structures {
            let scenario = DumpScenario(structure)
            guard let app = variant(of: scenario, at: places[0])?.app else { continue }
            let asked = questions.all(scenario, structure).questions
            for place in places {
                let score = score(of: app, at: place, asked)
                if let known = best, score <= known.score {
                    if score == known.score, structure.root.kind == known.structure.root.kind,
                        !known.ties.contains(where: { $0.isSame(as: place) })
                    {
                        best?.ties.append(place)
                    }
                    continue
                }
                best = (structure, scenario, place, score, [place])
            }
        }
        return found(best ?? (app, DumpScenario(app), places[0], 0, [places[0]]))
    }

    private func found(
        _ best: (structure: RunningApp, scenario: DumpScenario, place: Place, score: Double, ties: [Place])
    ) -> Found {
        var devices: [Device] = []
        for tie in best.ties where !devices.contains(tie.device) { devices.append(tie.device) }
        // Where nothing was printed that a device could differ in, one that many have.
        let isArbitrary = app.windowSize == nil && best.score == 0 && holders(among: catalog.devices).isEmpty
        let usual = isArbitrary ? devices.first { $0.name == Self.usualDevice } : nil
        if let usual { devices = [usual] + devices.filter { $0 != usual } }
        let chosen = devices.first ?? best.place.device
        let own = best.ties.filter { $0.device == chosen && $0.orientation == best.ties[0].orientation }
        let place = own.max { $0.os < $1.os } ?? best.place
        let systems = own.map { $0.os }.filter { $0 != place.os }.sorted { $0 > $1 }
        var scenario = best.scenario
        var assumptions: [Message] = []
        if let variant = variant(of: scenario, at: place) {
            let ignored = unadjusted(in: layOut(variant.app, in: variant.environment), scenario)
            if !ignored.isEmpty {
                scenario = DumpScenario(best.structure, unadjusted: Set(ignored.map { $0.view }))
                for (name, view) in ignored {
                    let line = best.structure.dump.views[view].place.line
                    assumptions.append(
                        "'\(name)' has contentInsetAdjustmentBehavior never, as its insets on line \(line) are zero")
                }
            }
        }
        assumptions =
            notes(on: place, devices, isArbitrary ? [] : systems, best.structure, isArbitrary) + scenario.assumptions
            + assumptions
        let document = scenario.text(on: place.device.name, place.orientation, place.os, window: place.window)
        let variant = variant(of: scenario, at: place) ?? fallback(place)
        let result = layOut(variant.app, in: variant.environment)
        let asked = questions.all(scenario, best.structure)
        let isDeviceKnown =
            app.windowSize != nil && place.window == nil
            || devices.allSatisfy { $0.screen.size == chosen.screen.size }
        let answers = asked.questions.map { DumpExplanation.Answer($0, in: result) }
            .filter { $0.printed != nil || app.belowStatusBar == nil && Self.isOfSystem($0, place.os) }
        // What differs on a device that is a guess may agree on the right one.
        func asUncompared(_ answer: DumpExplanation.Answer) -> UncomparedNumbers? {
            answer.asScrolled ?? (isDeviceKnown || device != nil ? nil : answer.asGuessed)
        }
        let uncompared = asked.uncompared + answers.compactMap { asUncompared($0) }
        return Found(
            document: document, variant: variant, devices: devices, otherSystems: systems, assumptions: assumptions,
            answers: answers.filter { asUncompared($0) == nil }, unknown: asked.unknown,
            uncompared: uncompared.sorted { ($0.place.offset, $0.name) < ($1.place.offset, $1.name) },
            isArbitrary: isArbitrary,
            isDeviceKnown: isDeviceKnown)
    }

    /// Whether the insets come from the system and were not printed: layout guides before iOS 11, then safe areas.
    private static func isOfSystem(_ answer: DumpExplanation.Answer, _ os: OSVersion) -> Bool {
        answer.value != nil && (os >= OSVersion(11)) == (answer.path.property == Property.safeAreaInsets.rawValue)
    }

    private func fallback(_ place: Place) -> Variant {
        let controller = Controller(name: "vc", kind: .content, view: View(name: "view", placement: .fill))
        let environment = Environment(device: place.device, orientation: place.orientation, os: place.os)
        return Variant(coordinates: [], environment: environment, app: App(.controller(controller)), expectations: [])
    }

    // MARK: Assumptions

    private func notes(
        on place: Place, _ devices: [Device], _ systems: [OSVersion], _ structure: RunningApp, _ isArbitrary: Bool
    ) -> [Message] {
        var notes: [Message] = []
        if device == nil, isArbitrary {
            notes.append("the device is \(place.device.name), as nothing printed says which it is")
        } else if device == nil {
            if devices.count > 1 {
                let names = devices.prefix(8).map { $0.name }.joined(separator: ", ") + (devices.count > 8 ? ", …" : "")
                notes.append("the device is \(place.device.name), the first of \(devices.count) that fit: \(names)")
            }
            if place.window != nil {
                notes.append(
                    "no screen is as large as the window, so it is placed in the corner of the screen of \(place.device.name)"
                )
            }
        }
        if os == nil, !systems.isEmpty {
            let names = systems.map { $0.description }.joined(separator: ", ")
            notes.append("the system is \(place.os), the newest that fits; others that fit: \(names)")
        }
        if app.hasUnknownContainers {
            switch (structure.root.kind, structure.root.children.first?.kind) {
            case (.tab, .navigation?):
                notes.append(
                    "the view is in a navigation controller in a tab bar controller, as its numbers fit that best")
            case (.tab, _): notes.append("the view is in a tab bar controller, as its numbers fit that best")
            case (.navigation, _): notes.append("the view is in a navigation controller, as its numbers fit that best")
            default: notes.append("the view belongs to the window's controller, as no container was printed")
            }
        }
        if structure.root.showsMissingBar {
            notes.append(
                "a bar that is not among the printed views shows, as the numbers fit that better: the text may be cut")
        }
        if let line = questions.unlabelledLine {
            notes.append("the insets on line \(line) are the view's safe area, as nothing says what they are")
        }
        return notes
    }

    /// The hierarchies to try: the one that was printed, or where only numbers were those that most apps have.
    private var structures: [RunningApp] {
        let content = app.root
        let navigation = ScreenPart(kind: .navigation, children: [content])
        let unknown = [
            content, navigation, ScreenPart(kind: .tab, children: [content]),
            ScreenPart(kind: .tab, children: [navigation]),
        ]
        return (app.hasUnknownContainers ? unknown : app.root.readings).map { part in
            var structure = app
            structure.root = part
            return structure
        }
    }

    // MARK: Places

    private var places: [Place] {
        let all = device.map { [$0] } ?? catalog.devices
        let evidence = SystemEvidence(app)
        var places = places(among: all) { evidence.allows($0) }
        // Classes are a hint: a subclass or another device may have them, too.
        if places.isEmpty { places = self.places(among: all) { _ in true } }
        let first = all.first ?? catalog.devices[0]
        return places.isEmpty
            ? [Place(device: first, orientation: .portrait, os: first.newestOS, window: nil)] : places
    }

    private func places(among devices: [Device], _ allows: (OSVersion) -> Bool) -> [Place] {
        guard let size = app.windowSize else {
            let holders = holders(among: devices)
            let fitting = holders.isEmpty ? devices.map { ($0, InterfaceOrientation.portrait) } : holders
            return fitting.flatMap { systems(of: $0.0, $0.1, window: nil, allows) }
        }
        var places: [Place] = []
        for device in devices {
            let screen = device.screen.size
            if screen == size { places += systems(of: device, .portrait, window: nil, allows) }
            if screen.transposed == size {
                for side in app.upright.map({ [$0.orientation] }) ?? [.landscapeRight, .landscapeLeft] {
                    places += systems(of: device, side, window: nil, allows)
                }
            }
        }
        if !places.isEmpty { return places }
        return besideOthers(size, among: devices, allows)
    }

    /// The places of a window that no screen is as large as: one beside others, which is as high as an iPad's screen, or one of any
    /// size on a screen that has room for it, iPads before others.
    private func besideOthers(_ size: Size, among devices: [Device], _ allows: (OSVersion) -> Bool) -> [Place] {
        let window = Rect(origin: .zero, size: size)
        let sides: [InterfaceOrientation] = [.portrait, .landscapeRight]
        let all = sides.flatMap { side in
            devices.map { ($0, side, screen: side.isLandscape ? $0.screen.size.transposed : $0.screen.size) }
        }
        let holders = all.filter { $0.screen.width >= size.width && $0.screen.height >= size.height }
        let pads = holders.filter { $0.0.family == .iPad }
        for group in [pads.filter { $0.screen.height == size.height }, pads, holders] {
            let found = group.flatMap { systems(of: $0.0, $0.1, window: window, allows) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The devices as wide as what was printed without a window, upright before those on their side, and high enough for it.
    private func holders(among devices: [Device]) -> [(Device, InterfaceOrientation)] {
        guard let least = app.leastScreen else { return [] }
        func holds(_ screen: Size) -> Bool { screen.width == least.width && screen.height >= least.height }
        let upright = devices.filter { holds($0.screen.size) }
        if !upright.isEmpty { return upright.map { ($0, .portrait) } }
        return devices.filter { holds($0.screen.size.transposed) }.map { ($0, .landscapeRight) }
    }

    /// A place for each system that a device runs, the newest first.
    private func systems(
        of device: Device, _ orientation: InterfaceOrientation, window: Rect?, _ allows: (OSVersion) -> Bool
    ) -> [Place] {
        var systems = os.map { device.runs($0) ? [$0] : [] } ?? KnownVersions.run(by: device).reversed().filter(allows)
        // Without a hierarchy and a size nearly every device and system is possible: those between are left out.
        if os == nil, window != nil || app.windowSize == nil && app.root.looseView == nil {
            systems = Array(systems.prefix(1)) + systems.dropFirst().filter { [18, 12].contains($0.major) }
        }
        return systems.map { Place(device: device, orientation: orientation, os: $0, window: window) }
    }

    // MARK: Scores

    private func variant(of scenario: DumpScenario, at place: Place) -> Variant? {
        let text = scenario.text(on: place.device.name, place.orientation, place.os, window: place.window)
        let file = SourceFile(path: "dump.yaml", text: text)
        let blocks = YAMLParser.parse(file, in: file.span.range).value
        return resolveScenarios(blocks, catalog: catalog).value.first?.flatMap { $0.variants.first }
    }

    /// The number of printed numbers that agree with the engine's; insets of the window decide before all others.
    private func score(of subject: App, at place: Place, _ asked: [DumpQuestion]) -> Double {
        var environment = Environment(device: place.device, orientation: place.orientation, os: place.os)
        environment.window.frame = place.window
        let result = layOut(subject, in: environment)
        return asked.reduce(0) { total, question in
            guard let numbers = question.numbers, let snapshot = result[question.phase] else { return total }
            let own = question.answer(in: snapshot)?.quantities.map { $0.value } ?? []
            let same = zip(numbers, own).count { DumpExplanation.isSame($0, $1) }
            return total + Double(same) * (question.path.name == "window" ? 10 : 1)
        }
    }

    /// The scroll views whose printed insets are zero and whose computed ones are not.
    private func unadjusted(in result: LayoutResult, _ scenario: DumpScenario) -> [(name: String, view: Int)] {
        scenario.scrollViews.filter { name, view in
            guard let printed = app.dump.views[view].adjustedContentInset, printed == .zero,
                let own = result.settled[name]?[.adjustedContentInset]?.insets
            else { return false }
            return own != .zero
        }
    }
}

/// The systems that the classes of a dump allow.
struct SystemEvidence {
    private var first = OSVersion(7)
    private var end: OSVersion?

    init(_ app: RunningApp) {
        let dump = app.dump
        func begins(_ major: Int) { first = max(first, OSVersion(major)) }
        func ends(_ major: Int) { end = end.map { min($0, OSVersion(major)) } ?? OSVersion(major) }
        if app.upright != nil || app.belowStatusBar != nil { ends(8) }
        for view in dump.views {
            if view.adjustedContentInset != nil { begins(11) }
            if view.hasEdgeEffects { begins(26) }
            if view.className.holds("NavigationStackHosting") { begins(16) }
            if view.className.holds("SwiftUI") || view.className.holds("_UIHostingView") { begins(13) }
            switch view.className {
            case "UITableViewWrapperView", "_UILayoutGuide": ends(11)
            case "_UINavigationBarBackground": ends(10)
            case "_UIBarBackground": begins(10)
            case "_UINavigationBarContentView": begins(11)
            case "UIDropShadowView": begins(13)
            default: continue
            }
        }
        for value in dump.values
        where [.safeAreaInsets, .adjustedContentInset, .additionalSafeAreaInsets].contains(value.property) {
            begins(11)
        }
    }

    func allows(_ os: OSVersion) -> Bool { os >= first && (end.map { os < $0 || $0 <= first } ?? true) }
}
