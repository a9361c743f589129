package import Foundation

/// One run of the real binary: what it printed and how it ended.
package struct ToolRun {
    package let output: String
    package let errors: String
    package let exitCode: Int32

    /// The binary that was built along with the running tests.
    private static func binary(_ name: String = "notchbook") -> URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name)
    }

    /// Runs the tool, or a program that was built beside it; its streams go through files, so that no amount of output blocks it.
    package init(
        _ arguments: [String], input: String = "", in folder: URL? = nil, of program: String = "notchbook"
    ) throws {
        try self.init(Self.binary(program), arguments, input: input, in: folder)
    }

    /// Runs a line in which `notchbook` stands for the tool.
    package static func shell(_ line: String, in folder: URL) throws -> ToolRun {
        let path = "PATH=\(binary().deletingLastPathComponent().path):$PATH; "
        return try ToolRun(URL(fileURLWithPath: "/bin/sh"), ["-c", path + line], input: "", in: folder)
    }

    private init(_ executable: URL, _ arguments: [String], input: String, in folder: URL?) throws {
        let scratch = try TemporaryFolder()
        try scratch.write(input, to: "input")
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Not the user's: what a run keeps goes away with it, unless it is told where to keep it.
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["XDG_CACHE_HOME": scratch.url("caches").path]) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: scratch.url("input"))
        process.standardOutput = try scratch.newFile("output")
        process.standardError = try scratch.newFile("errors")
        try process.run()
        process.waitUntilExit()
        output = try scratch.read("output")
        errors = try scratch.read("errors")
        exitCode = process.terminationStatus
    }
}
