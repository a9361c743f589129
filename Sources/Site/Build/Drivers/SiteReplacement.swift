import Content
import Diagnostics
import Pictures
import Pages
import ResultStore

/// Builds a site by a pipeline, and puts it into its folder: all of it, or nothing.
struct SiteReplacement {
    var pipeline: Pipeline
    let lock: OutputLock
    let mode: SiteWriter.Mode
    /// Whether more than a third of the pages that are there may go.
    let allowsRemoval: Bool
    /// The files that earlier runs of the process have written; nil for a process with a single run.
    var written: WrittenFiles?
    /// Called with changed pages and pictures as soon as they are there, before the rest of the site is built and checked.
    var show: (@Sendable ([OutputFile]) async -> Void)?

    mutating func run() async -> BuildReport {
        do {
            let parsed = try await pipeline.read()
            // An empty folder may be a mistake; the site of earlier notes stays.
            if parsed.isEmpty { return pipeline.report(.failed) }
            if let problem = misplacedVersion(of: parsed.content) { throw problem }
            let site = try await pipeline.plan(parsed)
            let writer = try SiteWriter(lock.folder, mode, written)
            do {
                return try await write(site, with: writer)
            } catch {
                writer.cancel()
                throw error
            }
        } catch {
            return pipeline.report(error)
        }
    }

    private mutating func write(_ site: PlannedSite, with writer: SiteWriter) async throws -> BuildReport {
        let keepsFiles = pipeline.configuration.makesDownloads
        let output = SiteOutput(writer, keepsFiles: keepsFiles, listsFiles: site.isApp)
        try await pipeline.render(site, into: output, shown: showing(writer))
        try pipeline.checkAttachments(of: site.content)
        if pipeline.found.preventsWriting { return cancelled(writer) }
        try pipeline.takeAttachments(of: site.content, into: output)
        try pipeline.drawIcons(of: site, into: output)
        await pipeline.takeVersions(of: site, into: output)
        if pipeline.found.preventsWriting { return cancelled(writer) }
        try await pipeline.takeCollections(of: site, into: output)
        if let problem = removalProblem(of: site.content.editions, writer) {
            return cancelled(writer, because: problem)
        }
        let changes = try replace(with: writer)
        pipeline.found.counts.changedFigures = site.pictureCount(among: Set(changes.written))
        async let clearing: Void = writer.clearReplaced()
        // After the site, which has priority on a nearly full disk.
        pipeline.store.save()
        await clearing
        return pipeline.report(.built, changes)
    }

    /// An error where the output folder and the folder of an earlier version lie in each other.
    private func misplacedVersion(of content: SiteContent) -> FileSystemError? {
        let (output, fileSystem) = (pipeline.configuration.outputFolder, pipeline.fileSystem)
        let version = content.versions.earlier.first { version in
            fileSystem.resolvedPath(of: version.folder) == fileSystem.resolvedPath(of: output)
                || fileSystem.isInside(version.folder, folder: output)
                || fileSystem.isInside(output, folder: version.folder)
        }
        return version.map { version in
            FileSystemError(
                .write, output,
                "it overlaps the folder '\(version.folder)' of an earlier version")
        }
    }

    private mutating func cancelled(_ writer: SiteWriter, because problem: Diagnostic? = nil) -> BuildReport {
        writer.cancel()
        if let problem { pipeline.found.diagnostics.append(problem) }
        return pipeline.report(.failed)
    }

    private mutating func replace(with writer: SiteWriter) throws(FileSystemError) -> OutputChanges {
        let changes = try writer.finish(lock)
        if !changes.edited.isEmpty {
            let folder = pipeline.configuration.outputFolder
            pipeline.found.diagnostics.append(FileCodes.outputEdited(changes.edited, in: folder))
        }
        return changes
    }

    private func showing(_ writer: SiteWriter) -> (@Sendable () async -> Void)? {
        guard let show else { return nil }
        return {
            let files = writer.changedFiles
            if !files.isEmpty { await show(files) }
        }
    }

    /// The size below which a site is guarded only against losing all its pages: a renamed folder may well be a third of them.
    private static let fewestGuardedPages = 10

    /// An error if more than a third of the pages that are there would go; nil otherwise, and where that is allowed.
    private func removalProblem(of editions: Editions, _ writer: SiteWriter) -> Diagnostic? {
        let (lost, all) = writer.lostPages
        if allowsRemoval || lost.isEmpty { return nil }
        let folder = pipeline.configuration.outputFolder
        let first = editions[editions.languages[0]]
        if editions.haveStartPage, writer.creates(lost.map { first.path($0) }) {
            return FileCodes.pagesMoveIntoFolder(lost.count, of: first, in: folder)
        }
        let isMuch = all < Self.fewestGuardedPages ? lost.count == all : 3 * lost.count > all
        return isMuch ? FileCodes.manyPagesRemoved(lost.count, of: all, in: folder) : nil
    }
}

/// Does something as the only process that writes into the output folder, with nothing in it from runs that were killed.
func holdingOutput(
    of configuration: SiteConfiguration, in fileSystem: FileSystem, _ build: (OutputLock) async -> BuildReport
) async -> BuildReport {
    do throws(FileSystemError) {
        if let error = configuration.misplacedFolder(in: fileSystem) { throw error }
        let lock = try OutputFolder(configuration.outputFolder, in: fileSystem).open()
        defer { withExtendedLifetime(lock) {} }
        return await build(lock)
    } catch {
        return BuildReport(outcome: .failed, diagnostics: [FileCodes.refused(error)], sources: [])
    }
}
