package import Diagnostics
package import LayoutEngine
import Resources
package import ScenarioLanguage

/// A program that builds the hierarchies of scenarios, walks them through phases and steps, and prints UIKit's values.
///
/// Devices and systems are those on which it runs, so that variants which differ in nothing else are one hierarchy.
package struct Probe: Sendable {
    /// The scenarios that the program builds, in their order.
    private let programs: [Entry]
    /// The numbers of skipped variants, by reason.
    package let skipped: [(reason: Skipped, count: Int)]

    private struct Entry: Sendable {
        let program: UIKitProgram
        let name: String
        let orientation: InterfaceOrientation
        /// The variant itself, then its steps.
        let variants: [(name: String, variant: Variant)]

        var steps: [(name: String, variant: Variant)] { Array(variants.dropFirst()) }
    }

    /// The parts by which hierarchies are distinguished.
    private struct Subject: Equatable {
        let app: App
        let orientation: InterfaceOrientation
    }

    package init(_ scenarios: [Scenario]) {
        var programs: [Entry] = []
        var skipped: [Skipped: Int] = [:]
        for scenario in scenarios {
            var seen: [Subject] = []
            let hierarchies = scenario.hasSteps ? [scenario.variants] : scenario.variants.map { [$0] }
            for (index, variants) in hierarchies.enumerated() {
                let first = variants[0]
                let subject = Subject(app: first.app, orientation: first.environment.orientation)
                if seen.contains(subject) { continue }
                seen.append(subject)
                let name = Self.name(of: index, in: scenario)
                let program = UIKitProgram(
                    first, of: scenario, className: CodeIdentifier.className(scenario.id) + "\(index + 1)Controller",
                    steps: Array(variants.dropFirst()))
                let reason =
                    variants.lazy.compactMap { Skipped($0.environment) }.first
                    ?? Unsupported.allCases.first { program.unsupported.contains($0) }.map { .code($0) }
                if let reason {
                    skipped[reason, default: 0] += variants.count
                    continue
                }
                let named = variants.enumerated().map { offset, variant in
                    (name: Self.name(of: index + offset, in: scenario), variant: variant)
                }
                programs.append(
                    Entry(program: program, name: name, orientation: subject.orientation, variants: named))
            }
        }
        self.programs = programs
        self.skipped = Skipped.all.compactMap { reason in skipped[reason].map { (reason, $0) } }
    }

    /// Each hierarchy with its readings: a variant and its steps, and the elements whose values are read.
    var hierarchies: [(program: UIKitProgram, variants: [(name: String, variant: Variant)])] {
        programs.map { ($0.program, $0.variants) }
    }

    /// The number of hierarchies.
    package var count: Int { programs.count }

    /// The name of a variant in lines: the scenario's id, with the variant's number from 1 where it has several.
    package static func name(of index: Int, in scenario: Scenario) -> String {
        scenario.variants.count == 1 ? scenario.id : "\(scenario.id)#\(index + 1)"
    }

    /// The files of the program, by their paths below its folder.
    ///
    /// - Parameters:
    ///   - devices: the names of the default devices; empty for all available ones.
    ///   - systems: the versions of the systems, such as 26.4, or 26 for all of these; empty for all available ones.
    package func files(
        on devices: [String] = [], _ systems: [OSVersion] = []
    ) -> [(path: String, text: String)] {
        func part(_ name: String) -> String { Resources.text(of: name, in: .probe) }
        let script = part("run.sh")
            .replacing("devices=''", with: "devices='\(Self.quoted(devices))'")
            .replacing("systems=''", with: "systems='\(systems.map { $0.description }.joined(separator: "\n"))'")
        let workflow = Self.workflow(part("verify.yml"), on: systems)
        return [
            ("Sources/Probe/Probe.swift", source), ("Sources/Probe/App.swift", part("App.swift")),
            ("Package.swift", part("Package.swift")), ("Tests/ProbeTests/ProbeTests.swift", part("ProbeTests.swift")),
            ("Info.plist", part("Info.plist")), ("run.sh", script), ("verify.yml", workflow),
        ]
    }

    /// Lines escaped for single quotes in a shell.
    private static func quoted(_ lines: [String]) -> String {
        lines.joined(separator: "\n").replacing("'", with: "'\\''")
    }

    /// The workflow without the systems that were not chosen; unchanged if it has none of the chosen ones.
    private static func workflow(_ text: String, on systems: [OSVersion]) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = "          - {runtime: iOS "
        func isChosen(_ line: Substring) -> Bool {
            guard line.hasPrefix(start) else { return true }
            let version = OSVersion(parsing: String(line.dropFirst(start.count).prefix { $0 != "," }))
            return systems.contains { $0 == version || ($0 == OSVersion($0.major) && $0.major == version?.major) }
        }
        let chosen = lines.filter { isChosen($0) }
        return chosen.contains { $0.hasPrefix(start) } ? chosen.joined(separator: "\n") : text
    }

    /// Everything but the app around it.
    var source: String {
        var text = (Resources.text(of: "Walk.swift", in: .probe) + Self.recorder)
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }.dropLast()
        text += ["", "// MARK: - The scenarios", "", "@MainActor let probedScenarios: [ProbedScenario] = ["]
        text += programs.map { "    probe\($0.program.className)()," } + ["]"]
        for entry in programs { text += [""] + entry.program.swiftClass(isProbed: true) + [""] + lines(of: entry) }
        return text.map { $0 + "\n" }.joined()
    }

    /// The code that records values and callbacks. Its controller stands there a second time as a table view controller, as neither can inherit
    /// from the other.
    private static var recorder: String {
        let text = Resources.text(of: "Recorder.swift", in: .probe)
        let start = "/// A controller whose callbacks are noticed."
        let controller = text.split(separator: start, omittingEmptySubsequences: false).last ?? ""
        return text + "\n/// A table view controller whose callbacks are noticed."
            + controller.replacing("ViewController", with: "TableViewController")
    }

    /// The function that describes how a hierarchy is shown and read.
    private func lines(of entry: Entry) -> [String] {
        let writer = SwiftWriter()
        let program = entry.program
        let name = program.className
        let cast = "guard let controller = controller as? \(name) else { return }"
        let show =
            program.isPresented
            ? [
                "let presenter = UIViewController()", "window.rootViewController = presenter",
                "window.makeKeyAndVisible()", "\(name).present(controller, over: presenter)",
            ]
            : ["window.rootViewController = \(name).root(around: controller)", "window.makeKeyAndVisible()"]
        let read = program.elements.map { element in
            let call = element.kind == .bar ? "bar" : element.kind.rawValue
            return "recorder.\(call)(\(writer.quoted(element.name)), \(writer.text(element.expression)))"
        }
        let steps = entry.steps.enumerated().map { index, step in
            "ProbedStep(name: \(writer.quoted(step.name)), orientation: .\(step.variant.environment.orientation.rawValue), "
                + "change: { ($0 as? \(name))?.step\(index + 1)() }),"
        }
        return ["@MainActor private func probe\(name)() -> ProbedScenario {"]
            + (["ProbedScenario("]
            + ([
                "name: \(writer.quoted(entry.name)), orientation: .\(entry.orientation.rawValue),",
                "make: { \(name)() },", "show: { controller, window in",
            ] + ([cast] + show).indented() + ["},", "read: { controller, recorder in"]
            + ([cast] + read).indented() + ["},", "steps: ["] + steps.indented() + ["])"]).indented()).indented()
            + ["}"]
    }
}

