import Devices
import LayoutEngine
import SiteBuilder

extension BuildCommand {
    /// Builds and writes the site; the last line of the output counts what there is.
    func run(in fileSystem: FileSystem = .real) async -> CommandOutcome {
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, outputFolder: output, isStrict: isStrict,
            makesDownloads: makesDownloads, cacheFolder: cache, catalog: .standard)
        let report = await buildSite(configuration, in: fileSystem)
        var outcome = CommandOutcome(report)
        if report.outcome == .built { outcome.output = summary(report) }
        return outcome
    }

    /// "24 pages with 60 scenarios, 60 pictures and 300 claims in 'Site': 12 files written, 1 removed, 200 unchanged;
    /// 6 picture files drawn, 354 reused".
    private func summary(_ report: BuildReport) -> String {
        let (counts, changes) = (report.counts, report.changes)
        return """
            \(counted(counts.pages, "page")) with \(counted(counts.scenarios, "scenario")), \
            \(counted(counts.figures, "picture")) and \(counted(counts.claims, "claim")) in '\(output)': \
            \(counted(changes.written.count, "file")) written, \(changes.removed.count) removed, \
            \(changes.unchanged) unchanged; \(counted(counts.drawnFiles, "picture file")) drawn, \
            \(counts.reusedFiles) reused

            """
    }
}

extension CommandOutcome {
    /// The problems of a build or check.
    init(_ report: BuildReport) {
        self.init()
        diagnostics = report.diagnostics
        sources = report.sources
    }
}
