package import Diagnostics
import Glibc

/// A sentence that a command says when a signal ends it while it writes several files: each of them is whole, but not all may be
/// there.
package enum InterruptionNotice {
    private static let numbers = [SIGHUP, SIGINT, SIGTERM]

    /// Does something, and says the sentence if a signal ends the process meanwhile, as it would have anyway.
    package static func during<Result>(_ body: () async -> Result) async -> Result {
        let former = numbers.map { number in
            signal(number) { number in
                let notice: StaticString = "notchbook: interrupted; not all files were written, each of them is whole\n"
                _ = write(STDERR_FILENO, notice.utf8Start, notice.utf8CodeUnitCount)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        defer { for (number, handler) in zip(numbers, former) { signal(number, handler) } }
        return await body()
    }
}

/// The message of a command that could not write all of its files.
package enum FileCount {
    package static func cutShort(_ count: Int, _ noun: String, in folder: String) -> Message {
        "wrote only \(Message.counted(count, noun)) into '\(folder)'; others are missing or old"
    }
}
