import CommandFramework
import Build
import Content
import Diagnostics
import Glibc
import PreviewServer
import Synchronization

/// Builds one time after the other, whenever something has been saved, and reports the result: to the pages first.
final class PreviewLoop: Sendable {
    private let configuration: SiteConfiguration
    private let fileSystem: FileSystem
    private let limit: Int?
    private let localizer: Localizer
    private let memory = BuildMemory()
    private let isBuilding = Mutex(false)

    init(_ configuration: SiteConfiguration, in fileSystem: FileSystem, limit: Int?, _ localizer: Localizer) {
        self.configuration = configuration
        self.fileSystem = fileSystem
        self.limit = limit
        self.localizer = localizer
    }

    /// Builds, then waits for changes, until the watcher stops.
    func run(_ watcher: FolderWatcher, _ server: PreviewServer, _ console: Console) async {
        await build([], server, console)
        while let changes = await watcher.next() {
            for problem in changes.unwatched { console.show(CommandOutcome(stoppedBy: CommandError(problem))) }
            if !changes.paths.isEmpty { await build(changes.paths.sorted(), server, console) }
        }
    }

    /// Ends the process where a build is still at work: no code waits for it, and what it uses cannot be taken down below it.
    func leave() {
        if isBuilding.withLock({ $0 }) { _exit(ExitCode.success.rawValue) }
    }

    private func build(_ saved: [String], _ server: PreviewServer, _ console: Console) async {
        isBuilding.withLock { $0 = true }
        let start = ContinuousClock.now
        let report = await rebuildSite(configuration, memory, in: fileSystem) { files in
            server.show(Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 }))
            // Where cores are few, the rest of the build would keep the browser from laying the page out.
            await server.waitForPage(atMost: Self.patience)
        }
        let duration = start.duration(to: .now)
        isBuilding.withLock { $0 = false }
        var outcome = CommandOutcome(report)
        outcome.listing = .report(.text, limit: limit)
        server.publish(
            changed: report.changes.written + report.changes.removed, problems(of: outcome, report.outcome, console))
        outcome.summary = [summary(saved, report, duration)]
        console.show(outcome)
    }

    /// A page that has changed is loaded sooner; one that shows nothing of a change never is.
    private static let patience = Duration.milliseconds(150)

    private func problems(
        of outcome: CommandOutcome, _ result: BuildReport.Outcome, _ console: Console
    ) -> PreviewProblems? {
        guard !outcome.diagnostics.isEmpty else { return nil }
        let hasErrors = outcome.diagnostics.contains { $0.severity == .error }
        let kind: PreviewProblems.Kind = result == .failed ? .failed : hasErrors ? .errors : .warnings
        return PreviewProblems(
            kind, text: outcome.report(style: .plain, onTerminal: true, in: localizer, console.commands))
    }

    /// "0.21".
    private static func seconds(_ duration: Duration) -> String {
        let (whole, hundredths) = Int((duration / .milliseconds(10)).rounded()).quotientAndRemainder(dividingBy: 100)
        return "\(whole).\(hundredths < 10 ? "0" : "")\(hundredths)"
    }

    /// "content/a.md and 2 more: 3 files written in 0.21 s".
    private func summary(_ saved: [String], _ report: BuildReport, _ duration: Duration) -> Message {
        let more: Message = saved.count > 1 ? " and \(saved.count - 1) more" : ""
        let cause: Message = saved.first.map { "\($0)\(more)" } ?? "'\(configuration.contentFolder)'"
        let written: Message = report.outcome == .failed ? "nothing" : .counted(report.changes.written.count, "file")
        let removed: Message = report.changes.removed.isEmpty ? "" : ", \(report.changes.removed.count) removed"
        return "\(cause): \(written) written\(removed) in \(Self.seconds(duration)) s"
    }
}
