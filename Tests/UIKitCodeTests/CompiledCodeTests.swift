import Foundation
import LayoutEngine
import ScenarioLanguage
import Testing

@testable import UIKitCode

/// Exported code of every scenario of the notes, before compilers that know UIKit's declarations.
struct CompiledCodeTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "uikit-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ text: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func stub(_ name: String) -> String {
        SiteScenarios.root.appending(path: "Tests/UIKitCodeTests/Stubs/\(name)").path
    }

    @Test func `the Swift of every variant and of its claims compiles`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let programs = SiteScenarios.programs.filter { !$0.program.unsupported.contains(.viewsWithoutController) }
        #expect(programs.count > 400)
        for (module, file) in [("UIKit", "UIKit.swift"), ("XCTest", "XCTest.swift")] {
            let made = try Compilation(
                "swiftc",
                [
                    "-emit-module", "-module-name", module, "-parse-as-library", "-I", folder.path, "-o",
                    folder.appending(path: module + ".swiftmodule").path, stub(file),
                ])
            try #require(made.isAccepted, "\(made.report)")
        }
        var lines = ["import UIKit", "import XCTest", ""]
        for (program, variant) in programs {
            lines += program.swiftClass + ClaimTest(program, variant.expectations).swiftClass + [""]
        }
        let file = try write(lines.joined(separator: "\n") + "\n", to: "all.swift")
        let all = try Compilation(
            "swiftc",
            ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", folder.path, file])
        #expect(all.isAccepted, "\(all.report.prefix(3000))")
    }

    @Test func `the Objective-C of every variant compiles`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let programs = SiteScenarios.programs.filter { !$0.program.unsupported.contains(.viewsWithoutController) }
        let text = programs.map { $0.program.objectiveC.split(separator: "\n").dropFirst().joined(separator: "\n") }
        let file = try write(text.joined(separator: "\n") + "\n", to: "all.m")
        let all = try Compilation(
            "clang",
            [
                "--target=arm64-apple-ios26", "-fsyntax-only", "-fobjc-arc", "-Wall", "-Werror", "-include",
                stub("UIKit.h"),
                "-x", "objective-c", file,
            ])
        #expect(all.isAccepted, "\(all.report.prefix(3000))")
    }
}
