import Build
import Synchronization
import Testing

@testable import CommandFramework
@testable import CommandLineTool

/// What a terminal shows while a long run is at work.
struct TerminalProgressTests {
    /// A terminal that keeps what it was sent, and a clock that stands.
    private final class Terminal: Sendable {
        let text = Mutex("")
        let time = Mutex(0.0)

        var progress: TerminalProgress {
            TerminalProgress(now: { self.time.withLock { $0 } }, { text in self.text.withLock { $0 += text } })
        }
    }

    private func piece(_ done: Int) -> BuildProgress { BuildProgress(stage: .drawing, done: done, count: 9) }

    @Test func `a run of half a second shows nothing, a longer one a line that it takes away`() {
        let terminal = Terminal()
        let progress = terminal.progress
        for (time, done) in [(10.0, 1), (10.4, 2)] {
            terminal.time.withLock { $0 = time }
            progress.show(piece(done))
        }
        #expect(terminal.text.withLock { $0 }.isEmpty)
        for (time, done) in [(10.5, 3), (10.55, 4), (10.7, 5)] {
            terminal.time.withLock { $0 = time }
            progress.show(piece(done))
        }
        progress.erase()
        progress.erase()
        let line = "\r\u{1B}[K"
        #expect(
            terminal.text.withLock { $0 } == line + "drawing pictures: 3 of 9" + line + "drawing pictures: 5 of 9"
                + line)
    }
}
