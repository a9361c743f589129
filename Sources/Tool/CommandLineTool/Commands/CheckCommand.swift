package import CommandFramework
import Build
import Content
import Devices
import Diagnostics
import Languages
import LayoutEngine
import LayoutSite
import Reference
import ResultStore
import WordFiles

/// `check`: everything that `build` does but drawing and writing.
package struct CheckCommand: Subcommand {
    /// The notes that are checked, as they were given; none for everything.
    let files: [String]
    let content: String
    /// Nil for the folder beside the content folder, if there is one.
    let templates: String?
    let isStrict: Bool
    var isUntrusted = false
    /// The most problems that are shown; nil to leave it to where they go.
    let limit: Int?
    /// The way to apply corrections that change no meaning; nil to apply none.
    let fixing: Fixing?
    /// The note, the section or everything that agrees in all languages now; nil to record nothing.
    let compared: String?
    let report: Report?
    var results = ResultStore.Configuration.none
    var format = ReportFormat.text

    enum Fixing: Equatable, Sendable {
        /// They are written into the files.
        case writing
        /// They are printed as a patch.
        case showing
    }

    /// A list that is printed besides the diagnostics.
    enum Report: String, CaseIterable, Sendable {
        /// The sources that each scenario reproduces.
        case sources
        /// The notes and sections that there are in each language.
        case languages
    }

    static let fix = OptionSpecification(
        "--fix", .flag, "Correct obvious misspellings in the files; nothing that changes a meaning")
    static let dryRun = OptionSpecification("--dry-run", .flag, "With --fix, print the patch and write nothing")
    static let compared = OptionSpecification(
        "--compared", .text("NOTE[#SECTION]"),
        "Record in languages.yaml that these sections now say the same thing in all languages (all: every section)")
    static let report = OptionSpecification(
        "--report", .choice(Report.allCases.map { $0.rawValue }),
        "List what the scenarios reproduce, or the sections in each language")

    package static let specification = CommandSpecification(
        "check", "Check notes, scenarios, claims and links without writing the site",
        operands: [.init("FILE", "Check only this note (default: everything)", isOptional: true, isRepeated: true)],
        options: [
            .content, .templates, .strict, .untrusted, .limit, .reportFormat, fix, dryRun, compared, report,
        ] + StoreOptions.all,
        discussion: """
            With FILE, only these notes and the pages that they link to are checked: problems between other notes are not found.
            Claims are checked in every run; pictures and pages that passed an earlier run are not built again.
            """,
        retired: [
            "--against": RetiredName(
                since: "1.1", instead: "run 'notchbook changes SNAPSHOT', which ends with 2 if anything has changed")
        ])
}

