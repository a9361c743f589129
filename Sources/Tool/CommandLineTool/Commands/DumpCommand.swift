import CommandFramework
import ConstraintLogs
import Content
import Devices
import Diagnostics
import HierarchyDumps
import JSON
import Languages
import LayoutEngine
import NoteScenarios
import RunningApps
import ScenarioLanguage
import WordFiles

/// `explain --dump`: explains the output that engineers print from a running app.
struct DumpCommand: Equatable, Sendable {
    /// The file with the text; `-` for standard input.
    let file: String
    let format: Format
    let language: Language
    /// The name of the device; nil for the one that fits best.
    let device: String?
    /// Nil for the system that fits best.
    let os: OSVersion?
    let content: String?

    enum Format: String, CaseIterable, Sendable {
        case text, json, scenario
    }

    static let dump = OptionSpecification(
        "--dump", .text("DUMP"),
        "Instead of FILE: what a debugger or a log printed about a running app; - for standard input")
    static let format = OptionSpecification(
        "--format", .choice(Format.allCases.map { $0.rawValue }), "For a dump, the output format (default: text)"
    )
    static let device = OptionSpecification(
        "--device", .text("NAME"), "For a dump, the device (default: the one that fits best)")
    static let os = OptionSpecification(
        "--os", .text("VERSION"), "For a dump, the system, such as 26 (default: the newest that fits best)")
    static let options = [dump, format, device, os]

    static let discussion: Message = """
        '-' alone explains what was copied from a console, whatever it is: logs of constraints (see 'conflict'), a dump, or
        '_autolayoutTrace'. JSON for it: {"kinds", "sentences", "lines": [{"line", "column", "verdict", "name", "printed", "computed",
        "reason"}], "conflicts", "screen": {"device", "os", "orientation", "isKnown", "devices", "systems", "assumed", "scenario"}}.
        A dump holds, in any order and with other lines between them, what 'po [keyWindow recursiveDescription]' and
        'po [UIViewController _printHierarchy]' print, and values such as 'po view.safeAreaInsets', 'p view.frame' or a log's
        'view.safeAreaInsets: UIEdgeInsets(top: 47, …)'. The closest scenario is built from it: the device by the window's size
        and insets, containers and bars by their classes, with a list of assumptions. Each printed value is shown beside the
        engine's: it agrees, differs, is not modelled, or is not compared, with the reason; insets also show which layer adds what.
        JSON: {"device", "orientation", "os", "devices", "systems", "assumed": [text], "scenario": YAML, "values": [{"path", "phase",
        "line", "column", "printed", "computed", "verdict", "rules", "layers": [[{"name", "value", "added"}]]}],
        "isDeviceKnown", "notCompared": [{"line", "column", "name", "printed", "reason"}]}. Scenario: the YAML
        document alone. What cannot be read is reported with its line and column, and the rest is used.
        """
}

extension DumpCommand {
    /// The command, with defaults for omitted arguments; nil if they request no dump.
    init?(_ arguments: ParsedArguments) throws(CommandError) {
        let command = ExplainCommand.specification
        let isPasted = arguments.operands == ["-"] && !arguments.isSet(Self.dump)
        guard let file = isPasted ? "-" : arguments.text(Self.dump) else {
            for option in Self.options where arguments.isSet(option) {
                throw .usage(.optionOfOther(option.name, kind: "explain --dump"), command: command.name)
            }
            return nil
        }
        if let operand = arguments.operands.first, !isPasted {
            throw .usage(.unexpectedOperand(operand), command: command.name)
        }
        for option in [ExplainCommand.phaseOption, .scenario, ExplainCommand.variant, ExplainCommand.against]
        where arguments.isSet(option) {
            throw .usage(.contradictingOptions(Self.dump.name, option.name), command: command.name)
        }
        self.file = file
        format = arguments.choice(Self.format, default: .text)
        language = arguments.choice(.language, default: .english)
        device = arguments.text(Self.device)
        let version = arguments.text(Self.os)
        os = version.flatMap { OSVersion(parsing: $0) }
        if let version, os.map({ KnownVersions.contains($0) }) != true {
            throw .usage(
                .invalidValue(
                    option: Self.os.name, value: version, allowed: KnownVersions.majors.reversed().map { "\($0)" }),
                command: command.name)
        }
        content = arguments.text(.contentOfFile)
    }

