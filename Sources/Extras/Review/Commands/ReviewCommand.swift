package import CommandFramework
import Build
import Content
import Devices
import Diagnostics
import Glibc
import Languages
import LayoutEngine
import LayoutSite
import WordFiles

/// `review`: goes through the changes, cause by cause, and takes over the accepted causes.
package struct ReviewCommand: Subcommand {
    let base: String
    let content: String
    /// Nil for the folder beside the content folder, if there is one.
    let templates: String?
    var isUntrusted = false
    /// The ids of the causes that are accepted; nil to ask.
    let accepted: [String]?
    let acceptsAll: Bool
    /// The day of the entry about the accepted changes among the changes of the site; nil for no entry.
    let announced: CalendarDate?
    /// Whether only to report what would be done.
    let isDry: Bool
    let language: Language

    static let accept = OptionSpecification(
        "--accept", .list([], "CAUSE[,CAUSE...]"), "Accept these causes, by the names that 'changes' shows in brackets")
    static let acceptAll = OptionSpecification("--accept-all", .flag, "Accept everything that has changed")
    static let announce = OptionSpecification(
        "--announce", .text("DATE"),
        "Add the accepted changes to 'changes' in site.yaml, under a date such as 2026-11-21")
    static let dryRun = OptionSpecification("--dry-run", .flag, "Show what would be written, without writing it")

    package static let specification = CommandSpecification(
        "review", "Accept changes, cause by cause: rewrite claims, bring a snapshot up to date",
        operands: [Baseline.operand],
        options: [.content, .templates, .untrusted, accept, acceptAll, announce, dryRun, .language],
        discussion: """
            Without --accept and --accept-all each cause is shown and asked about. The claims (expect) that an
            accepted one broke are rewritten, and nothing else; where the variants of a matrix need different
            text, the claim is reported and not rewritten.
            When BASE is a snapshot, what depends on the cause is updated in it; what depends on another cause as well stays as it
            was. With --announce an entry that names the causes is added at the top of the site's changes ('changes' in
            site.yaml, from which feeds are made). Nothing is written if a file has been changed in the meantime.
            """,
        examples: [
            "notchbook review notes.snapshot", "notchbook review notes.snapshot --accept rule:tab-bar.height",
            "notchbook review main --accept-all --dry-run",
        ],
        retired: [
            "--keep-range": RetiredName(
                since: "1.1",
                instead: "write the claim under 'where os < 26' and 'where os >= 26', then accept with '--accept'")
        ])
}

