import Foundation
import TestSupport
import Testing

/// `serve` by the real binary, in a folder where temporary things go too.
struct ServeCommandTests {
    /// A run that goes on until it is told to end.
    private final class Run {
        let folder: TemporaryFolder
        let process = Process()

        init(_ notes: [String: String]) throws {
            folder = try TemporaryFolder()
            for (name, text) in notes { try folder.write(text, to: "content/" + name) }
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
                .deletingLastPathComponent().appendingPathComponent("notchbook")
            process.arguments = ["serve", "--port", "0", "--no-cache"]
            process.currentDirectoryURL = folder.root
            process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.root.path]) { $1 }
            process.standardOutput = try folder.newFile("output")
            process.standardError = try folder.newFile("errors")
            try process.run()
        }

        deinit { if process.isRunning { process.terminate() } }

        /// Waits until so many lines have been printed; the last one.
        func line(_ number: Int) throws -> String {
            while true {
                let lines = try folder.read("output").split(separator: "\n", omittingEmptySubsequences: false)
                if lines.count > number { return String(lines[number - 1]) }
                try #require(process.isRunning)
                Thread.sleep(forTimeInterval: 0.02)
            }
        }

        /// Ends it with a signal; its exit code.
        func end(_ signal: Int32) -> Int32 {
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            return process.terminationReason == .exit ? process.terminationStatus : -1
        }

        var leftovers: [String] {
            get throws {
                try FileManager.default.contentsOfDirectory(atPath: folder.root.path)
                    .filter { !["content", "output", "errors"].contains($0) }
            }
        }
    }

    private static let note = "---\ntitle: A\n---\n\nText.\n"

    @Test func `each build is a line, and what is wrong stands where a build puts it`() throws {
        let run = try Run(["a.md": Self.note, "b.md": Self.note])
        #expect(try run.line(1).contains(/^serving 'content' at http:\/\/127\.0\.0\.1:\d+\/ \(press Ctrl-C to stop\)$/))
        #expect(try run.line(2).contains(/^'content': \d+ files written in \d+\.\d\d s$/))
        try run.folder.write("---\ntitle: [A\n---\n", to: "content/a.md")
        #expect(try run.line(3).contains(/^content\/a\.md: \d+ files written in \d+\.\d\d s$/))
        #expect(try run.folder.read("errors").hasPrefix("content/a.md:2:8: error: '[' is never closed"))
        try run.folder.write("colour: red\n", to: "content/site.yaml")
        #expect(try run.line(4).contains(/^content\/site\.yaml: nothing written in \d+\.\d\d s$/))
        #expect(run.end(SIGINT) == 0)
        #expect(try run.leftovers.isEmpty)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func `it can be ended while it builds`(_ signal: Int32) throws {
        let run = try Run(["a.md": Self.note])
        _ = try run.line(1)
        #expect(run.end(signal) == 0)
        #expect(try run.leftovers.isEmpty)
    }
}
