package import Build
import Diagnostics
import FoundationEssentials
import Synchronization

/// A line on the terminal that shows how far a long run has come; it is removed when the run reports its result.
package final class TerminalProgress: Sendable {
    private let localizer: Localizer
    private let now: @Sendable () -> Double
    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    private struct State {
        /// When the first piece was done, in seconds.
        var start: Double?
        var lastLine = 0.0
        var isShown = false
    }

    /// A run that is done by then shows nothing, in seconds.
    private static let patience = 0.5
    /// The least time between two lines, in seconds.
    private static let interval = 0.1
    private static let eraseLine = "\r\u{1B}[K"

    /// - Parameters:
    ///   - now: the time in seconds.
    ///   - write: puts text on the terminal.
    package init(
        in localizer: Localizer = .english, now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 },
        _ write: @escaping @Sendable (String) -> Void
    ) {
        self.localizer = localizer
        self.now = now
        self.write = write
    }

    package func show(_ progress: BuildProgress) {
        state.withLock { state in
            let time = now()
            let start = state.start ?? time
            state.start = start
            guard time - start >= Self.patience, time - state.lastLine >= Self.interval else { return }
            state.lastLine = time
            state.isShown = true
            write(Self.eraseLine + localizer("\(progress.stage.wording): \(progress.done) of \(progress.count)"))
        }
    }

    /// Takes the line away.
    package func erase() {
        state.withLock { state in
            if state.isShown { write(Self.eraseLine) }
            state = State()
        }
    }
}

extension BuildProgress.Stage {
    fileprivate var wording: Message {
        switch self {
        case .layingOut: "laying out scenarios"
        case .drawing: "drawing pictures"
        case .writing: "writing pages"
        }
    }
}
