package import Content
import Glibc

/// The days on which the files of a folder were last changed, by the revisions of git: one process reads them for all files.
package enum GitHistory {
    /// The limits of a run: a history of a million changes is read.
    private static let (seconds, megabytes, maxOutput) = (120.0, 4096, 512 << 20)

    /// Begins the line with the day of a revision; no path has it.
    private static let mark = UInt8(1)

    /// Keeps git from starting a program that a repository names: nothing is fetched, though the repository calls itself a
    /// partial clone. No protocol has the sign of the list, so none is allowed; older versions of git know only that.
    private static let variables = [
        "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=/", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
    ]

    package static func read(_ folder: String) -> NoteHistory {
        guard let executable = ProgramRun.systemFolders.map({ $0 + "/git" }).first(where: { isExecutable($0) }) else {
            return .unknown(.noProgram)
        }
        func outcome(_ words: [String]) -> ProgramOutcome {
            ProgramRun(
                executable, ["git"] + words, in: folder, seconds: seconds, megabytes: megabytes, maxOutput: maxOutput,
                variables: variables
            ).outcome(of: [])
        }
        switch outcome(["rev-parse", "--is-shallow-repository"]) {
        case .answer(let bytes) where String(decoding: bytes, as: UTF8.self).hasPrefix("true"):
            return .unknown(.shallow)
        case .answer: break
        case .failure(.exited(_, let line)) where line.contains("not a git repository"): return .unknown(.noRepository)
        case .failure(let failure): return .unknown(.failed(text(of: failure)))
        }
        let log = [
            "--no-pager", "log", "--no-renames", "--no-show-signature", "--no-ext-diff", "--name-only", "-z",
            "--relative",
            "--format=%x01%cs", "--", ".",
        ]
        switch outcome(log) {
        case .answer(let bytes): return .days(days(in: bytes))
        case .failure(.exited(_, let line)) where line.contains("does not have any commits"): return .days([:])
        case .failure(let failure): return .unknown(.failed(text(of: failure)))
        }
    }

    /// The first day of each file in a log that begins with the newest revision.
    static func days(in log: [UInt8]) -> [String: CalendarDate] {
        var days: [String: CalendarDate] = [:]
        var day: CalendarDate?
        for part in log.split(whereSeparator: { $0 == 0 || $0 == 0x0A }) {
            let text = String(decoding: part, as: UTF8.self)
            if part.first == mark {
                day = CalendarDate(String(text.dropFirst()))
            } else if let day, days[text] == nil {
                days[text] = day
            }
        }
        return days
    }

    private static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    private static func text(of failure: ProgramFailure) -> String {
        switch failure {
        case .exited(let code, let line): line.isEmpty ? "\(code)" : line
        case .killed(let signal, _): "\(signal)"
        case .timedOut: "\(Int(seconds)) s"
        case .wroteTooMuch: "\(maxOutput >> 20) MB"
        case .notStarted(let reason): reason
        }
    }
}
