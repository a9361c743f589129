package import Build
package import Content
import Diagnostics
package import Figures
import NoteScenarios
import Pages

/// Lays out the scenarios of all notes. Claims that do not hold are not problems here; nothing else of the notes is evaluated.
package func layOutSite(
    _ configuration: SiteConfiguration, about subject: LayoutSubject = LayoutSubject(),
    in fileSystem: FileSystem = .real
) async -> (report: BuildReport, results: [Figure]) {
    await evaluate(configuration, about: subject, in: fileSystem) { notes, _ in
        await concurrentMap(notes.blocks.scenarios.scenarios) { Figure(layingOut: $0) }
    }
}

/// Reads the notes, and makes values of their blocks.
func evaluate<Result>(
    _ configuration: SiteConfiguration, about subject: LayoutSubject, in fileSystem: FileSystem,
    _ makeResults: (NotesOnly, inout [Diagnostic]) async -> [Result]
) async -> (report: BuildReport, results: [Result]) {
    var diagnostics: [Diagnostic] = []
    do throws(FileSystemError) {
        let notes = try await NotesOnly(configuration, about: subject, in: fileSystem, &diagnostics)
        let results = await makeResults(notes, &diagnostics)
        return (BuildReport(outcome: .checked, diagnostics: diagnostics, sources: notes.sources), results)
    } catch {
        diagnostics.append(FileCodes.refused(error))
        return (BuildReport(outcome: .failed, diagnostics: diagnostics, sources: []), [])
    }
}
