import CommandFramework
import Content
import FoundationEssentials
import Glibc

/// Another program, run to its end.
struct Subprocess {
    let status: Int32
    let output: [UInt8]
    private let errors: String

    /// The output without the line break at its end.
    var text: String {
        var text = String(decoding: output, as: UTF8.self)
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }

    /// The first line of its standard error, or its status where that is empty.
    var firstProblem: String {
        errors.split(whereSeparator: { $0.isNewline }).first.map { String($0) } ?? "it ended with \(status)"
    }

    /// Runs a program; a name without slash is searched for where the shell would search. Its output goes through files, so
    /// that no amount of it blocks.
    ///
    /// - Parameter environment: the differences from this process.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], in scratch: ScratchFolder
    ) throws(CommandError) -> Subprocess {
        let (output, errors) = (scratch.path + "/output", scratch.path + "/errors")
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let status = try run([program] + arguments, variables.map { "\($0)=\($1)" }, output: output, errors: errors)
        do throws(FileSystemError) {
            return Subprocess(
                status: status, output: try FileSystem.real.read(output),
                errors: String(decoding: try FileSystem.real.read(errors), as: UTF8.self))
        } catch {
            throw CommandError(error)
        }
    }

    /// The exit status, or the number of the signal that ended it.
    private static func run(
        _ words: [String], _ variables: [String], output: String, errors: String
    ) throws(CommandError) -> Int32 {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        for (descriptor, file) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
            posix_spawn_file_actions_addopen(&files, descriptor, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        }
        // This process ignores signals of closed pipes; the other one is to end by them as usual.
        var usual = sigset_t()
        sigemptyset(&usual)
        sigaddset(&usual, SIGPIPE)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let (arguments, environment) = (words.map { strdup($0) } + [nil], variables.map { strdup($0) } + [nil])
        defer { for text in arguments + environment { free(text) } }
        var process = pid_t()
        let problem = posix_spawnp(&process, words[0], &files, &attributes, arguments, environment)
        guard problem == 0 else { throw .unreadable(path: words[0], reason: String(cString: strerror(problem))) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw .unreadable(path: words[0], reason: String(cString: strerror(errno))) }
        }
        // As the macros WIFSIGNALED, WTERMSIG and WEXITSTATUS have it, which Swift does not import.
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : signal
    }
}