extension CheckCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        files = arguments.operands
        if !files.isEmpty, let option = [Self.compared, Self.report].first(where: { arguments.isSet($0) }) {
            throw .usage(.optionOfOther(option.name, kind: "check without FILE"), command: Self.specification.name)
        }
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates)
        isStrict = arguments.isSet(.strict)
        isUntrusted = arguments.isSet(.untrusted)
        limit = arguments.number(.limit)
        fixing = !arguments.isSet(Self.fix) ? nil : arguments.isSet(Self.dryRun) ? .showing : .writing
        if arguments.isSet(Self.dryRun), fixing == nil {
            throw .usage(.optionOfOther(Self.dryRun.name, kind: "check --fix"), command: Self.specification.name)
        }
        compared = arguments.text(Self.compared)
        report = arguments.text(Self.report).flatMap { Report(rawValue: $0) }
        results = try StoreOptions.configuration(arguments, of: Self.specification.name)
        format = arguments.choice(.reportFormat, default: .text)
        if format != .text, let option = [Self.report, Self.dryRun].first(where: { arguments.isSet($0) }) {
            throw .usage(
                .contradictingOptions(option.name, OptionSpecification.reportFormat.name),
                command: Self.specification.name)
        }
    }

    /// Checks the content, after the changes that the options make to it: corrections first, then records.
    package func run(on console: Console) async -> CommandOutcome {
        await check(console).reported(as: format, limit: limit)
    }

    private func check(_ console: Console) async -> CommandOutcome {
        let fileSystem = FileSystem.real
        if let nothing = CommandOutcome.withoutContent(content, in: fileSystem) { return nothing }
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, isStrict: isStrict, isUntrusted: isUntrusted,
            makesMarkdown: false, results: results, subject: LayoutSubject(), extras: console.extras,
            progress: console.progress)
        var changes: [Message] = []
        do throws(CommandError) {
            let notes = try notes(in: fileSystem)
            if let fixing {
                let report = await report(on: notes, configuration, in: fileSystem)
                let corrections = FixItWriter.corrections(
                    of: report.diagnostics, in: report.sources, choosing: FixItWriter.certain)
                if fixing == .showing { return patch(corrections) }
                for correction in corrections where try FixItWriter(fileSystem: fileSystem).write(correction) {
                    changes.append("corrected \(correction.old.path): \(correction.titles.joined())")
                }
            }
            if let compared { changes.append(try await record(compared, configuration.conditions(), in: fileSystem)) }
            let report = await report(on: notes, configuration, in: fileSystem)
            return outcome(of: report, changes)
        } catch {
            return CommandOutcome(stoppedBy: error)
        }
    }

    /// - Parameter notes: nil for everything.
    private func report(
        on notes: Set<String>?, _ configuration: SiteConfiguration, in fileSystem: FileSystem
    ) async -> BuildReport {
        guard let notes else { return await checkSite(configuration, in: fileSystem) }
        return await checkNotes(notes, configuration, in: fileSystem)
    }

    /// The paths of the files below the content folder; nil where none are given.
    private func notes(in fileSystem: FileSystem) throws(CommandError) -> Set<String>? {
        guard !files.isEmpty else { return nil }
        let folder = fileSystem.resolvedPath(of: content) + "/"
        var notes: Set<String> = []
        for file in files {
            guard let kind = fileSystem.kind(file) else {
                throw .unreadable(path: file, reason: "No such file or directory")
            }
            if kind == .folder { throw .isFolder(path: file) }
            let path = fileSystem.resolvedPath(of: file)
            guard path.hasPrefix(folder) else {
                throw .usage(.fileOutside(file, folder: content), command: Self.specification.name)
            }
            notes.insert(String(path.dropFirst(folder.count)))
        }
        return notes
    }

    /// The corrections as a patch, and how many files it is for.
    private func patch(_ corrections: [FixItWriter.Correction]) -> CommandOutcome {
        var outcome = CommandOutcome(
            output: corrections.map { UnifiedDiff(from: $0.old, to: $0.new).text }.joined())
        if corrections.isEmpty { outcome.summary = ["nothing can be corrected automatically"] }
        return outcome
    }

    private func outcome(of report: BuildReport, _ changes: [Message]) -> CommandOutcome {
        var outcome = CommandOutcome(report)
        outcome.summary = changes
        switch self.report {
        case nil: outcome.summary += summary(report)
        case .sources: outcome.output += SourceReport.text(of: report)
        case .languages: outcome.output += LanguageReport.text(of: report)
        }
        return outcome
    }

    /// Records a comparison; returns a line that reports it.
    private func record(
        _ name: String, _ conditions: ContentFolder.Conditions, in fileSystem: FileSystem
    ) async throws(CommandError) -> Message {
        do throws(ComparisonRecorder.Failure) {
            let count = try await ComparisonRecorder(contentFolder: content, conditions, in: fileSystem).record(name)
            return "recorded \(Message.counted(count, "section")) as saying the same thing in all languages"
        } catch {
            switch error {
            case .unknown(let name, let known):
                throw .usage(.unknownSection(name, known: known), command: Self.specification.name)
            case .fileSystem(let error): throw CommandError(error)
            }
        }
    }

    /// "12 notes with 60 scenarios and 300 claims: 1 error, 2 warnings"; empty when the check could not be carried out.
    private func summary(_ report: BuildReport) -> [Message] {
        guard report.outcome == .checked else { return [] }
        let errors = report.diagnostics.filter { $0.severity == .error }.count
        let warnings = report.diagnostics.count - errors
        let counts = report.counts
        return [
            """
            \(Message.counted(counts.notes, "note")) with \(Message.counted(counts.scenarios, "scenario")) \
            and \(Message.counted(counts.claims, "claim")): \(Message.counted(errors, "error")), \
            \(Message.counted(warnings, "warning"))\(report.suppressedPhrase)
            """
        ]
    }
}
