import Content
import Devices
import Foundation
import LayoutEngine
import ScenarioLanguage
import Testing

@testable import UIKitCode

/// The scenarios of this repository's notes, each once.
enum SiteScenarios {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// All fences of the English notes as one note, so that each is read once.
    static let all: [Scenario] = {
        let folder = root.appending(path: "content")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        var text = "# All\n\n"
        for name in names where name.hasSuffix(".en.md") {
            let note = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            var isInside = false
            for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("```scenario") { isInside = true }
                if isInside { text += line + "\n" }
                if line == "```" { isInside = false }
            }
        }
        let file = ScenarioFile(Array(text.utf8), path: "all.en.md", catalog: .standard)
        var seen: Set<String> = []
        return file.scenarios.filter { seen.insert($0.id).inserted }
    }()

    /// A program for each variant, with a class name of its own.
    static let programs: [(program: UIKitProgram, variant: Variant)] = all.flatMap { scenario in
        scenario.variants.enumerated().map { index, variant in
            let name = Identifier.className(scenario.id) + "\(index + 1)Controller"
            return (UIKitProgram(variant, of: scenario, className: name), variant)
        }
    }
}

/// A compiler's answer.
struct Compilation {
    let isAccepted: Bool
    let report: String

    init(_ tool: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        isAccepted = process.terminationStatus == 0
        report = String(decoding: data, as: UTF8.self)
    }
}
