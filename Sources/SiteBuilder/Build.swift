import Diagnostics

// From a content folder to a site. In: a configuration and a file system. Out: a report; the files of the
// output folder as a side effect, all of them or none. Nothing here knows a layout rule, a colour or a tag.

/// Builds the site and writes it, if the outside world allows.
package func buildSite(_ configuration: SiteConfiguration, in fileSystem: FileSystem = .real) async -> BuildReport {
    await run(configuration, in: fileSystem, isWriting: true)
}

/// Does everything of a build but drawing and writing.
package func checkSite(_ configuration: SiteConfiguration, in fileSystem: FileSystem = .real) async -> BuildReport {
    await run(configuration, in: fileSystem, isWriting: false)
}

private func run(_ configuration: SiteConfiguration, in fileSystem: FileSystem, isWriting: Bool) async -> BuildReport {
    var diagnostics: [Diagnostic] = []
    var sources: [SourceFile] = []
    do throws(FileSystemError) {
        let content = try ContentLoader(folder: configuration.contentFolder, fileSystem: fileSystem).load()
            .unwrap(into: &diagnostics)
        sources += content.notes.map { $0.file }
        return BuildReport(outcome: isWriting ? .built : .checked, diagnostics: diagnostics, sources: sources)
    } catch {
        return BuildReport(outcome: .failed, diagnostics: diagnostics + [SiteCodes.refused(error)], sources: sources)
    }
}
