import CairoRendering
package import Content
import Diagnostics
package import Figures
import Languages
import Pages
import ResultStore
import WordFiles

/// Draws every picture of a content folder into the output folder of a configuration, and nothing else.
///
/// Claims that do not hold are reported, and the pictures are written all the same. Other files in the folder stay.
package func exportPictures(
    _ export: PictureExport, _ configuration: SiteConfiguration, in fileSystem: FileSystem = .real
) async -> BuildReport {
    var diagnostics: [Diagnostic] = []
    var sources: [SourceFile] = []
    func report(_ outcome: BuildReport.Outcome, _ written: [String] = []) -> BuildReport {
        var changes = OutputChanges()
        changes.written = written
        return BuildReport(outcome: outcome, diagnostics: diagnostics, sources: sources, changes: changes)
    }
    let words: WordFiles
    let loaded: ContentFolder
    do throws(FileSystemError) {
        if let error = configuration.misplacedFolder(in: fileSystem) { throw error }
        words = try configuration.design(in: fileSystem).unwrap(into: &diagnostics).words
        loaded = try await ContentFolder.load(
            configuration.contentFolder, configuration.conditions(words), in: fileSystem
        ).unwrap(into: &diagnostics)
    } catch {
        diagnostics.append(FileCodes.refused(error))
        return report(.failed)
    }
    sources = loaded.sources
    let content = await loaded.parse().unwrap(into: &diagnostics)
    let figures = await concurrentMap(content.scenarios.scenarios) { Figure(layingOut: $0) }
    let audits = await LaidOutAudit.all(content.audits.audits)
    diagnostics += figures.flatMap { $0.failures } + audits.flatMap { $0.problems }

    let folder = configuration.outputFolder
    let store = await PictureStore.open(
        configuration.results.open(), fonts: configuration.fonts, for: .writing)
    do throws(CairoError) {
        let written = try await export.draw(
            figures, audits, of: content.editions.languages, words: words, with: store.resources,
            tellingOf: configuration.progress(of: .drawing)
        ) { file in
            do throws(FileSystemError) {
                try fileSystem.replace(folder + "/" + file.path, with: file.bytes, synchronizing: false)
                return nil
            } catch {
                return FileCodes.refused(error)
            }
        }.unwrap(into: &diagnostics)
        store.save()
        diagnostics += store.problems
        return report(.built, written)
    } catch {
        diagnostics.append(PictureCodes.drawingImpossible(error.description))
        return report(.failed)
    }
}
