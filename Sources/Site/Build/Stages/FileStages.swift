import Content
import Diagnostics
import Pages
import Publishing

// What goes into the output folder besides pages: the attachments of notes, the list of the offline app, downloads.

extension Pipeline {
    /// Reports the attachments that may not run or ask in the name of the site.
    ///
    /// - Returns: their paths.
    mutating func refuseAttachments(of content: SiteContent) throws(BuildFailure) -> Set<String> {
        var refused: Set<String> = []
        do throws(FileSystemError) {
            for path in content.attachments.paths.sorted()
            where AttachmentCheck.isRead(path) && (configuration.isUntrusted || !content.settings.trusts(path)) {
                let bytes = try fileSystem.read(content.folder + "/" + path)
                guard let problem = AttachmentCheck.problem(with: bytes, at: path) else { continue }
                found.diagnostics.append(problem)
                refused.insert(path)
            }
        } catch {
            throw .fileSystem(error)
        }
        return refused
    }

    func takeAttachments(
        of content: SiteContent, without refused: Set<String>, into output: SiteOutput
    ) throws(BuildFailure) {
        do throws(FileSystemError) {
            for path in content.attachments.paths.sorted() where !refused.contains(path) {
                let bytes = try fileSystem.read(content.folder + "/" + path)
                output.take(OutputFile(Attachments.outputPath(path), bytes))
            }
        } catch {
            throw .fileSystem(error)
        }
    }

    /// Takes the list of what is read offline, and the downloads.
    mutating func takeCollections(of site: PlannedSite, into output: SiteOutput) async {
        let shared = site.pages.startPagePictures
        output.take(
            site.isApp ? OfflineFiles(site: output.listed, shared: shared).files : [OfflineFiles.retiredWorker])
        guard configuration.makesDownloads else { return }
        // Pages of downloads do not offer what is not among them, so the list of their files is another too.
        let own = [OfflineFiles.listPath, OfflineFiles.workerPath]
        var files = output.files.filter { !own.contains($0.path) }
        if site.isApp {
            let listed = await concurrentMap(files) { OfflineFiles.Entry($0) }.compactMap { $0 }
            files += OfflineFiles(site: listed, shared: shared).files
        }
        output.take(await Downloads(site.pages, files: files).files().unwrap(into: &found.diagnostics))
    }
}
