package import Content
import Pictures
import ResultStore

/// Builds the site once more in a process that has built it before, and recreates only what has changed since. The output
/// folder is removed with the process, so that it needs no lock, and no disk is waited for.
///
/// - Parameters:
///   - memory: the results of earlier builds, of the same configuration.
///   - show: receives the pages and pictures that differ from the last build as soon as they are there, before the rest of the
///     site is built and checked. They will be written, if the build does not fail. The rest is begun when it returns.
package func rebuildSite(
    _ configuration: SiteConfiguration, _ memory: BuildMemory, in fileSystem: FileSystem = .real,
    showing show: (@Sendable ([OutputFile]) async -> Void)? = nil
) async -> BuildReport {
    await holdingOutput(of: configuration, in: fileSystem) { lock in
        var build = SiteReplacement(
            pipeline: await Pipeline(
                configuration, configuration.results.open(), memory.results, for: .writing,
                in: memory.reading(fileSystem)),
            lock: lock, mode: .ephemeral, allowsRemoval: true, written: memory.written, show: show)
        let report = await build.run()
        if report.outcome == .built { memory.results.endRun() }
        return report
    }
}
