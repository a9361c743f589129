import Content
import Diagnostics
import Pages
import Pictures
import Publishing

// Stages for the files of the output folder besides pages: the attachments of notes, the list of the offline app, downloads.

extension Pipeline {
    /// Reports the attachments that are left out, and the missing attachments of others.
    mutating func checkAttachments(of content: SiteContent) throws(FileSystemError) {
        found.diagnostics += try AttachmentCheck(content, isUntrusted: configuration.isUntrusted).problems()
    }

    func takeAttachments(of content: SiteContent, into output: SiteOutput) throws(FileSystemError) {
        for path in content.attachments.paths.sorted() {
            guard let bytes = try content.attachments.publishedBytes(of: path) else { continue }
            output.take(OutputFile(Attachments.outputPath(path), bytes))
        }
    }

    /// Copies the earlier versions of the site, a file at a time.
    mutating func takeVersions(of site: PlannedSite, into output: SiteOutput) async {
        for version in site.content.versions.earlier {
            let files = EarlierVersionFiles(version, beside: site.pages)
            let fileSystem = fileSystem
            let problems = await concurrentMap(files.paths) { path -> Diagnostic? in
                do throws(FileSystemError) {
                    output.takeBeside(files.file(path, try fileSystem.read(version.folder + "/" + path)))
                    return nil
                } catch {
                    return FileCodes.refused(error)
                }
            }
            found.diagnostics += problems.compactMap { $0 }
        }
    }

    /// Adds the list of files that are read offline, and the downloads.
    mutating func takeCollections(of site: PlannedSite, into output: SiteOutput) async throws(DrawingFailure) {
        let shared = site.pages.startPagePictures
        output.take(
            site.isApp ? OfflineFiles(site: output.listed, shared: shared).files : [OfflineFiles.retiredWorker])
        guard configuration.makesDownloads else { return }
        // Pages of downloads do not offer files outside the downloads, so the list of their files differs too.
        let own = [OfflineFiles.listPath, OfflineFiles.workerPath]
        var files = output.files.filter { !own.contains($0.path) }
        if site.isApp {
            let listed = await concurrentMap(files) { OfflineFiles.Entry($0) }.compactMap { $0 }
            files += OfflineFiles(site: listed, shared: shared).files
        }
        let cards = site.pages.covers.values.sorted { $0.path < $1.path }
        let covers = try await draw(cards, of: site).unwrap(into: &found.diagnostics)
        output.take(await Downloads(site.pages, files: files, covers).files().unwrap(into: &found.diagnostics))
    }
}
