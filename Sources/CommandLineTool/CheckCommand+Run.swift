import Diagnostics
import LayoutEngine
import SiteBuilder

extension CheckCommand {
    /// Checks the content; with `--fix`, corrects what can be corrected and checks what is left.
    func run(in fileSystem: FileSystem = .real) async -> CommandOutcome {
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, isStrict: isStrict, catalog: .standard)
        var report = await checkSite(configuration, in: fileSystem)
        var fixes = ""
        if isFixing {
            do throws(CommandError) {
                fixes = try FixItWriter(fileSystem: fileSystem).apply(report.diagnostics, to: report.sources)
            } catch {
                return CommandOutcome(stoppedBy: error)
            }
            if !fixes.isEmpty { report = await checkSite(configuration, in: fileSystem) }
        }
        var outcome = CommandOutcome(report)
        outcome.output = fixes + text(of: report)
        return outcome
    }

    private func text(of report: BuildReport) -> String {
        switch self.report {
        case nil: summary(report)
        case .sources: SourceReport.text(of: report)
        case .languages: LanguageReport.text(of: report)
        }
    }

    /// "12 notes with 60 scenarios and 300 claims: 1 error, 2 warnings"; empty when the check could not be made.
    private func summary(_ report: BuildReport) -> String {
        guard report.outcome == .checked else { return "" }
        let errors = report.diagnostics.filter { $0.severity == .error }.count
        let warnings = report.diagnostics.count - errors
        let counts = report.counts
        return """
            \(counted(counts.notes, "note")) with \(counted(counts.scenarios, "scenario")) \
            and \(counted(counts.claims, "claim")): \(counted(errors, "error")), \(counted(warnings, "warning"))

            """
    }
}
