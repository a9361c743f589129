import Glibc
import Synchronization

/// Says what has been saved, made, renamed or removed below some folders, when it has come to rest.
package final class FolderWatcher: Sendable {
    /// What happened since the last time.
    package struct Changes: Sendable {
        /// Files, and folders that are new, renamed or gone; written as the watched folders are.
        package var paths: Set<String> = []
        /// Folders of which nothing more will be heard.
        package var unwatched: [PreviewError] = []
    }

    private struct State {
        var changes: Changes?
        var waiting: CheckedContinuation<Changes?, Never>?
        var isStopped = false
    }

    private let state = Mutex(State())
    /// A pipe that is closed at this end when the thread is to end.
    private let stopSignal: Int32

    /// Watches from now on.
    ///
    /// - Parameter folders: those that are not there yet are heard of when they are made.
    package init(_ folders: [String]) throws(PreviewError) {
        let watched = try WatchedFolders(folders)
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        stopSignal = ends[1]
        nonisolated(unsafe) let ownedByThread = watched
        Thread.start { [end = ends[0]] in self.watch(ownedByThread, until: end) }
    }

    /// Waits for the next changes; those that came in the meantime are one. Nil when the watcher has stopped.
    ///
    /// One caller at a time.
    package func next() async -> Changes? {
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

    package func stop() {
        state.withLock { state in
            state.isStopped = true
            state.waiting?.resume(returning: nil)
            state.waiting = nil
        }
        close(stopSignal)
    }

    // MARK: - The thread

    private func watch(_ folders: WatchedFolders, until stop: Int32) {
        let clock = ContinuousClock()
        var burst = Burst<ContinuousClock.Instant>()
        while true {
            var sources = [
                pollfd(fd: folders.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
            ]
            poll(&sources, 2, burst.end.map { milliseconds(until: $0, clock.now) } ?? -1)
            if sources[1].revents != 0 { break }
            let news = folders.news()
            for path in news.paths { burst.add(path, at: clock.now) }
            if !news.unwatched.isEmpty { hand(Changes(unwatched: news.unwatched)) }
            if let end = burst.end, clock.now >= end {
                hand(Changes(paths: burst.paths))
                burst = Burst()
            }
        }
        close(stop)
    }

    private func milliseconds(until end: ContinuousClock.Instant, _ now: ContinuousClock.Instant) -> Int32 {
        let (seconds, attoseconds) = now.duration(to: end).components
        return Int32(max(0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
    }

    private func hand(_ changes: Changes) {
        state.withLock { state in
            var all = state.changes ?? Changes()
            all.paths.formUnion(changes.paths)
            all.unwatched += changes.unwatched
            if let waiting = state.waiting {
                state.waiting = nil
                waiting.resume(returning: all)
            } else {
                state.changes = all
            }
        }
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
