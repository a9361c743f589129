import Foundation

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

    /// What it said that it could not do.
    var firstProblem: String {
        errors.split(whereSeparator: { $0.isNewline }).first.map { String($0) } ?? "it ended with \(status)"
    }

    /// Runs a program; a name without slash is looked for where the shell would. Its output goes through files, so that no
    /// amount of it blocks.
    ///
    /// - Parameter environment: what is other than in this process.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], in scratch: ScratchFolder
    ) throws(CommandError) -> Subprocess {
        let process = Process()
        let isPath = program.contains("/")
        process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
        process.arguments = isPath ? arguments : [program] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let files = ["output", "errors"].map { scratch.path + "/" + $0 }
        do {
            for file in files where !FileManager.default.createFile(atPath: file, contents: nil) {
                throw CommandError.unwritable(path: file, reason: "it cannot be made")
            }
            process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: files[0]))
            process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: files[1]))
            try process.run()
            process.waitUntilExit()
            return Subprocess(
                status: process.terminationStatus,
                output: Array(try Data(contentsOf: URL(fileURLWithPath: files[0]))),
                errors: try String(contentsOf: URL(fileURLWithPath: files[1]), encoding: .utf8))
        } catch let error as CommandError {
            throw error
        } catch {
            throw .unreadable(path: program, reason: error.localizedDescription)
        }
    }
}