    func run(on console: Console) -> CommandOutcome {
        let fileSystem = FileSystem.real
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let bytes = try Console.read(file, in: fileSystem)
            let path = file == "-" ? Console.inputName : file
            let dump = HierarchyDump(bytes)
            outcome.sources = [SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))]
            outcome.diagnostics = dump.problems.map { $0.diagnostic(in: path) }
            if dump.isEmpty {
                if dump.problems.isEmpty { outcome.error = .noDump(path: path) }
                return outcome
            }
            let catalog = try catalog(fileSystem, &outcome)
            let device = try chosenDevice(in: catalog)
            let explanation = DumpExplanation(dump, catalog: catalog, on: device, os: os)
            outcome.diagnostics += explanation.unknown.map { .unknownSubject($0, in: path) }
            let answer = DumpAnswer(explanation, in: WordFiles.standard[language], console.localizer)
            outcome.output =
                switch format {
                case .text: answer.text
                case .json: answer.json.text + "\n"
                case .scenario: explanation.scenario
                }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    /// The device that is asked for; nil for the one that fits best.
    func chosenDevice(in catalog: DeviceCatalog) throws(CommandError) -> Device? {
        guard let name = device else { return nil }
        guard let device = catalog.device(named: name) else {
            throw .usage(
                .unknownDevice(name, known: catalog.devices.map { $0.name }),
                command: ExplainCommand.specification.name)
        }
        if let os, !device.runs(os) {
            let run = KnownVersions.run(by: device).map { $0.description }
            throw .usage(
                .invalidValue(option: Self.os.name, value: os.description, allowed: run),
                command: ExplainCommand.specification.name)
        }
        return device
    }

    /// The standard devices and the devices of the content folder, if there is one.
    func catalog(
        _ fileSystem: FileSystem, _ outcome: inout CommandOutcome
    ) throws(CommandError) -> DeviceCatalog {
        let folder = content ?? "content"
        guard fileSystem.kind(folder) == .folder else {
            if content != nil { throw .noContent(path: folder) }
            return .standard
        }
        do throws(FileSystemError) {
            let devices = try ContentDevices(
                folder: folder, extending: .standard, by: readDevices(_:extending:addedBy:), in: fileSystem)
            outcome.sources += devices.sources
            outcome.diagnostics += devices.diagnostics
            return devices.catalog
        } catch {
            throw CommandError(error)
        }
    }
}

extension DumpProblem {
    /// A warning with its place: the rest of the dump is used.
    func diagnostic(in path: String) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(code), .warning, wording, at: SourceSpan(file: path, range: place.offset..<place.offset))
    }

    private var code: String {
        switch reason {
        case .unreadableFrame: "dump/frame"
        case .notFinite: "dump/no-number"
        case .unreadableController: "dump/controller"
        case .otherNumbers: "dump/other-numbers"
        case .tooMany: "dump/too-many"
        case .lineTooLong: "dump/long-line"
        }
    }
}

extension Diagnostic {
    /// A warning about a value that names no view of the dump.
    static func unknownSubject(_ value: PrintedValue, in path: String) -> Diagnostic {
        let name =
            switch value.subject {
            case .address(let address): address
            case .named(let name): name
            case .scrollView(let base): base ?? "UIScrollView"
            case .navigationView: "navigationController"
            case .tabView: "tabBarController"
            default: value.property.rawValue
            }
        return Diagnostic(
            DiagnosticCode("dump/unknown-view"), .warning,
            "'\(name)' is not among the printed views, so its \(value.property.rawValue) is ignored; name the view by its address, as in 'po [0x… \(value.property.rawValue)]'",
            at: SourceSpan(file: path, range: value.place.offset..<value.place.offset))
    }
}

extension CommandError {
    /// The text was read and holds neither view nor controller nor value of a running app.
    fileprivate static func noDump(path: String) -> CommandError {
        .failed(
            "'\(path)' contains nothing from a running app: expected lines such as '<UIView: 0x…; frame = (0 0; 390 844); …>', '<UINavigationController 0x…>, state: appeared, view: …' or 'view.safeAreaInsets: UIEdgeInsets(top: 47, …)'"
        )
    }
}
