import ContentSupport
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

    /// Compiles the declarations of UIKit and XCTest, for code that imports them.
    private func makeModules() throws {
        for (module, file) in [("UIKit", "UIKit.swift"), ("XCTest", "XCTest.swift")] {
            let made = try Compilation(
                "swiftc",
                [
                    "-emit-module", "-module-name", module, "-parse-as-library", "-I", folder.path, "-o",
                    folder.appending(path: module + ".swiftmodule").path, stub(file),
                ])
            try #require(made.isAccepted, "\(made.report)")
        }
    }

    private func typeCheck(_ files: [String], language: String) throws -> Compilation {
        try Compilation(
            "swiftc",
            ["-typecheck", "-swift-version", language, "-warnings-as-errors", "-parse-as-library", "-I", folder.path]
                + files)
    }

    @Test func `the Swift of every variant and of its claims compiles`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let programs = SiteScenarios.programs.filter { !$0.program.unsupported.contains(.viewsWithoutController) }
        #expect(programs.count > 400)
        try makeModules()
        var lines = ["import UIKit", "import XCTest", ""]
        for (program, variant) in programs {
            lines += program.swiftClass() + ClaimTest(program, variant.expectations).swiftClass + [""]
        }
        let file = try write(lines.joined(separator: "\n") + "\n", to: "all.swift")
        let all = try typeCheck([file], language: "6")
        #expect(all.isAccepted, "\(all.report.prefix(3000))")
    }

    @Test func `the probe of all scenarios compiles`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let probe = Probe(SiteScenarios.all)
        #expect(probe.count > 250)
        try makeModules()
        let sources = try probe.files().filter { $0.path.hasSuffix(".swift") }.map { file in
            try write(file.text, to: file.path.split(separator: "/").last.map { String($0) } ?? "")
        }
        #expect(sources.count == 2)
        let all = try typeCheck(sources, language: "5")
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
