package import Languages
import Synchronization

// A folder of pages served to the machine's own browsers while its sources are being edited. In: the folder, the changes and
// problems of each build, saved files. Out: pages that load themselves anew, and show the problems.
//
// HTTP        sockets, requests and responses: the only place that knows libmicrohttpd
// Site        from the path of a request to a file of the folder, and to no other
// Page        additions to delivered pages
// Events      messages to open pages
// Watching    from saved files to one signal when they rest: the only place that knows inotify
// Scripts     what pages run

/// Serves a folder on a port of this machine until it is stopped.
package final class PreviewServer: Sendable {
    /// The port that is listened on.
    package let port: Int
    private let daemon: HTTPDaemon
    private let site: PreviewSite
    private let heartbeat: Task<Void, Never>

    /// - Parameters:
    ///   - folder: the folder that is served; it may be empty still.
    ///   - ports: the first that is free is taken.
    ///   - words: the words of the preview on pages, in each language.
    package convenience init(
        folder: String, firstFreeOf ports: ClosedRange<Int>, words: [Words]
    ) throws(ServerError) {
        try self.init(folder: folder, firstFreeOf: ports, words: words, limits: HTTPDaemon.Limits())
    }

    init(
        folder: String, firstFreeOf ports: ClosedRange<Int>, words: [Words], limits: HTTPDaemon.Limits
    ) throws(ServerError) {
        let sockets = try LoopbackSockets.open(firstOf: ports)
        let site = PreviewSite(folder: folder, port: sockets.port, words: words)
        daemon = try HTTPDaemon(on: sockets, limits) { site.answer($0) }
        port = sockets.port
        self.site = site
        heartbeat = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(2))
                site.nudge()
            }
        }
    }

    package var address: String { "http://127.0.0.1:\(port)/" }

    /// Shows files before they are in the folder, until the build that creates them ends.
    ///
    /// - Parameter files: the bytes by paths relative to the folder.
    package func show(_ files: [String: [UInt8]]) { site.show(files) }

    /// Waits until an open page has loaded what was shown; for a page that shows none of it no longer than given.
    package func waitForPage(atMost patience: Duration) async { await site.waitForPage(atMost: patience) }

    /// Notifies the open pages that a build has ended.
    ///
    /// - Parameter paths: the files that were written or removed, relative to the folder.
    package func publish(changed paths: [String], _ problems: PreviewProblems?) { site.publish(paths, problems) }

    /// Ends all connections; nothing is served any more.
    package func stop() {
        heartbeat.cancel()
        site.end()
        daemon.stop()
    }
}
