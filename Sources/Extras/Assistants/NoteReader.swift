import Build
import CommandFramework
import Content
import LayoutSite
import ResultStore

/// The site of a folder of notes, evaluated when it is first asked for and again after a note has changed.
actor NoteReader {
    private let configuration: SiteConfiguration
    private let fileSystem: FileSystem
    private let memory = BuildMemory()
    private var read: (stamps: [String: FileStamp], site: Task<ReadableSite?, Never>)?

    init(folder: String, _ results: ResultStore.Configuration, _ extras: SiteExtras, _ fileSystem: FileSystem) {
        configuration = SiteConfiguration(
            contentFolder: folder, isUntrusted: true, makesMarkdown: false, results: results, subject: LayoutSubject(),
            extras: extras)
        self.fileSystem = fileSystem
    }

    /// The site as the notes are now; nil where they cannot be read.
    func site() async -> ReadableSite? {
        let stamps = stamps(below: configuration.contentFolder)
        if let read, read.stamps == stamps { return await read.site.value }
        let (configuration, memory, fileSystem) = (configuration, memory, fileSystem)
        let earlier = read?.site
        let site = Task {
            // One reading at a time, as they share what is remembered.
            _ = await earlier?.value
            return await readSite(configuration, memory, in: fileSystem)
        }
        read = (stamps, site)
        return await site.value
    }

    private func stamps(below folder: String) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        var folders = [folder]
        while let folder = folders.popLast() {
            for name in (try? fileSystem.list(folder)) ?? [] {
                let path = folder + "/" + name
                stamps[path] = fileSystem.stamp(path)
                if fileSystem.kind(path) == .folder { folders.append(path) }
            }
        }
        return stamps
    }
}
