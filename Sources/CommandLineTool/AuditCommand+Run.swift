import Audits
import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import SiteBuilder

extension AuditCommand {
    /// Audits the files, or the whole content; a block that cannot be understood does not keep the others from printing.
    func run(in fileSystem: FileSystem = .real) async -> CommandOutcome {
        if files.isEmpty { return await auditContent(in: fileSystem) }
        var outcome = CommandOutcome()
        var results: [AuditResult] = []
        for file in files {
            do throws(CommandError) {
                let input = try ScenarioInput(file, content: content, in: fileSystem)
                let reading = input.reading
                outcome.sources += input.outcome.sources
                outcome.diagnostics += input.outcome.diagnostics
                if reading.audits.isEmpty, !reading.diagnostics.contains(where: { $0.severity == .error }) {
                    throw .noMacros(path: file)
                }
                for audit in reading.audits {
                    let run = runAudit(audit)
                    outcome.diagnostics += run.diagnostics + checkClaims(of: run.value)
                    results.append(run.value)
                }
            } catch {
                outcome.error = outcome.error ?? error
            }
        }
        outcome.output = text(of: results)
        return outcome
    }

    private func auditContent(in fileSystem: FileSystem) async -> CommandOutcome {
        let configuration = SiteConfiguration(contentFolder: content, templateFolder: templates, catalog: .standard)
        let report = await checkSite(configuration, in: fileSystem)
        var outcome = CommandOutcome(report)
        outcome.output = text(of: report.audits)
        if report.audits.isEmpty, !report.hasErrors { outcome.error = .noMacros(path: content) }
        return outcome
    }

    private func text(of results: [AuditResult]) -> String {
        switch format {
        case .json: AuditJSON.lines(of: results)
        case .table: AuditTable.text(of: results)
        }
    }
}
