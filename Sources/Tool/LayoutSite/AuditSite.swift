package import Audits
package import Build
package import Content
import Diagnostics
import Figures
import NoteScenarios
import Pages

/// Compares the macros of all notes with the engine. Nothing else of the notes is evaluated, and no program of theirs runs.
package func auditSite(
    _ configuration: SiteConfiguration, about subject: LayoutSubject = LayoutSubject(),
    in fileSystem: FileSystem = .real
) async -> (report: BuildReport, results: [AuditResult]) {
    var diagnostics: [Diagnostic] = []
    do throws(FileSystemError) {
        let notes = try await NotesOnly(configuration, about: subject, in: fileSystem, &diagnostics)
        let audits = await LaidOutAudit.all(notes.blocks.audits.audits)
        diagnostics += audits.flatMap { $0.problems }
        let report = BuildReport(outcome: .checked, diagnostics: diagnostics, sources: notes.sources)
        return (report, audits.map { $0.result })
    } catch {
        diagnostics.append(FileCodes.refused(error))
        return (BuildReport(outcome: .failed, diagnostics: diagnostics, sources: []), [])
    }
}
