import Foundation

/// Time that work takes at twice the size, as processors count it: 2 where it grows with its input, 4 where it grows by its square.
///
/// It counts what one processor did, the least of several times; tests of it run alone (`make torture`), as other work on a machine
/// makes caches slower too.
package enum Growth {
    /// More than this is not in proportion.
    package static let most = 2.6

    /// Below this the clock and what is done once count for too much.
    private static let leastSeconds = 0.05

    /// The factor, or 2 for work that is too quick to tell.
    ///
    /// - Parameters:
    ///   - sizes: the sizes of the two inputs, such as their bytes.
    ///   - work: reads the first or the second input.
    package static func factor(_ sizes: [Int], _ work: (_ index: Int) -> Void) -> Double {
        var factor = Double.infinity
        // One more try where something else was in the way.
        for _ in 0..<3 where factor > most {
            let seconds = [0, 1].map { index in (0..<3).map { _ in secondsOf { work(index) } }.min() ?? 0 }
            guard seconds[1] > leastSeconds else { return 2 }
            factor = min(factor, seconds[1] / seconds[0] / (Double(sizes[1]) / Double(sizes[0]) / 2))
        }
        return factor
    }

    private static func secondsOf(_ work: () -> Void) -> Double {
        let start = processorSeconds
        work()
        return processorSeconds - start
    }

    /// Those that this thread has worked.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
