package import Build
import CairoRendering
package import Content
import Diagnostics
package import Figures
import Languages
import NoteScenarios
import Pages
import Pictures
import ResultStore
import WordFiles

/// Draws every picture of a content folder into the output folder of a configuration, and nothing else.
///
/// Claims that do not hold are reported, and the pictures are written all the same. Other files in the folder stay.
package func exportPictures(
    _ export: PictureExport, _ configuration: SiteConfiguration, about subject: LayoutSubject = LayoutSubject(),
    in fileSystem: FileSystem = .real
) async -> BuildReport {
    var diagnostics: [Diagnostic] = []
    var sources: [SourceFile] = []
    func report(_ outcome: BuildReport.Outcome, _ written: [String] = []) -> BuildReport {
        var changes = OutputChanges()
        changes.written = written
        return BuildReport(outcome: outcome, diagnostics: diagnostics, sources: sources, changes: changes)
    }
    let notes: NotesOnly
    do throws(FileSystemError) {
        if let error = configuration.misplacedFolder(in: fileSystem) { throw error }
        notes = try await NotesOnly(configuration, about: subject, in: fileSystem, &diagnostics)
    } catch {
        diagnostics.append(FileCodes.refused(error))
        return report(.failed)
    }
    sources = notes.sources
    let (content, blocks) = (notes.content, notes.blocks)
    diagnostics += FigureBlocks.resolve(content, taken: Set(blocks.ids)).diagnostics
    let figures = await concurrentMap(blocks.scenarios.scenarios) { Figure(layingOut: $0) }
    let audits = await LaidOutAudit.all(blocks.audits.audits)
    diagnostics += figures.flatMap { $0.failures } + audits.flatMap { $0.problems }

    let staging: ExportStaging
    do throws(FileSystemError) {
        staging = try ExportStaging(configuration.outputFolder, in: fileSystem)
    } catch {
        diagnostics.append(FileCodes.refused(error))
        return report(.failed)
    }
    defer { staging.end() }
    let store = await BuildStore.open(
        configuration.results.open(), renderer: subject.renderer, for: .writing)
    do throws(CairoError) {
        let written = try await export.draw(
            figures, audits, of: content.editions.languages, words: notes.design.words,
            with: PictureRenderer.Resources(fonts: subject.fonts, store),
            progress: configuration.progress(of: .drawing)
        ) { file in
            do throws(FileSystemError) {
                try staging.put(file)
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

/// The folder that pictures are written in before each takes its place, so that none is ever half there. Files left in it by a
/// killed process are removed when the next process begins.
private struct ExportStaging: Sendable {
    private let folder: String
    private let place: String
    private let fileSystem: FileSystem
    private let lock: FolderLock

    init(_ folder: String, in fileSystem: FileSystem) throws(FileSystemError) {
        self.folder = folder
        self.fileSystem = fileSystem
        place = folder + "/.pictures-new"
        try fileSystem.makeFolder(folder)
        lock = try fileSystem.lock(folder)
        if fileSystem.kind(place) == .folder { try fileSystem.removeTree(place) }
    }

    func put(_ file: OutputFile) throws(FileSystemError) {
        let path = folder + "/" + file.path
        try fileSystem.refuseSpecial(path)
        let staged = place + "/" + file.path
        try fileSystem.write(staged, file.bytes)
        if fileSystem.kind(path) == .file { try fileSystem.copyPermissions(path, staged) }
        try fileSystem.rename(staged, path)
    }

    func end() {
        if fileSystem.kind(place) == .folder { try? fileSystem.removeTree(place) }
        withExtendedLifetime(lock) {}
    }
}
