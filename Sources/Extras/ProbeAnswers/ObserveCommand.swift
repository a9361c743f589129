package import CommandFramework
import Content
import Diagnostics
import JSON
import Languages
import LayoutEngine
import Observations
import ScenarioLanguage
import WordFiles

/// `observe`: compares UIKit's values, observed somewhere, with the engine's.
package struct ObserveCommand: Subcommand {
    let file: String
    let content: String?
    let format: Format
    let language: Language
    /// The most values that a text shows of each group.
    let limit: Int
    /// Whether new observations are added to the folder's.
    let writes: Bool
    /// The day of the observation, if the lines do not give it.
    let date: CalendarDate
    /// The observer, if the lines do not name one.
    let source: String
    /// The name of the form of the file; nil for the form of this tool's probe.
    let map: String?
    /// The device and the system of values that name none.
    let device: String?
    let os: String?

    enum Format: String, CaseIterable, Sendable {
        case text, json
    }

    static let format = OptionSpecification(
        "--format", .choice(Format.allCases.map { $0.rawValue }), "Format of the output (default: text)")
    static let limit = OptionSpecification(
        "--limit", .number(0...1_000_000, "N"), "In text output, show at most N values of each group (default: 5)")

    static let write = OptionSpecification(
        "--write", .flag,
        "Add the values to the 'observations' folder of the content folder, where 'build' and 'check' read them")
    static let date = OptionSpecification(
        "--date", .text("DATE"), "With --write, the date on which they were observed (default: today)")
    static let source = OptionSpecification(
        "--source", .text("NAME"), "With --write, who observed them, or with what (default: the probe of this tool)")

    static let map = OptionSpecification(
        "--map", .text("NAME"),
        "The format of FILE, by its name under 'observations' in site.yaml (default: the format of this tool's probe)")
    static let device = OptionSpecification(
        "--device", .text("NAME"), "With --map, the device for values that do not name one")
    static let os = OptionSpecification(
        "--os", .text("VERSION"), "With --map, the system for values that do not name one")

    package static let specification = CommandSpecification(
        "observe", "Compare UIKit's values with the engine's, by rule",
        operands: [.init("FILE", "JSON Lines that a probe printed ('notchbook export probe'); - for standard input")],
        options: [.content, map, device, os, write, date, source, format, .language, limit],
        discussion: """
            A line: {"scenario", "device", "os", "phase", "path", "value"}, and "build" where it is known; a variant is written
            "ID#2". Each value agrees, differs (with both numbers, the rule and the derivation), was extrapolated and is confirmed,
            or does not exist in the engine. Lines that cannot be used are reported once each, and the others are used.
            JSON: one object per value, each on its own line, {"verdict", "scenario", "device", "os", "build", "phase", "path", "observed",
            "computed", "rules"}. The exit code is 2 when something differs.
            With --write a value that is confirmed loses its question mark on its device and system, and one that differs is an error
            of 'check' and 'build' until a rule is corrected or its row ends in '| disputed: REASON'.
            """,
        examples: [
            "notchbook observe observations.jsonl", "sh probe/run.sh | notchbook observe -",
            "notchbook observe observations.jsonl --write --source 'iPhone of a reader'",
            "notchbook observe probe.log --map other --device 'iPhone 16' --os 26.4",
        ])
}

