import CProcess
import Glibc

/// A run of a program within its limits.
package struct ProgramRun {
    /// The file that is executed, absolute.
    private let executable: String
    /// The words of the command.
    private let words: [String]
    private let folder: String
    private let seconds: Double
    private let megabytes: Int
    private let maxOutput: Int
    /// Variables besides those that every program finds.
    private let variables: [String]

    /// The folders in which programs without a slash in their names are looked up. The user's own PATH would make a site depend
    /// on the user who builds it.
    package static let systemFolders = ["/usr/local/bin", "/usr/bin", "/bin"]

    /// All that a program finds in its environment. It runs in the same one on every machine, and writes nothing beside the notes.
    private static let environment = [
        "PATH=" + systemFolders.joined(separator: ":"), "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "TZ=UTC",
        "HOME=/nonexistent", "TMPDIR=/tmp", "PYTHONDONTWRITEBYTECODE=1",
    ]

    /// - Parameters:
    ///   - executable: an absolute path.
    ///   - words: the words of the command, its name first.
    ///   - folder: where the program is started.
    ///   - maxOutput: the most bytes that it may answer.
    package init(
        _ executable: String, _ words: [String], in folder: String, seconds: Double, megabytes: Int, maxOutput: Int,
        variables: [String] = []
    ) {
        (self.executable, self.words, self.folder, self.variables) = (executable, words, folder, variables)
        (self.seconds, self.megabytes, self.maxOutput) = (seconds, megabytes, maxOutput)
    }

    /// Runs the program to its end or to a limit.
    ///
    /// - Parameter input: the bytes of its standard input.
    package func outcome(of input: [UInt8]) -> ProgramOutcome {
        withStrings([executable, folder]) { places in
            withStrings(words) { arguments in
                withStrings(Self.environment + variables) { environment in
                    input.withUnsafeBytes { input in
                        var run = program_run()
                        run.path = UnsafePointer(places[0])
                        run.folder = UnsafePointer(places[1])
                        run.arguments = UnsafePointer(arguments.baseAddress)
                        run.environment = UnsafePointer(environment.baseAddress)
                        run.input = input.baseAddress
                        run.input_count = input.count
                        run.seconds = seconds
                        run.memory = UInt64(megabytes) << 20
                        run.output_limit = maxOutput
                        run_program(&run)
                        defer { free_program_run(&run) }
                        return Self.outcome(of: run)
                    }
                }
            }
        }
    }

    private static func outcome(of run: program_run) -> ProgramOutcome {
        let complaint = withUnsafeBytes(of: run.errors) { errors in
            lastLine(String(decoding: errors.prefix(run.errors_count), as: UTF8.self))
        }
        switch run.end {
        case program_exited where run.number == 0:
            return .answer(Array(UnsafeBufferPointer(start: run.output, count: run.output_count)))
        case program_exited: return .failure(.exited(code: run.number, complaint))
        case program_killed: return .failure(.killed(signal: run.number, complaint))
        case program_timed_out: return .failure(.timedOut)
        case program_wrote_too_much: return .failure(.wroteTooMuch)
        default: return .failure(.notStarted(String(cString: strerror(run.number))))
        }
    }

    /// The last line with text, at most 200 characters: in a traceback, the line that names the error.
    private static func lastLine(_ text: String) -> String {
        let lines = text.split(whereSeparator: { $0.isNewline }).filter { line in line.contains { !$0.isWhitespace } }
        let line = (lines.last ?? "").filter { character in character.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
        return line.count > 200 ? line.prefix(199) + "…" : String(line)
    }

    /// Texts as C has them, with nil at their end.
    private func withStrings<Result>(
        _ texts: [String], _ body: (UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = texts.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { body($0) }
    }
}

/// A reason why a program gave no answer.
package enum ProgramFailure: Equatable, Sendable {
    /// With the last line of its standard error, which may be empty.
    case exited(code: Int32, String)
    case killed(signal: Int32, String)
    case timedOut
    case wroteTooMuch
    /// With the system's reason.
    case notStarted(String)
}

/// The outcome of a run.
package enum ProgramOutcome: Equatable, Sendable {
    /// The bytes of the standard output of a program that ended with exit code 0.
    case answer([UInt8])
    case failure(ProgramFailure)
}
