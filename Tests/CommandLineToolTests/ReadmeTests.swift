import Foundation
import ScenarioLanguage
import TestSupport
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

    /// Numbers in sentences, each counted where it comes from.
    @Test func `the numbers in its sentences are those of the project`() throws {
        let majors = KnownVersions.majors
        let package = try Self.text("Package.swift").matches(of: /swift-tools-version: (\d+\.\d+)/).first?.1
        let needed = try Self.text("Tests/Gates/prerequisites").matches(of: /needs Swift (\d+\.\d+)/).first?.1
        let swift = try #require(needed)
        #expect(try #require(package) <= swift)
        for (file, words) in [
            ("README.md", ["iOS \(majors[0]) to \(majors[majors.count - 1])", "Swift \(swift)", "Three commands"]),
            ("README.zh-Hans.md", ["iOS \(majors[0]) 到 \(majors[majors.count - 1])", "Swift \(swift)"]),
        ] {
            for word in words { #expect(try Self.text(file).contains(word), "\(word) in \(file)") }
        }
        #expect(try Self.blocks("console").count == 3)
        let parts = try FileManager.default.contentsOfDirectory(atPath: Self.project.path + "/Sources")
        for part in parts { #expect(try Self.text("README.md").contains("`\(part)`"), "\(part) is named") }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
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