extension ReviewCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        base = arguments.operands[0]
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates)
        isUntrusted = arguments.isSet(.untrusted)
        accepted = arguments.list(Self.accept)
        acceptsAll = arguments.isSet(Self.acceptAll)
        announced = try arguments.text(Self.announce).map { text throws(CommandError) in
            guard let date = CalendarDate(text) else {
                throw .usage(
                    .invalidValue(option: Self.announce.name, value: text, allowed: ["YYYY-MM-DD"]),
                    command: Self.specification.name)
            }
            return date
        }
        isDry = arguments.isSet(Self.dryRun)
        language = arguments.choice(.language, default: .english)
        if accepted != nil, acceptsAll {
            throw .usage(
                .contradictingOptions(Self.accept.name, Self.acceptAll.name), command: Self.specification.name)
        }
    }

    package func run(on console: Console) async -> CommandOutcome {
        await review(asking: Self.askOnTerminal, console.extras)
    }

    /// - Parameter ask: shows a text and gives the answer; nil without an answer.
    func review(
        asking ask: (String) -> String?, _ extras: SiteExtras = SiteExtras(), in fileSystem: FileSystem = .real
    ) async -> CommandOutcome {
        if let nothing = CommandOutcome.withoutContent(content, in: fileSystem) { return nothing }
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, isUntrusted: isUntrusted, subject: LayoutSubject(),
            extras: extras)
        var outcome = CommandOutcome()
        do throws(CommandError) {
            // Decisions of a run that was killed count: else they would be announced a second time.
            if !isDry { try recover(in: fileSystem) }
            guard let comparison = try await outcome.compare(configuration, with: base, in: fileSystem) else {
                return outcome
            }
            let (baseline, survey, report) = (comparison.baseline, comparison.survey, comparison.report)
            let causes = try choose(from: comparison, ask)
            let rewrites = ClaimRewrites(of: survey, report, accepting: causes)
            let accepted = report.causes.filter { causes.contains($0.cause) }
            let announcement = try announcement(of: accepted, survey)
            let localizer = Localizer(language)
            for changes in accepted { outcome.output += localizer("accepted \(changes.cause.id)") + "\n" }
            var files = try corrected(by: rewrites, announcement, of: survey, &outcome, in: fileSystem)
            guard !isDry else { return outcome }
            if let file = baseline.file, !causes.isEmpty {
                let open = Set(report.causes.map { $0.cause }).subtracting(causes)
                let changed = fileSystem.overlaid(with: files)
                let snapshot = try await snapshot(after: comparison, open, configuration, in: changed)
                guard (try? fileSystem.read(file.path)) == file.bytes else {
                    throw .unwritable(path: file.path, reason: "it has been changed in the meantime")
                }
                files.append((file.path, Array(snapshot.text.utf8)))
            }
            try write(files, in: fileSystem)
            if let file = baseline.file, !causes.isEmpty { outcome.output += "wrote \(file.path)\n" }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    // MARK: - Choosing

    /// The accepted causes: named, or confirmed when asked.
    private func choose(
        from comparison: SiteComparison, _ ask: (String) -> String?
    ) throws(CommandError) -> Set<Cause> {
        let causes = comparison.report.causes.map { $0.cause }
        if acceptsAll { return Set(causes) }
        guard let accepted else { return choose(from: comparison, asking: ask) }
        return try find(accepted, among: causes)
    }

    private func find(_ ids: [String], among causes: [Cause]) throws(CommandError) -> Set<Cause> {
        var found: Set<Cause> = []
        for id in ids {
            guard let cause = causes.first(where: { $0.id == id }) else {
                throw .usage(.unknownCause(id, known: causes.map { $0.id }), command: Self.specification.name)
            }
            found.insert(cause)
        }
        return found
    }

    private func choose(from comparison: SiteComparison, asking ask: (String) -> String?) -> Set<Cause> {
        let question = Localizer(language)("accept? [y/n/q]")
        var accepted: Set<Cause> = []
        for changes in comparison.report.causes {
            let text = comparison.text(of: ChangeReport(of: [changes]), in: language, limit: 3)
            guard let answer = ask(text + question + " "), answer != "q" else { break }
            if answer == "y" { accepted.insert(changes.cause) }
        }
        return accepted
    }

    /// Nil where standard input is not a terminal.
    static func askOnTerminal(_ text: String) -> String? {
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        _ = Console.write(Array(text.utf8), to: STDOUT_FILENO)
        return readLine()
    }

    // MARK: - Writing

    /// The fix-it that adds accepted causes to the changes of the site, each with the number of its effects.
    private func announcement(of accepted: [CausedChanges], _ survey: SiteSurvey) throws(CommandError) -> FixIt? {
        guard let announced, !accepted.isEmpty else { return nil }
        let path = content + "/site.yaml"
        guard let file = survey.sources.first(where: { $0.path == path }) else { throw .noChangeList(path: path) }
        let texts = survey.languages.map { language in
            let words = WordFiles.standard[language]
            let lines = accepted.map { "\($0.cause.text(in: words)): \($0.counts(in: words))" }
            return (language: language, text: lines.joined(separator: "; "))
        }
        let notes = Set(accepted.flatMap { $0.pages }.compactMap { survey.noteNames[$0] }).sorted()
        guard let fixIt = NewSiteChange(announced, texts, notes: notes).fixIt(in: file) else {
            throw .noChangeList(path: path)
        }
        return fixIt
    }

    /// The files with the claims and the announcement, as they will be.
    private func corrected(
        by rewrites: ClaimRewrites, _ announcement: FixIt?, of survey: SiteSurvey, _ outcome: inout CommandOutcome,
        in fileSystem: FileSystem
    ) throws(CommandError) -> [(path: String, bytes: [UInt8])] {
        let localizer = Localizer(language)
        var written: [(path: String, bytes: [UInt8])] = []
        for source in survey.sources {
            let fixIts = (rewrites.fixIts + (announcement.map { [$0] } ?? []))
                .filter { $0.replacements[0].span.file == source.path }
            guard !fixIts.isEmpty else { continue }
            let correction = FixItWriter.Correction(
                old: source, new: source.applying(fixIts), titles: fixIts.map { $0.title })
            do throws(FileSystemError) {
                guard let bytes = try FixItWriter(fileSystem: fileSystem).bytes(of: correction) else {
                    throw FileSystemError(.write, source.path, "it has been changed in the meantime")
                }
                written.append((source.path, bytes))
            } catch {
                throw CommandError(error)
            }
            for fixIt in fixIts {
                let position = source.position(of: fixIt.replacements[0].span.start)
                outcome.output += "\(source.path):\(position.line):\(position.column): \(localizer(fixIt.title))\n"
            }
        }
        let files = Dictionary(survey.sources.map { ($0.path, $0) }) { first, _ in first }
        for claim in rewrites.left {
            let position = files[claim.span.file]?.position(of: claim.span.start)
            let texts = claim.uses.map { "\($0.found) (\($0.variant))" }.joined(separator: ", ")
            let reason = localizer("not rewritten, because the variants differ: \(texts)")
            outcome.output += "\(claim.span.file):\(position?.line ?? 1):\(position?.column ?? 1): \(reason)\n"
        }
        return written
    }

    /// The snapshot that takes over the accepted changes, from the notes as they will be. That claims were rewritten is a cause
    /// too by then, and accepted.
    private func snapshot(
        after comparison: SiteComparison, _ open: Set<Cause>, _ configuration: SiteConfiguration,
        in fileSystem: FileSystem
    ) async throws(CommandError) -> SiteSnapshot {
        let old = comparison.baseline.snapshot
        guard let survey = await surveySite(configuration, comparison.memory, in: fileSystem).value else {
            throw .faultyContent
        }
        let report = ChangeReport(from: old, to: survey.snapshot, failures: survey.failures)
        let causes = Set(report.causes.map { $0.cause }).subtracting(open)
        return SiteSnapshot.accepting(causes, of: report, from: old, to: survey.snapshot)
    }

    /// Writes notes, settings and snapshot, all of them or none.
    private func write(
        _ files: [(path: String, bytes: [UInt8])], in fileSystem: FileSystem
    ) throws(CommandError) {
        do throws(FileSystemError) {
            try FilesTogether(in: content, fileSystem).replace(files)
        } catch {
            throw .unwritable(path: error.path, reason: error.reason)
        }
    }

    private func recover(in fileSystem: FileSystem) throws(CommandError) {
        do throws(FileSystemError) {
            try FilesTogether(in: content, fileSystem).recover()
        } catch {
            throw CommandError(error)
        }
    }
}

extension CommandError {
    /// The settings have no list of changes that an entry can be added to.
    fileprivate static func noChangeList(path: String) -> CommandError {
        .failed("'\(path)' has no list of changes to add to; start one with a line 'changes:' and an entry below it")
    }
}
