import Diagnostics
import Foundation
import Markdown
import TestSupport
import Testing

/// Notes twice as long take at most 2.6 times as long. It counts what one processor did, the least of several times, and runs
/// alone (`make torture`), as other work on a machine makes caches slower too.
@Suite(.serialized, .enabled(if: Torture.isLong))
struct GrowthTests {
    /// Below this the clock and what is done once count for too much.
    private static let leastSeconds = 0.05

    @Test(arguments: NastyNoteTests.notes.map { $0.id })
    func `a note twice as long takes twice as long`(_ id: String) throws {
        let texts = try [1, 2].map { size in try #require(NastyNoteTests.notes(size: size).first { $0.id == id }).text }
        var factor = Double.infinity
        // One more try where something else was in the way.
        for _ in 0..<3 where factor > 2.6 {
            let seconds = texts.map { Self.seconds(of: $0) }
            guard seconds[1] > Self.leastSeconds else { return }
            // Some grow by the square of their size.
            let growth = Double(texts[1].utf8.count) / Double(texts[0].utf8.count) / 2
            factor = min(factor, seconds[1] / seconds[0] / growth)
        }
        #expect(factor <= 2.6)
    }

    /// The least of three times.
    private static func seconds(of text: String) -> Double {
        let file = SourceFile(path: "note.md", text: text)
        return (0..<3).map { _ in
            let start = processorSeconds
            _ = HTMLWriter().write(MarkdownParser.parse(file, in: 0..<file.utf8Count).value).value.html.utf8.count
            return processorSeconds - start
        }.min() ?? 0
    }

    /// Those that this thread has worked.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
