package import Content
import Pictures
import ResultStore
import Synchronization

/// Builds the site and writes it, if the outside world allows.
///
/// Where a cache is kept and nothing at all has changed since the last run, its report is given again.
///
/// - Parameter allowsRemoval: whether the build may remove more than a third of the pages that are there.
package func buildSite(
    _ configuration: SiteConfiguration, allowsRemoval: Bool = false, in fileSystem: FileSystem = .real
) async -> BuildReport {
    await holdingOutput(of: configuration, in: fileSystem) { lock in
        let results = configuration.results.open()
        let record = BuildRecord(of: configuration, results, in: fileSystem)
        if let report = record?.report { return report }
        let log = FileLog()
        // A commit changes the content of pages and no file.
        let asksHistory = Mutex(false)
        var configuration = configuration
        let history = configuration.history
        configuration.history = { folder in
            asksHistory.withLock { $0 = true }
            return history(folder)
        }
        let logged = record == nil ? fileSystem : fileSystem.logged(in: log)
        var build = SiteReplacement(
            pipeline: await Pipeline(configuration, results, for: .writing, in: logged),
            lock: lock, mode: configuration.writeMode(in: fileSystem), allowsRemoval: allowsRemoval)
        let report = await build.run()
        if !asksHistory.withLock({ $0 }) { record?.save(report, log) }
        return report
    }
}
