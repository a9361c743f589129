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
        let words = try configuration.design(in: fileSystem).unwrap(into: &diagnostics).words
        let folder = try await ContentFolder.load(
            configuration.contentFolder, configuration.conditions(words), in: fileSystem
        ).unwrap(into: &diagnostics)
        let layoutFolder = try subject.layoutFolder(configuration.contentFolder, in: fileSystem)
            .unwrap(into: &diagnostics)
        let content = await folder.parse().unwrap(into: &diagnostics)
        let blocks = await layoutFolder.resolve(content.notes).unwrap(into: &diagnostics)
        let audits = await LaidOutAudit.all(blocks.audits.audits)
        diagnostics += audits.flatMap { $0.problems }
        let sources = folder.sources + layoutFolder.sources
        return (
            BuildReport(outcome: .checked, diagnostics: diagnostics, sources: sources), audits.map { $0.result }
        )
    } catch {
        diagnostics.append(FileCodes.refused(error))
        return (BuildReport(outcome: .failed, diagnostics: diagnostics, sources: []), [])
    }
}