extension ObserveCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        file = arguments.operands[0]
        content = arguments.text(.content)
        format = arguments.choice(Self.format, default: .text)
        language = arguments.choice(.language, default: .english)
        limit = arguments.number(Self.limit) ?? 5
        writes = arguments.isSet(Self.write)
        let text = arguments.text(Self.date)
        guard let date = text.map({ CalendarDate($0) }) ?? .today else {
            throw .usage(
                .invalidValue(option: Self.date.name, value: text ?? "", allowed: ["YYYY-MM-DD"]),
                command: Self.specification.name)
        }
        self.date = date
        map = arguments.text(Self.map)
        source = arguments.text(Self.source) ?? map ?? ObservedRun.probe
        device = arguments.text(Self.device)
        os = arguments.text(Self.os)
        for option in [Self.device, Self.os] where map == nil && arguments.isSet(option) {
            throw .usage(.optionOfOther(option.name, kind: "observe --map"), command: Self.specification.name)
        }
    }

    /// The most values that are written at once, and the largest document: both are held as a whole.
    private static let maxWritten = 500_000
    private static let maxBytesOfDocument = 64 << 20

    package func run(on console: Console) -> CommandOutcome {
        let fileSystem = FileSystem.real
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let chosen = try ChosenScenarios([], content: content, in: fileSystem, &outcome)
            let reader = try reader(fileSystem, &outcome)
            let (report, observed) =
                try reader?.isOfDocuments == true
                ? compared(document: reader, chosen, fileSystem, &outcome) : streamed(chosen, reader, &outcome)
            if writes { try write(observed, besides: fileSystem, &outcome) }
            outcome.hasChanged = report.count(of: .differs) > 0
            if format == .text {
                outcome.output = ObservationText(language: language, limit: limit).text(of: report, console.localizer)
            }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    private var path: String { file == "-" ? Console.inputName : file }

    /// The file's lines compared as they are read, so that it may be of any size. Answers are printed as they come, or forgotten
    /// except for answers that a text shows; observations are kept if they are to be written.
    private func streamed(
        _ chosen: ChosenScenarios, _ reader: MappedReader?, _ outcome: inout CommandOutcome
    ) throws(CommandError) -> (report: ObservationReport, observed: [Observation]) {
        let lines = try LineSource(file)
        defer { lines.close() }
        let printed = PrintedAnswers()
        let (isPrinting, isWriting) = (format == .json, writes)
        var stream = ObservationStream(
            path: path, of: chosen.all, catalog: chosen.catalog, keeping: limit, with: reader,
            onAnswer: { answer in
                if isPrinting { printed.add(ObservationText.json(answer).text) }
                if isWriting, printed.observed.count <= Self.maxWritten { printed.observed.append(answer.observation) }
            })
        for isFirst in [true, false] {
            let input = try lines.open(maxBytes: 1 << 20)
            while let line = input.next() {
                switch line {
                case .bytes(let bytes): if isFirst { stream.note(bytes) } else { stream.take(bytes) }
                case .tooLong: if !isFirst { stream.take(nil) }
                }
            }
        }
        stream.finish()
        outcome.output = printed.rest
        outcome.sources.append(SourceFile(path: path, text: String(decoding: stream.excerpt, as: UTF8.self)))
        outcome.diagnostics += stream.diagnostics + stream.report.diagnostics
        return (stream.report, printed.observed)
    }

    /// A document, which is one value of JSON and held as a whole.
    private func compared(
        document reader: MappedReader?, _ chosen: ChosenScenarios, _ fileSystem: FileSystem,
        _ outcome: inout CommandOutcome
    ) throws(CommandError) -> (report: ObservationReport, observed: [Observation]) {
        let bytes = try Console.read(file, in: fileSystem)
        if bytes.count > Self.maxBytesOfDocument {
            throw .unreadable(
                path: path, reason: "documents over 64 MB are not read; files that are read line by line may be larger")
        }
        outcome.sources.append(SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self)))
        guard let reader else { return (ObservationReport([], of: chosen.all, catalog: chosen.catalog), []) }
        let mapped = MappedObservations(bytes, as: reader)
        let report = ObservationReport(mapped.observations, of: chosen.all, catalog: chosen.catalog)
        outcome.diagnostics += mapped.diagnostics + report.diagnostics
        if format == .json { outcome.output = JSONValue.lines(report.answers.map { ObservationText.json($0) }) }
        return (report, report.answers.map { $0.observation })
    }

    /// The reader of the form that the settings describe; nil for the form of this tool's probe.
    private func reader(
        _ fileSystem: FileSystem, _ outcome: inout CommandOutcome
    ) throws(CommandError) -> MappedReader? {
        guard let map else { return nil }
        let form = try form(named: map, fileSystem, &outcome)
        if form.device == nil, device == nil {
            throw .usage(.missingOption(Self.device.synopsis), command: Self.specification.name)
        }
        if form.os == nil, os == nil {
            throw .usage(.missingOption(Self.os.synopsis), command: Self.specification.name)
        }
        return MappedReader(form, path: path, device: device, os: os)
    }

    private func form(
        named name: String, _ fileSystem: FileSystem, _ outcome: inout CommandOutcome
    ) throws(CommandError) -> ObservationForm {
        let settings: (forms: [ObservationForm], diagnostics: [Diagnostic], sources: [SourceFile])
        do throws(FileSystemError) {
            settings = try ObservationForm.all(
                in: content ?? "content", knowing: WordFiles.standardLanguages, of: fileSystem)
        } catch {
            throw CommandError(error)
        }
        outcome.sources += settings.sources
        outcome.diagnostics += settings.diagnostics
        if let form = settings.forms.first(where: { $0.name == name }) { return form }
        throw .usage(
            .invalidValue(option: Self.map.name, value: name, allowed: settings.forms.map { $0.name }),
            command: Self.specification.name)
    }

    /// Adds the observations that name something known to the observations of the content folder.
    private func write(
        _ observed: [Observation], besides fileSystem: FileSystem, _ outcome: inout CommandOutcome
    ) throws(CommandError) {
        let folder = content ?? "content"
        if observed.count > Self.maxWritten {
            throw .unwritable(
                path: folder,
                reason: "at most 500,000 values can be written at once; split the file, for example by device")
        }
        do throws(FileSystemError) {
            let present = try ContentObservations(folder: folder, in: fileSystem)
            outcome.sources += present.sources
            outcome.diagnostics += present.diagnostics
            let observations = observed.map { dated($0) }
            let addition = ObservationAddition(observations, to: present, folder: folder)
            outcome.diagnostics += addition.diagnostics
            for file in addition.files { try fileSystem.replace(file.path, with: Array(file.text.utf8)) }
            if format == .json { return }
            outcome.summary = addition.files.map { "wrote '\($0.path)'" }
            outcome.summary.append(
                "added \(Message.counted(addition.added, "value")); \(addition.known) already present")
        } catch {
            throw CommandError(error)
        }
    }

    /// The observation with day and source, where its line gives neither.
    private func dated(_ observation: Observation) -> Observation {
        var observation = observation
        if CalendarDate(observation.run.date) == nil { observation.run.date = date.description }
        if observation.run.source.isEmpty { observation.run.source = source }
        return observation
    }
}

/// Answers that go to standard output while a file is read, and observations that are kept for writing.
private final class PrintedAnswers {
    /// Output that has not been printed yet.
    private(set) var rest = ""
    var observed: [Observation] = []

    func add(_ line: String) {
        rest += line + "\n"
        guard rest.utf8.count > 1 << 20 else { return }
        // A reader that has gone away is not an error; a full disk is reported when the rest is written.
        if Console.write(Array(rest.utf8), to: Console.output) == nil { rest = "" }
    }
}
