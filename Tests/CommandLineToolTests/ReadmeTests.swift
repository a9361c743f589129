import Foundation
import Testing

/// What the README shows is what the tool does.
struct ReadmeTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The fenced blocks with an info string, in order.
    private static func blocks(_ language: String) throws -> [String] {
        let text = try String(contentsOf: project.appendingPathComponent("README.md"), encoding: .utf8)
        return text.components(separatedBy: "\n```\(language)\n").dropFirst().map { part in
            part.components(separatedBy: "\n```\n")[0] + "\n"
        }
    }

    /// A folder that holds the README's scenario.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(try #require(try Self.blocks("yaml").first), to: "bars-and-table.yaml")
        return folder
    }

    @Test func `the commands print what is shown`() throws {
        let folder = try folder()
        for block in try Self.blocks("console") {
            let line = try #require(block.split(separator: "\n").first)
            #expect(line.hasPrefix("$ ") && line.contains("notchbook "))
            let output = try ToolRun.shell(String(line.dropFirst(2)), in: folder.root).output
            #expect(line + "\n" + output == block, "'make readme' prints it anew")
        }
    }

    @Test func `the picture is the one that the tool draws`() throws {
        let folder = try folder()
        let words = ["render", "bars-and-table.yaml", "-o", "drawn.svg"]
        #expect(try ToolRun(words, in: folder.root).exitCode == 0)
        let sample = Self.project.appendingPathComponent("Site/samples/bars-and-table.svg")
        let isSame = try folder.read("drawn.svg") == String(contentsOf: sample, encoding: .utf8)
        #expect(isSame, "'make readme' draws it anew")
    }
}
