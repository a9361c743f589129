import Glibc
import Synchronization

/// Reports files that were saved, created, renamed or removed below some folders, when the changes have come to rest.
package final class FolderWatcher: Sendable {
    /// The changes since the last call.
    package struct Changes: Sendable {
        /// Files, and folders that are new, renamed or gone; written as the watched folders are.
        package var paths: Set<String> = []
        /// Folders that are no longer watched.
        package var unwatched: [WatchError] = []
    }

    private let mailbox = Mailbox()
    /// A pipe that is closed at this end when the thread is to end.
    private let stopSignal: Int32

    /// Watches from now on.
    ///
    /// - Parameter folders: folders that do not exist yet are watched when they are created.
    package init(_ folders: [String]) throws(WatchError) {
        let watched = try WatchedFolders(folders)
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        stopSignal = ends[1]
        nonisolated(unsafe) let ownedByThread = watched
        Thread.start { [mailbox, end = ends[0]] in Self.watch(ownedByThread, mailbox, until: end) }
    }

    deinit { close(stopSignal) }

    /// Waits for the next changes; those that came in the meantime are one. Nil when the watcher has stopped.
    ///
    /// Only for a single caller at a time.
    package func next() async -> Changes? { await mailbox.next() }

    package func stop() { mailbox.stop() }

    // MARK: - The thread

    private static func watch(_ folders: WatchedFolders, _ mailbox: Mailbox, until stop: Int32) {
        var burst = Burst<ContinuousClock.Instant>()
        while true {
            var sources = [
                pollfd(fd: folders.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            ]
            poll(&sources, 2, burst.end.map { milliseconds(until: $0) } ?? -1)
            if sources[1].revents != 0 { break }
            let news = folders.news()
            for path in news.paths { burst.add(path, at: .now) }
            if !news.unwatched.isEmpty { mailbox.add(Changes(unwatched: news.unwatched)) }
            if let end = burst.end, .now >= end {
                mailbox.add(Changes(paths: burst.paths))
                burst = Burst()
            }
        }
        close(stop)
    }

    private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
        Int32(max(0, (ContinuousClock.now.duration(to: end) / .milliseconds(1)).rounded(.up)))
    }
}

/// Changes on their way from the thread to the code that waits for them.
private final class Mailbox: Sendable {
    private struct State {
        var changes: FolderWatcher.Changes?
        var waiting: CheckedContinuation<FolderWatcher.Changes?, Never>?
        var isStopped = false
    }

    private let state = Mutex(State())

    func next() async -> FolderWatcher.Changes? {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                if let changes = state.changes {
                    state.changes = nil
                    continuation.resume(returning: changes)
                } else if state.isStopped {
                    continuation.resume(returning: nil)
                } else {
                    state.waiting = continuation
                }
            }
        }
    }

    func add(_ changes: FolderWatcher.Changes) {
        state.withLock { state in
            var all = state.changes ?? FolderWatcher.Changes()
            all.paths.formUnion(changes.paths)
            all.unwatched += changes.unwatched
            state.changes = all
            deliver(&state)
        }
    }

    func stop() {
        state.withLock { state in
            state.isStopped = true
            deliver(&state)
        }
    }

    private func deliver(_ state: inout State) {
        guard let waiting = state.waiting else { return }
        waiting.resume(returning: state.changes)
        state.waiting = nil
        state.changes = nil
    }
}

/// A thread of the system, for work that waits.
private enum Thread {
    private final class Work {
        let run: @Sendable () -> Void
        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }

    static func start(_ run: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, Unmanaged.passRetained(Work(run: run)).toOpaque())
        pthread_detach(thread)
    }
}
