package import Audits
package import Build
package import Content
import Diagnostics
import Figures
import NoteScenarios

/// Compares the macros of all notes with the engine. Nothing else of the notes is evaluated, and no program of theirs runs.
package func auditSite(
    _ configuration: SiteConfiguration, about subject: LayoutSubject = LayoutSubject(),
    in fileSystem: FileSystem = .real
) async -> (report: BuildReport, results: [AuditResult]) {
    await evaluate(configuration, about: subject, in: fileSystem) { notes, diagnostics in
        let audits = await LaidOutAudit.all(notes.blocks.audits.audits)
        diagnostics += audits.flatMap { $0.problems }
        return audits.map { $0.result }
    }
}