/// Why a variant is not asked of UIKit.
package enum Skipped: Hashable, Sendable {
    case statusBarInCall, statusBarByScenario, windowFrame, windowInsets, launchScreen, linkedSDK, designCompatibility
    case displayZoom, keyboard, textSize, rightToLeft, hinge
    case code(Unsupported)

    /// A setting of an environment that an app cannot give to the simulator; nil where there is none.
    init?(_ environment: Environment) {
        let usual = AppSettings()
        if environment.statusBarHeight != nil {
            self = .statusBarInCall
        } else if environment.isStatusBarHidden != nil {
            self = .statusBarByScenario
        } else if environment.window.safeAreaInsets != nil {
            self = .windowInsets
        } else if environment.window.frame != nil {
            self = .windowFrame
        } else if environment.app.hasLaunchScreen != usual.hasLaunchScreen {
            self = .launchScreen
        } else if environment.app.linkedSDK != nil {
            self = .linkedSDK
        } else if environment.app.requiresDesignCompatibility {
            self = .designCompatibility
        } else if environment.isDisplayZoomed {
            self = .displayZoom
        } else if environment.keyboard != nil {
            self = .keyboard
        } else if environment.contentSizeCategory != .large {
            self = .textSize
        } else if environment.layoutDirection != .leftToRight {
            self = .rightToLeft
        } else if environment.hinge == .partiallyOpen {
            self = .hinge
        } else {
            return nil
        }
    }

    /// The cases in the order in which they are counted.
    static let all: [Skipped] =
        [
            .statusBarInCall, .statusBarByScenario, .windowFrame, .windowInsets, .launchScreen, .linkedSDK,
            .designCompatibility, .displayZoom, .keyboard, .textSize, .rightToLeft, .hinge,
        ] + Unsupported.allCases.map { .code($0) }

    /// A clause without a full stop.
    package var wording: Message {
        switch self {
        case .statusBarInCall: "an app cannot show the in-call status bar"
        case .statusBarByScenario: "the status bar is hidden by the scenario, not by a controller"
        case .windowFrame: "the system decides the size of windows"
        case .windowInsets: "the system decides the window's insets"
        case .launchScreen: "an app has a launch screen either in all its scenarios or in none"
        case .linkedSDK: "an app is linked with one SDK"
        case .designCompatibility: "an app asks for compatibility either in all its scenarios or in none"
        case .displayZoom: "the display's zoom is a setting of the device"
        case .keyboard: "the system decides the keyboard's height"
        case .textSize: "the text size is a setting of the device"
        case .hinge: "an app cannot fold the device"
        case .rightToLeft: "the direction of layout is a setting of the device"
        case .code(let reason): reason.wording
        }
    }
}
